import { isCategoryId } from '../../catalogue/reference.ts'
import type { Menu, MenuGroup, MenuItem } from '../model/schema.ts'
import { findItem, freeCustomItemId, type ItemPlace, insertItem, itemIds, removeItem } from './edits.ts'

/** Where an item is to stand: in this section, before the item that has this position now, from 0. */
export interface Destination {
  readonly categoryId: number
  /** Beyond the last item it is the end. */
  readonly position: number
}

/**
 * Moves an item within its section or into another one. Positions count without the moved item, so that
 * within a section `position` is where it ends up.
 *
 * Where the other section has the same dish already, the moved one gets the first free id for custom
 * items: both stay, and each can still be named by its place. An item or a section that the menu does
 * not have leaves it as it is.
 */
export function moveItem(menu: Menu, place: ItemPlace, { categoryId, position }: Destination): Menu {
  const item = findItem(menu, place)
  const target = menu.find((group) => group.category.id === categoryId)
  if (!item || !target) return menu
  if (categoryId === place.categoryId) {
    const last = target.items.length - 1
    if (target.items.indexOf(item) === Math.min(position, last)) return menu
    return insertItem(removeItem(menu, place), categoryId, position, item)
  }
  const isThereAlready = target.items.some((other) => other.id === item.id)
  const moved = { ...item, ...(isThereAlready && { id: freeCustomItemId(new Set(itemIds(menu)), 0) }) }
  return insertItem(removeItem(menu, place), categoryId, position, settledIn(categoryId, moved))
}

/**
 * An item with the category of its new section. In a section of the owner's own it stays the kind of
 * dish it was: what takes its place, and its stock picture, are looked for by that.
 */
const settledIn = (categoryId: number, item: MenuItem): MenuItem =>
  isCategoryId(categoryId) ? { ...item, categoryId } : item

/** Moves a section to a position counted from 0, without the moved one; beyond the last is the end. */
export function moveSection(menu: Menu, categoryId: number, position: number): Menu {
  const from = menu.findIndex((group) => group.category.id === categoryId)
  const group = menu[from]
  if (!group || from === Math.min(position, menu.length - 1)) return menu
  return menu.toSpliced(from, 1).toSpliced(position, 0, group)
}

/** Puts a section at a position counted from 0: what takes a removal back. */
export const insertSection = (menu: Menu, position: number, group: MenuGroup): MenuGroup[] =>
  menu.toSpliced(position, 0, group)

/**
 * A second copy of an item right after it, as the owner's own.
 * @param id one that the menu does not have, from `newCustomItemId`
 */
export function duplicateItem(menu: Menu, place: ItemPlace, id: number): Menu {
  const group = menu.find((other) => other.category.id === place.categoryId)
  const item = findItem(menu, place)
  if (!group || !item) return menu
  return insertItem(menu, place.categoryId, group.items.indexOf(item) + 1, { ...item, id })
}
