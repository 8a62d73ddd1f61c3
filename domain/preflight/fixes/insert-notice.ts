import { addNotice } from '../../menu/editing/menu-edits.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Notice } from '../../menu/model/notice.ts'
import type { Fix } from '../rules/rule.ts'

type NewNotice = Omit<Notice, 'id'>

/** The menu with a notice at its end; one that says the same, or that is full, stays as it is. */
export const withNotice = (menu: Menu, notice: NewNotice): Menu =>
  menu.notices.some(({ text }) => text === notice.text) || menu.notices.length >= MENU_SIZE_LIMITS.notices
    ? menu
    : addNotice(menu, notice)

export const insertNotice = (notice: NewNotice, label = 'Add the notice', id = 'insert-notice'): Fix => ({
  id,
  label,
  apply: (menu) => withNotice(menu, notice),
})
