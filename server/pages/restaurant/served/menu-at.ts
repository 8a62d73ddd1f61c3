import { MenuGone } from './menu-gone.ts'
import type { ServedPage, ServedPageMenu } from './served-page.ts'

/**
 * By its key, which changes with its name, or by its id, which does not.
 * @throws {MenuGone}
 */
export function menuAt({ menus }: ServedPage, key: string): ServedPageMenu {
  const menu = menus.find((one) => one.key === key || one.row.id === key)
  if (!menu) throw new MenuGone()
  return menu
}
