import { sortOfName } from '#domain/generation/sorts/section-words.ts'
import { listed, type MoreChoice } from './more-choice.ts'

/** Names among these sections of which nobody can tell what is sold there. */
export const unknownSections = ({ sections }: Pick<MoreChoice, 'sections'>): string[] =>
  listed(sections).filter((name) => sortOfName(name) === undefined)
