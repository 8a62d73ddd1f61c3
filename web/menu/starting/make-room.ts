import { toast } from '../../ui/toast/toast-store.ts'
import { flushDraft } from '../drafts/draft.ts'
import { isUnsavedWork, useOpenMenu } from '../store/open-menu.ts'

/**
 * Before another menu takes the place of the open one: what is in no saved menu stays as a draft.
 * @returns whether there was anything to keep
 * @throws {ApiError} when it cannot be kept: nothing may take its place
 */
export async function keepOpenMenu(): Promise<boolean> {
  const isWork = isUnsavedWork(useOpenMenu.getState())
  if (isWork) await flushDraft()
  return isWork
}

/**
 * Closes the open menu, so that a new one can begin: the way of every button and link to a new menu.
 * @throws {ApiError} when what is open cannot be kept: then it stays open
 */
export async function makeRoom(): Promise<void> {
  const isKept = await keepOpenMenu()
  if (useOpenMenu.getState().menu) useOpenMenu.getState().clear()
  if (isKept)
    toast({ title: 'Kept as a draft', description: 'The menu you were working on is among your drafts.' })
}
