import type { Menu } from '#domain/menu/model/menu.ts'
import type { ToastAction } from '../../ui/toast/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** Undoes the latest edit, for its toast: back in the history, else as an edit that keeps what followed. */
export function undoAction(takeBack: (menu: Menu) => Menu): ToastAction {
  const { revision } = useOpenMenu.getState()
  return {
    label: 'Undo',
    onSelect: () => {
      const open = useOpenMenu.getState()
      // A change of the restaurant or the design is a step too.
      if (open.revision === revision) open.undo()
      else open.edit(takeBack)
    },
  }
}
