import { flushDraft } from '../drafts/draft.ts'
import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'

/** Closes the open menu where its saved menu was just deleted; unsaved changes stay as a draft, else it stays. */
export async function closeDeleted(menuId: string): Promise<void> {
  const open = useOpenMenu.getState()
  if (open.savedAs?.id !== menuId) return
  if (!hasUnsavedChanges(open)) return open.clear()
  await flushDraft().then(
    () => useOpenMenu.getState().clear(),
    () => open.savedMenuGone(menuId),
  )
}
