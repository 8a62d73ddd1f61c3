import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renameSavedMenu, type SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import type { MenuTitles } from './titles.ts'

interface Renaming {
  readonly menu: Pick<SavedMenuSummary, 'id'>
  readonly titles: MenuTitles
}

export function useRenameMenu() {
  const [renamingId, setRenamingId] = useState<string | null>(null)
  const rename = useMutation({
    mutationFn: ({ menu, titles }: Renaming) =>
      call(renameSavedMenu, { params: { id: menu.id }, body: titles }),
    async onSuccess(renamed) {
      followRename(renamed)
      await refreshSavedMenus()
      setRenamingId(null)
    },
    onError: tellFailureOr('The menu could not be renamed. Please try again.'),
  })
  return {
    renamingId,
    begin: ({ id }: Renaming['menu']) => setRenamingId(id),
    cancel: () => setRenamingId(null),
    save: (menu: Renaming['menu'], titles: MenuTitles) => rename.mutate({ menu, titles }),
    isPending: rename.isPending,
  }
}

/** The menu that is open in this tab goes on from the version that the renaming made, with what it has unsaved. */
function followRename({ id, version, name, title, dateLine }: SavedMenuSummary): void {
  const open = useOpenMenu.getState()
  // A renaming makes one version: of any other state somebody else has saved, and the next save asks.
  if (open.savedAs?.id !== id || open.savedAs.version !== version - 1) return
  const isSaved = !hasUnsavedChanges(open)
  open.edit((menu) => ({ ...menu, title, dateLine }))
  open.markSaved({ id, version, name }, isSaved ? useOpenMenu.getState().revision : undefined)
}
