import { AppError } from '../../../errors/app-error.ts'
import type { CommandWriter } from '../ports/command-writer.ts'
import type { DescriptionWriter } from '../ports/description-writer.ts'
import type { DishProposer } from '../ports/dish-proposer.ts'
import type { PageReader } from '../ports/page-reader.ts'

/** Where no language model is configured: no dish is invented. */
export const noProposer: DishProposer = {
  propose: async () => ({
    drafts: [],
    note: 'No language model is configured, so there is nobody to propose dishes. You can write them by hand.',
  }),
}

export const noPageReader: PageReader = {
  isAvailable: false,
  read: async () => ({ lines: undefined, clause: 'No AI that reads pictures is configured' }),
}

export const noWriter: DescriptionWriter = {
  isAvailable: false,
  rewrite: async () => {
    throw new AppError('no_proposals', {
      message: 'No language model is configured, so there is nobody to rewrite descriptions.',
    })
  },
}

/** Where no language model is configured: the grammar alone reads what is typed. */
export const noCommandWriter: CommandWriter = {
  write: async () => {
    throw new AppError('no_proposals', {
      message: 'No language model is configured, so there is nobody to read this.',
    })
  },
}
