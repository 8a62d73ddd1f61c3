import { readDraft } from '#contract/menus/drafts.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { flushDraft } from '../drafts/draft.ts'
import { isUnsavedWork, useOpenMenu } from '../store/open-menu.ts'

/**
 * Opens a draft. The menu that was open stays a draft unless it is saved.
 * @throws {ApiError} when the drafts cannot be read, or what is open cannot be kept
 */
export async function restoreWork(workId: string): Promise<void> {
  await flushDraft()
  const draft = await call(readDraft, { query: { workId } })
  if (!draft) throw new Error('This draft is no longer there.')
  useOpenMenu.getState().restoreDraft(draft)
}

/**
 * Opens the version of a menu that was saved elsewhere. The changes made here stay as a draft, and a toast
 * offers to go back to them.
 * @throws {ApiError} when the menu cannot be read, or the changes cannot be kept: then nothing is replaced
 */
export async function reloadSavedMenu(id: string): Promise<void> {
  await flushDraft()
  const mine = useOpenMenu.getState()
  const saved = await call(readSavedMenu, { params: { id } })
  mine.loadMenu(saved)
  if (!isUnsavedWork(mine)) return
  const isSame = mine.savedAs?.id === id
  toast({
    title: isSame ? 'Menu reloaded' : 'Kept as a draft',
    description: isSame
      ? 'Your own changes are kept as a draft.'
      : 'The menu you were working on is among your drafts.',
    action: { label: 'Restore mine', onSelect: () => restoreWork(mine.work.id).catch(showErrorToast) },
  })
}
