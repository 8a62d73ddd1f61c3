import { isLocked } from '#domain/menu/editing/locked-items.ts'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import { FIRST_CUSTOM_ITEM_ID } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'

/** The dishes of the open menu that stay, whatever is generated. */
export const lockedItems = (menu: Menu | null) =>
  menu === null ? [] : itemsOf(menu).filter(({ id }) => isLocked(menu, id))

/** Those that the catalogue knows, by number: the composer puts them into their sections. */
export const lockedDishes = (menu: Menu | null): number[] =>
  lockedItems(menu).flatMap(({ id }) => (id < FIRST_CUSTOM_ITEM_ID ? [id] : []))

/** The owner's own dishes that a generated menu would replace. */
export const replacedDishes = (menu: Menu | null) =>
  menu === null ? [] : itemsOf(menu).filter((item) => isOwnDish(item) && !isLocked(menu, item.id))
