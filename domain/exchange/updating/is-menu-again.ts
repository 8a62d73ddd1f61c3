import { spelling } from '../../menu/comparing/match-parts.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { countItems, itemsOf } from '../../menu/model/walk.ts'

/** Of the dishes of the smaller one; two menus of one restaurant share a few as well. */
const SHARED = 1 / 3

/** Returns whether what was read is the menu itself, or a part of it, once more, by the names of dishes. */
export function isMenuAgain(menu: Menu, read: Menu): boolean {
  const name = (item: MenuItem) => spelling(item.name) || item.name
  const known = new Set(itemsOf(menu).map(name))
  const shared = new Set(
    itemsOf(read)
      .map(name)
      .filter((one) => known.has(one)),
  )
  const least = Math.min(countItems(menu), countItems(read))
  return least > 0 && shared.size >= least * SHARED
}
