import { toast } from '../../ui/toast/toast-store.ts'
import { flushDraft } from '../drafts/draft.ts'
import { isUnsavedWork, useOpenMenu } from '../store/open-menu.ts'

/**
 * Before another menu takes the place of the open one: what is in no saved menu stays as a draft.
 * @returns what tells the person, where there was anything to keep
 * @throws {ApiError} when it cannot be kept: nothing may take its place
 */
export async function keepOpenMenu(): Promise<() => void> {
  const open = useOpenMenu.getState()
  if (!isUnsavedWork(open)) return () => undefined
  await flushDraft()
  const name = open.menu?.title || open.savedAs?.name || open.restaurant.name
  const description = open.savedAs
    ? `“${name}” keeps its unsaved changes.`
    : `“${name}” is among your drafts.`
  return () => toast({ title: 'Kept as a draft', description })
}

/**
 * Closes the open menu, so that a new one can begin: the way of every button and link to a new menu.
 * @throws {ApiError} when what is open cannot be kept: then it stays open
 */
export async function makeRoom(): Promise<void> {
  const tellKept = await keepOpenMenu()
  if (useOpenMenu.getState().menu) useOpenMenu.getState().clear()
  tellKept()
}
