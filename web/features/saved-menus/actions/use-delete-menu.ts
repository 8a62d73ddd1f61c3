import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSavedMenu, type SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { refreshDrafts } from '../../../menu/drafts/draft.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { closeDeleted } from '../../../menu/starting/close-deleted.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshBin } from '../bin/bin-query.ts'
import { restoreAndTell } from '../bin/restore-menu.ts'

const UNDO_SHOWN_MS = 10_000

/** Puts menus into the bin, after a question. */
export function useDeleteMenu(onDeleted: () => void) {
  const [asked, setAsked] = useState<SavedMenuSummary | null>(null)
  const [isBinFull, setIsBinFull] = useState(false)
  const remove = useMutation({
    mutationFn: (menu: SavedMenuSummary) => call(deleteSavedMenu, { params: { id: menu.id } }),
    onSuccess: async (_, menu) => {
      await closeDeleted(menu.id)
      await Promise.all([refreshSavedMenus(), refreshBin(), refreshDrafts()])
      setAsked(null)
      onDeleted()
      toast({
        title: 'Menu Deleted',
        description: 'The menu has been deleted successfully.',
        durationMs: UNDO_SHOWN_MS,
        action: { label: 'Undo', onSelect: () => restoreAndTell(menu) },
      })
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'bin_full') {
        setAsked(null)
        setIsBinFull(true)
        return
      }
      toast({
        title: 'Error',
        description: 'There was a problem deleting the menu. Please try again.',
        variant: 'destructive',
      })
    },
  })
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => asked && remove.mutate(asked),
    isPending: remove.isPending,
    /** The bin takes no more: its owner is shown the way there. */
    isBinFull,
    leaveFullBin: () => setIsBinFull(false),
  }
}
