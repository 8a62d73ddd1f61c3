import type { Section } from '#domain/menu/model/section.ts'
import type { FailureReason } from '../models/model-failure.ts'

const CLAUSES: Readonly<Record<FailureReason, string>> = {
  timeout: 'The AI took too long',
  busy: 'The AI is busy',
  unavailable: 'The AI could not be reached',
  unusable: 'The AI gave no usable answer',
  budget: 'Your AI requests for today are used up',
}

const NOTHING_FITTING = 'The AI proposed nothing that fits'

/** How many dishes of a section the model proposed, and how many the catalogue had to fill up. */
interface Origins {
  readonly proposed: number
  readonly others: number
}

/** A section with the sentence that tells which of its items the model did not propose, if there are any. */
export function withNotice(
  section: Section,
  { proposed, others }: Origins,
  failure: FailureReason | undefined,
): Section {
  if (others <= 0) return section
  return {
    ...section,
    ownerNotice:
      proposed === 0
        ? `${clauseOf(failure)}, so these dishes come from our catalog.`
        : `${others} of these dishes ${others === 1 ? 'comes' : 'come'} from our catalog: the AI proposed only ${proposed} that ${proposed === 1 ? 'fits' : 'fit'}.`,
  }
}

export const menuNotice = (failure: FailureReason | undefined): string =>
  `${clauseOf(failure)}, so this menu comes from our catalog.`

export const refreshNotice = (failure: FailureReason | undefined): string =>
  `${clauseOf(failure)}, so this dish comes from our catalog.`

/** What happened, as the beginning of a sentence. */
export const clauseOf = (failure: FailureReason | undefined): string =>
  failure ? CLAUSES[failure] : NOTHING_FITTING
