import type { Menu } from '#domain/menu/model/menu.ts'
import type { ToastAction } from '../../ui/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/**
 * The undo of the latest edit, for its toast: a step back in the history while no edit followed, else a
 * separate edit that keeps what followed.
 */
export function undoAction(takeBack: (menu: Menu) => Menu): ToastAction {
  const { menu } = useOpenMenu.getState()
  return {
    label: 'Undo',
    onSelect: () => {
      const open = useOpenMenu.getState()
      if (open.menu === menu) open.undo()
      else open.edit(takeBack)
    },
  }
}
