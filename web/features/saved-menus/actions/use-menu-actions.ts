import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteSavedMenu, duplicateSavedMenu, type SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshDrafts } from '../../../menu/drafts/draft.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { openSavedMenu } from '../../../menu/saving/open-saved-menu.ts'
import { useShare } from '../../../menu/sharing/use-share.ts'
import { closeDeleted } from '../../../menu/starting/close-deleted.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { may } from '../../../plan/own-role.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshBin } from '../bin/bin-query.ts'
import { restoreAndTell } from '../bin/restore-menu.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import type { MenuTitles } from './titles.ts'
import { useExportMenu } from './use-export-menu.ts'
import { useRenameMenu } from './use-rename-menu.ts'

/** Who may not edit a menu reads it as guests do. */
const view = (id: string): void => window.location.assign(`/menu-viewer/${encodeURIComponent(id)}`)

/** Opens a saved menu with its unsaved changes; who may not edit sees its pages. */
function useEditMenu() {
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: openSavedMenu,
    onSuccess: () => navigate('/menu-builder'),
    onError: (error) => {
      tellFailureOr('This menu could not be opened. Please try again.')(error)
      return refreshSavedMenus()
    },
  })
  return { edit: may('edit words') ? open.mutate : view, pendingId: open.isPending ? open.variables : null }
}

const UNDO_SHOWN_MS = 10_000

/** Puts menus into the bin, after a question. */
function useDeleteMenu(onDeleted: () => void) {
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

/** @param onGone the menu that was deleted has left the screen, and its button with it */
export function useMenuActions(onGone: () => void) {
  const editing = useEditMenu()
  const sharing = useShareMenu()
  const exporting = useExportMenu()
  const renaming = useRenameMenu()
  const duplicating = useDuplicateMenu()
  const deleting = useDeleteMenu(onGone)
  return { editing, sharing, exporting, renaming, duplicating, deleting }
}

export type MenuActions = ReturnType<typeof useMenuActions>

/** Something that was chosen for this menu is under way. */
export const isBusy = ({ sharing, exporting, editing }: MenuActions, id: string): boolean =>
  [sharing.pendingId, exporting.pendingId, editing.pendingId].includes(id)

function useShareMenu() {
  const { share, ...sharing } = useShare()
  return {
    ...sharing,
    share: ({ id, name }: Pick<SavedMenuSummary, 'id' | 'name'>) =>
      share({ id, saved: async () => ({ id, name }) }),
  }
}

const tell = tellFailureOr('The menu could not be duplicated. Please try again.')

function useDuplicateMenu() {
  const [asked, setAsked] = useState<ListedMenu | null>(null)
  const duplicate = useMutation({
    mutationFn: ({ id, titles }: { id: string; titles: MenuTitles }) =>
      call(duplicateSavedMenu, { params: { id }, body: titles }),
    async onSuccess() {
      await refreshSavedMenus()
      setAsked(null)
    },
    onError(error) {
      if (!(error instanceof ApiError && error.code === 'plan_limit')) return tell(error)
      setAsked(null)
      askToUpgrade('unlimited_menus')
    },
  })
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    save: (titles: MenuTitles) => asked && duplicate.mutate({ id: asked.id, titles }),
    isPending: duplicate.isPending,
  }
}
