import { readDraft } from '#contract/menus/drafts.ts'
import { call } from '../../lib/api.ts'
import { flushDraft } from '../drafts/draft.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { openSavedMenu } from './open-saved-menu.ts'

/**
 * Opens a draft; that of a saved menu opens with its menu. The menu that was open stays a draft unless it is saved.
 * @throws {ApiError} when the drafts cannot be read, or what is open cannot be kept
 */
export async function restoreWork(workId: string): Promise<void> {
  await flushDraft()
  const draft = await call(readDraft, { query: { workId } })
  if (!draft) throw new Error('This draft is no longer there.')
  if (draft.savedAs) await openSavedMenu(draft.savedAs.id)
  else useOpenMenu.getState().restoreDraft(draft)
}
