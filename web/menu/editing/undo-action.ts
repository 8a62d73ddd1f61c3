import type { Menu, MenuGroup } from '#domain/menu/model/schema.ts'
import type { ToastAction } from '../../ui/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * The way back from the edit just made, for its toast: a step back in the history as long as nothing
 * came after it, else an edit of its own that leaves alone what came after.
 */
export function undoAction(takeBack: (menu: Menu) => readonly MenuGroup[]): ToastAction {
  const { groups } = useOpenMenu.getState()
  return {
    label: 'Undo',
    onSelect: () => {
      const open = useOpenMenu.getState()
      if (open.groups === groups) open.undo()
      else open.edit(takeBack)
    },
  }
}
