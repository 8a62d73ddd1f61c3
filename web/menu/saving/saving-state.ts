import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import type { SavedAs } from '#domain/menu/stored/forms.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { SAVE_FAILED, saveFailureOf } from './save-menu.ts'

/** Another version of the menu was saved since it was opened here. */
export interface Conflict {
  readonly id: string
  /** The version that the server has. */
  readonly currentVersion: number
  /** That version; null where it could not be read. */
  readonly stored: SavedMenu | null
}

/** Saving the open menu, from one screen. */
export type SavingState =
  /** `waiting`: there is no connection; the menu is saved when there is one again. */
  | { readonly state: 'idle' | 'saved' | 'waiting' }
  | { readonly state: 'saving'; readonly attempt: number }
  /** `reason` is for the person. */
  | { readonly state: 'failed'; readonly reason: string }
  | {
      readonly state: 'conflict'
      readonly reason: string
      readonly conflict: Conflict
      readonly isReloading: boolean
    }

/** The result of one attempt to save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly menu: SavedMenu }
  | { readonly kind: 'conflict'; readonly conflict: Conflict; readonly error: unknown }
  /** `plan limit`: the plan keeps no more menus. */
  | { readonly kind: 'plan limit' | 'failed'; readonly error: unknown }

export type SavingEvent =
  | { readonly type: 'save'; readonly attempt: number }
  | { readonly type: 'answer'; readonly attempt: number; readonly outcome: SaveOutcome }
  /** `settle`: the success has been shown for long enough. `dismiss`: the conflict stays unsolved. */
  | { readonly type: 'wait' | 'settle' | 'dismiss' | 'reload' | 'reloaded' | 'reload failed' }

/** The result of a failed attempt, for a menu that is stored as `savedAs`. */
export function refusalOf(error: unknown, savedAs: SavedAs | null): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', error }
  if (error.code === 'plan_limit') return { kind: 'plan limit', error }
  const currentVersion = error.details?.currentVersion
  if (error.code !== 'version_conflict' || !savedAs || currentVersion === undefined) {
    return { kind: 'failed', error }
  }
  return { kind: 'conflict', conflict: { id: savedAs.id, currentVersion, stored: null }, error }
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
    case 'reload':
    case 'reload failed':
      return saving.state === 'conflict' ? { ...saving, isReloading: event.type === 'reload' } : saving
    case 'reloaded':
      return saving.state === 'saving' ? saving : { state: 'idle' }
  }
}

function stateOfOutcome(outcome: SaveOutcome): SavingState {
  if (outcome.kind === 'saved') return { state: 'saved' }
  const reason = saveFailureOf(outcome.error, sentenceOf(outcome.error, SAVE_FAILED))
  return outcome.kind === 'conflict'
    ? { state: 'conflict', reason, conflict: outcome.conflict, isReloading: false }
    : { state: 'failed', reason }
}
