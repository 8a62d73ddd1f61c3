import { deleteDraft } from '#contract/menus/drafts.ts'
import { call } from '../../lib/api.ts'
import { flushDraft } from '../drafts/draft.ts'
import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'

/**
 * Closes the open menu where its saved menu was just deleted. Changes that were not saved stay as a draft; where they
 * cannot be kept, the menu stays open as one that was never saved. Without changes, its draft says nothing that the
 * bin does not, and goes.
 */
export async function closeDeleted(menuId: string): Promise<void> {
  const open = useOpenMenu.getState()
  if (open.savedAs?.id !== menuId) return
  if (!hasUnsavedChanges(open)) {
    open.clear()
    await call(deleteDraft, { query: { workId: open.work.id } }).catch(() => undefined)
    return
  }
  open.savedMenuGone(menuId)
  await flushDraft().then(
    () => useOpenMenu.getState().clear(),
    () => undefined,
  )
}
