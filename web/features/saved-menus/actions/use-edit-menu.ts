import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast, tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saving/saved-menus-query.ts'
import { keepOpenMenu } from '../../../menu/starting/make-room.ts'
import type { OpenMenu } from '../../../menu/state/menu-state.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'

/** The open menu is this stored one, perhaps with unsaved changes. */
export const continuesAs = (open: Pick<OpenMenu, 'menu' | 'savedAs'>, stored: SavedMenu): boolean =>
  open.menu !== null && open.savedAs?.id === stored.id && open.savedAs.version === stored.version

/** Opens a stored menu in the builder; asks first when that would discard work. */
export function useEditMenu() {
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<SavedMenu | null>(null)

  async function open(menu: SavedMenu): Promise<void> {
    try {
      await keepOpenMenu()
    } catch (error) {
      // The open menu is only in this browser, so it is not replaced.
      showErrorToast(error)
      return
    }
    useOpenMenu.getState().loadMenu(menu)
    navigate('/menu-builder')
  }

  const read = useMutation({
    mutationFn: (id: string) => call(readSavedMenu, { params: { id } }),
    onSuccess: (stored) => {
      const present = useOpenMenu.getState()
      if (continuesAs(present, stored)) navigate('/menu-builder')
      else if (hasUnsavedChanges(present)) setWaiting(stored)
      else return open(stored)
    },
    onError: (error) => {
      tellFailureOr('This menu could not be opened. Please try again.')(error)
      return refreshSavedMenus()
    },
  })

  return {
    edit: read.mutate,
    pendingId: read.isPending ? read.variables : null,
    /** The menu to open that would discard unsaved changes. */
    waiting,
    confirm: () => waiting && open(waiting),
    cancel: () => setWaiting(null),
  }
}
