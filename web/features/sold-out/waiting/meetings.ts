import type { AvailabilityEntry, SaidAnswer } from '#contract/restaurant/sold-out.ts'
import type { WaitingWord } from './waiting-words.ts'

/** A word that met somebody else's, or no dish any more. */
export interface Meeting {
  readonly id: string
  readonly dish: string
  readonly isSoldOut: boolean
  readonly outcome: SaidAnswer['outcome']
  readonly other: AvailabilityEntry | null
}

/** @param answers one for each word, in the same order */
export const meetingsOf = (words: readonly WaitingWord[], answers: readonly SaidAnswer[]): Meeting[] =>
  words.flatMap(({ id, dish, isSoldOut }, at) => {
    const answer = answers[at]
    return answer && (answer.other || answer.outcome === 'gone') ? [{ id, dish, isSoldOut, ...answer }] : []
  })

/** What has become of a word, in a sentence. @param timeZone of the restaurant; the device's own where absent */
export function meetingWords(
  { dish, isSoldOut, outcome, other }: Meeting,
  timeZone: string | undefined,
): string {
  if (!other) return `${dish} is no longer on the menu.`
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(other.at))
  const theirs = other.isSoldOut ? 'it is sold out' : 'it is back'
  return outcome === 'overruled'
    ? `${dish}: ${other.byName} said ${theirs} at ${time}, after you. Their update counts.`
    : `${dish}: ${other.byName} said ${theirs} at ${time}. Your update was later, so it’s ${isSoldOut ? 'sold out again' : 'back on'}.`
}
