import { readDraft } from '#contract/menus/drafts.ts'
import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import { ApiError, call } from '../../lib/api.ts'
import { answerAhead } from '../../lib/shell-answers.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { flushDraft, followElsewhere, refreshDrafts } from '../drafts/draft.ts'
import { keepOpenMenu } from '../starting/make-room.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * Opens a saved menu with its unsaved changes, whichever device they were made on. Those of the menu that was open
 * stay with that menu.
 * @throws {ApiError} when it cannot be read, or what is open cannot be kept: then nothing is replaced
 */
export async function openSavedMenu(id: string): Promise<void> {
  const { menu, savedAs } = useOpenMenu.getState()
  if (menu && savedAs?.id === id) {
    // Without a connection, this tab still has it.
    await followElsewhere().catch(() => undefined)
    return
  }
  const [{ saved, draft, isReadable }, tellKept] = await Promise.all([readStored(id), keepOpenMenu()])
  useOpenMenu.getState().loadMenu(saved)
  tellKept()
  // What merges is needed by few who open a menu.
  if (draft) await (await import('../drafts/catch-up.ts')).goOnWith({ saved, draft })
  if (!isReadable)
    toast({
      title: 'Unsaved changes cannot be read',
      description: `Those of “${titleOf(saved)}” were kept by another version of Carte. You see what you saved last. They stay where Create New Menu lists drafts.`,
    })
}

const titleOf = ({ content, name }: Pick<SavedMenu, 'content' | 'name'>): string => content.title || name

/** A saved menu with its draft, as they came with the page or are now. */
async function readStored(id: string) {
  const [saved, [draft, isReadable]] = await Promise.all([
    answerAhead(readSavedMenu, { params: { id } }),
    answerAhead(readDraft, { query: { workId: id } }).then(
      (kept) => [kept, true] as const,
      (error) => {
        if (!(error instanceof ApiError && error.code === 'document_unreadable')) throw error
        return [null, false] as const
      },
    ),
  ])
  return { saved, draft, isReadable }
}

export async function forgetDiscarded(): Promise<void> {
  await flushDraft().catch(() => undefined)
  await refreshDrafts()
}

/**
 * Goes back to what was saved last, and says nothing.
 * @throws {ApiError} when that cannot be read: nothing is discarded
 */
export async function returnToSaved(): Promise<SavedMenu | null> {
  const { savedAs } = useOpenMenu.getState()
  if (!savedAs) return null
  const saved = await call(readSavedMenu, { params: { id: savedAs.id } })
  useOpenMenu.getState().discardChanges(saved)
  return saved
}

/**
 * Goes back to what was saved last; the toast takes that back.
 * @throws {ApiError} as `returnToSaved`
 */
export async function discardChanges(): Promise<void> {
  const saved = await returnToSaved()
  if (!saved) return
  const { menu } = useOpenMenu.getState()
  await forgetDiscarded()
  toast({
    title: 'Changes discarded',
    description: `“${titleOf(saved)}” is as you saved it last.`,
    action: {
      label: 'Undo',
      onSelect: () => {
        const open = useOpenMenu.getState()
        // What came after it stays; the undo buttons go back step by step.
        if (open.menu === menu) open.undo()
      },
    },
  })
}
