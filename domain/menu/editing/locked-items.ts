import type { Menu } from '../model/menu.ts'
import { setFields } from '../model/set-fields.ts'
import { itemsOf } from '../model/walk.ts'

/** Locks an item, so that it stays when the menu is refreshed, or unlocks it. What left the menu is locked no longer. */
export function lockItem(menu: Menu, itemId: number, isLocked: boolean): Menu {
  const present = new Set(itemsOf(menu).map(({ id }) => id))
  const others = (menu.lockedItems ?? []).filter((id) => id !== itemId && present.has(id))
  const locked = isLocked && present.has(itemId) ? [...others, itemId] : others
  return setFields<Menu>(menu, { lockedItems: locked.length > 0 ? locked : undefined })
}

/** Returns whether the item stays when the menu is refreshed. */
export const isLocked = ({ lockedItems }: Pick<Menu, 'lockedItems'>, itemId: number): boolean =>
  lockedItems?.includes(itemId) === true
