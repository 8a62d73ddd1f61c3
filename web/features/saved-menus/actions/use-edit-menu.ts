import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { openSavedMenu } from '../../../menu/saving/open-saved-menu.ts'

/** Opens a saved menu in the builder, with its unsaved changes; those of the menu that was open stay with that one. */
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
  return { edit: open.mutate, pendingId: open.isPending ? open.variables : null }
}
