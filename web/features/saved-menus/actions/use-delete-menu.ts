import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteSavedMenu, type SavedMenuSummary } from '#contract/saved-menus.ts'
import { call } from '../../../lib/api.ts'
import { refreshSavedMenus } from '../../../menu/saving/saved-menus-query.ts'
import { toast } from '../../../ui/toast-store.ts'

export function useDeleteMenu(onDeleted: () => void) {
  const [asked, setAsked] = useState<SavedMenuSummary | null>(null)
  const remove = useMutation({
    mutationFn: (menu: SavedMenuSummary) => call(deleteSavedMenu, { params: { id: menu.id } }),
    onSuccess: async () => {
      await refreshSavedMenus()
      setAsked(null)
      onDeleted()
      toast({ title: 'Menu Deleted', description: 'The menu has been deleted successfully.' })
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'There was a problem deleting the menu. Please try again.',
        variant: 'destructive',
      }),
  })
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => asked && remove.mutate(asked),
    isPending: remove.isPending,
  }
}
