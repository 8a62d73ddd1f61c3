import type { ServedPage, ServedPageMenu } from './served-page.ts'

/** A menu that is not on the page at this moment; whoever followed a code on a table gets the page. */
export class MenuGone extends Error {}

/**
 * By its key, which changes with its name, or by its id, which does not.
 * @throws {MenuGone}
 */
export function menuAt({ menus }: ServedPage, key: string): ServedPageMenu {
  const menu = menus.find((one) => one.key === key || one.row.id === key)
  if (!menu) throw new MenuGone('There is no such menu on the page.')
  return menu
}
