import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { openSavedMenu } from '../../../menu/saving/open-saved-menu.ts'
import { may } from '../../../plan/own-role.ts'

/** Who may not edit a menu reads it as guests do. */
const view = (id: string): void => window.location.assign(`/menu-viewer/${encodeURIComponent(id)}`)

/** Opens a saved menu with its unsaved changes; who may not edit sees its pages. */
export function useEditMenu() {
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
