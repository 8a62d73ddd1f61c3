import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { duplicateSavedMenu, type SavedMenuSummary, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { deliverLink } from '../../../menu/sharing/deliver-link.ts'
import { useSharedLink } from '../../../menu/sharing/shared-link.ts'
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

/** What can be done with a saved menu. */
export type MenuActions = ReturnType<typeof useMenuActions>

/** Something that was chosen for this menu is under way. */
export const isBusy = ({ sharing, exporting, editing }: MenuActions, id: string): boolean =>
  [sharing.pendingId, exporting.pendingId, editing.pendingId].includes(id)

interface Sharing {
  readonly menu: Pick<SavedMenuSummary, 'id' | 'name' | 'sharedAt'>
  /** `show`: with its QR code, to be taken from the screen. */
  readonly how: 'deliver' | 'show'
}

/** Shares a stored menu, or gives the link of one that is shared: a menu that is shared keeps its link. */
function useShareMenu() {
  const { present, refuse, dialog } = useSharedLink()
  const share = useMutation({
    async mutationFn({ menu: { id, name }, how }: Sharing) {
      const { url } = await call(shareSavedMenu, { params: { id } })
      return { link: { menuId: id, url }, delivery: how === 'show' ? 'shown' : await deliverLink(url, name) }
    },
    onSuccess: ({ link, delivery }) => present(link, delivery),
    onError: refuse,
  })
  return {
    /** The first time the link is copied or sent at once, later it is only shown. */
    share: (menu: Sharing['menu']) => share.mutate({ menu, how: menu.sharedAt ? 'show' : 'deliver' }),
    copyLink: (menu: Sharing['menu']) => share.mutate({ menu, how: 'deliver' }),
    pendingId: share.isPending ? share.variables.menu.id : null,
    dialog,
  }
}

const tell = tellFailureOr('The menu could not be duplicated. Please try again.')

/** Saves a copy of a saved menu under a different title. */
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
