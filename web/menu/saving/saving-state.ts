import type { SavedWithOthers } from '#contract/menus/saved-menus.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { UnseenWordsError } from '../drafts/merge-question.ts'
import { SAVE_FAILED, saveFailureOf } from './save-menu.ts'

/** Saving the open menu, from one screen. */
export type SavingState =
  /** `waiting`: there is no connection; the menu is saved when there is one again. */
  | { readonly state: 'idle' | 'saved' | 'waiting' }
  | { readonly state: 'saving'; readonly attempt: number }
  /** `reason` is for the person. `conflict`: they have to say what holds before it can be saved. */
  | { readonly state: 'failed' | 'conflict'; readonly reason: string }

/** The result of one attempt to save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly menu: SavedWithOthers }
  /** `conflict`: it was saved elsewhere since. `unseen`: the person is asked to look first. `plan limit`: the plan keeps no more menus. */
  | { readonly kind: 'conflict' | 'unseen' | 'plan limit' | 'failed'; readonly error: unknown }

export type SavingEvent =
  | { readonly type: 'save'; readonly attempt: number }
  | { readonly type: 'answer'; readonly attempt: number; readonly outcome: SaveOutcome }
  /** `settle`: the success has been shown for long enough. `dismiss`: the conflict stays unsolved. */
  | { readonly type: 'wait' | 'settle' | 'dismiss' }

/** The result of a failed attempt. */
export function refusalOf(error: unknown): SaveOutcome {
  if (error instanceof UnseenWordsError) return { kind: 'unseen', error }
  if (!(error instanceof ApiError)) return { kind: 'failed', error }
  if (error.code === 'plan_limit') return { kind: 'plan limit', error }
  return { kind: error.code === 'version_conflict' ? 'conflict' : 'failed', error }
}

/** The state after an event; an event that does not fit the state leaves it as it is. */
export function nextSaving(saving: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'save':
      return { state: 'saving', attempt: event.attempt }
    case 'answer':
      // A later attempt is queued; its answer counts.
      return saving.state === 'saving' && saving.attempt === event.attempt
        ? stateOfOutcome(event.outcome)
        : saving
    case 'wait':
      return { state: 'waiting' }
    case 'settle':
      return saving.state === 'saved' ? { state: 'idle' } : saving
    case 'dismiss':
      return saving.state === 'conflict' ? { state: 'failed', reason: saving.reason } : saving
  }
}

function stateOfOutcome(outcome: SaveOutcome): SavingState {
  if (outcome.kind === 'saved') return { state: 'saved' }
  if (outcome.kind === 'unseen') return { state: 'idle' }
  const reason = saveFailureOf(outcome.error, sentenceOf(outcome.error, SAVE_FAILED))
  return { state: outcome.kind === 'conflict' ? 'conflict' : 'failed', reason }
}
