import { followElsewhere } from '../drafts/draft.ts'
import { endMerge } from '../drafts/merge-question.ts'
import type { SaveOutcome } from './saving-state.ts'

export type SaveAttempt = () => Promise<SaveOutcome>

/** Of saves that meet another one each time. */
const MOST_TRIES = 5

/**
 * Merges what was saved elsewhere before anybody is asked, and saves again. Only what both have changed to different
 * things is left to a person.
 * @param first what came of the first attempt
 */
export async function settleConflict(first: SaveOutcome, attempt: SaveAttempt): Promise<SaveOutcome> {
  let outcome = first
  endMerge(true)
  for (let tries = 0; outcome.kind === 'conflict' && tries < MOST_TRIES; tries++) {
    try {
      if ((await followElsewhere()) !== 'taken') return outcome
    } catch (error) {
      return { kind: 'failed', error }
    }
    outcome = await attempt()
  }
  return outcome
}
