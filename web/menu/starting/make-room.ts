import { flushDraft } from '../drafts/draft.ts'
import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'

/**
 * Closes the open menu, so that another one can begin. Changes that were not saved stay as a draft.
 * @returns whether there were such changes
 * @throws {ApiError} when they cannot be kept: then the menu stays open
 */
export async function makeRoom(): Promise<boolean> {
  const open = useOpenMenu.getState()
  const isLeft = hasUnsavedChanges(open)
  if (isLeft) await flushDraft()
  if (open.menu) open.clear()
  return isLeft
}
