import type { Menu, MenuGroup } from '#domain/menu/model/schema.ts'
import type { ToastAction } from '../../ui/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * The undo of the latest edit, for its toast: a step back in the history while no edit followed, else a
 * separate edit that keeps what followed.
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
