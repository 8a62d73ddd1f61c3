import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { duplicateSavedMenu, type SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { useShare } from '../../../menu/sharing/use-share.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import type { MenuTitles } from './titles.ts'
import { useDeleteMenu } from './use-delete-menu.ts'
import { useEditMenu } from './use-edit-menu.ts'
import { useExportMenu } from './use-export-menu.ts'
import { useRenameMenu } from './use-rename-menu.ts'

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
