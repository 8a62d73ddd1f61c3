import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { saysTheSame, whatDiffers } from './conflict/what-differs.ts'
import type { SaveOutcome } from './saving-state.ts'

/** Saves the open menu once. */
export type SaveAttempt = () => Promise<SaveOutcome>

/**
 * Looks at what was saved elsewhere before anybody is asked. Where it says what the open menu says, nothing is to be
 * decided: the answer to an earlier save was lost, or two screens made one change. The open menu is then saved over it.
 * @param first what came of the first attempt
 */
export async function settleConflict(first: SaveOutcome, attempt: SaveAttempt): Promise<SaveOutcome> {
  let outcome = first
  for (let tries = 0; outcome.kind === 'conflict'; tries++) {
    const stored = await readStored(outcome.conflict.id)
    const open = useOpenMenu.getState()
    const isSettled =
      stored !== null && open.savedAs?.id === stored.id && saysTheSame(whatDiffers(stored, open))
    if (!isSettled || tries > 0) return { ...outcome, conflict: { ...outcome.conflict, stored } }
    open.markSaved({ id: stored.id, version: stored.version })
    outcome = await attempt()
  }
  return outcome
}

/** The question can be asked without it. */
const readStored = (id: string): Promise<SavedMenu | null> =>
  call(readSavedMenu, { params: { id } }).catch(() => null)
