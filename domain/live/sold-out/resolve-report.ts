import type { AvailabilityReport } from '../model/sold-out.ts'
import { isSoldOutAt } from '../model/sold-out.ts'

type Said = Pick<AvailabilityReport, 'isSoldOut' | 'shows' | 'until' | 'byName' | 'at'>

/** What becomes of a word where another one was said before it, or after it by a phone that was quicker to send. */
export interface Settled {
  /** `said`: it counts now. `overruled`: somebody said otherwise later. */
  readonly outcome: 'said' | 'overruled'
  /** It changes something, and is to be written. */
  readonly isChange: boolean
  /** The word of somebody else that it meets: the later one, or one that its speaker had not seen. */
  readonly other: Said | null
}

/**
 * The last word counts, by the time at which it was said.
 * @param stored the last word so far, if there is one
 * @param seenAt the time of the word that its speaker saw; null for none
 * @param now at which it is decided whether the stored word still holds
 */
export function resolveReport(
  stored: Said | undefined,
  word: Said,
  { seenAt, now }: { readonly seenAt: string | null; readonly now: Date },
): Settled {
  if (!stored) return { outcome: 'said', isChange: true, other: null }
  const disagrees = isSoldOutAt(stored, now) !== word.isSoldOut
  const isOverruled = Date.parse(stored.at) > Date.parse(word.at)
  const wasSeen = seenAt !== null && Date.parse(stored.at) <= Date.parse(seenAt)
  const isOfAnother = stored.byName !== word.byName
  return {
    outcome: isOverruled && disagrees ? 'overruled' : 'said',
    isChange: !isOverruled && !saysTheSame(stored, word),
    other: disagrees && isOfAnother && (isOverruled || !wasSeen) ? stored : null,
  }
}

/** The same person's word again, as it comes when its first answer was lost. */
const saysTheSame = (one: Said, other: Said): boolean =>
  one.isSoldOut === other.isSoldOut &&
  one.shows === other.shows &&
  one.until === other.until &&
  one.byName === other.byName
