import {
  FIRST_CUSTOM_ITEM_ID,
  LAST_CUSTOM_ITEM_ID,
  type Menu,
  type MenuGroup,
  type MenuItem,
} from './schema.ts'

/** Names one item of a menu: the same dish may stand in two sections. */
export interface ItemPlace {
  readonly categoryId: number
  readonly itemId: number
}

const inGroup = (menu: Menu, categoryId: number, edit: (group: MenuGroup) => MenuGroup): MenuGroup[] =>
  menu.map((group) => (group.category.id === categoryId ? edit(group) : group))

/** Adds an item at the end of a section; a menu without that section stays as it is. */
export const addItem = (menu: Menu, categoryId: number, item: MenuItem): MenuGroup[] =>
  inGroup(menu, categoryId, (group) => ({ ...group, items: [...group.items, item] }))

/** Puts another item into the place of this one. */
export const replaceItem = (menu: Menu, place: ItemPlace, item: MenuItem): MenuGroup[] =>
  inGroup(menu, place.categoryId, (group) => ({
    ...group,
    items: group.items.map((other) => (other.id === place.itemId ? item : other)),
  }))

/** Changes some fields of an item. */
export const updateItem = (menu: Menu, place: ItemPlace, changes: Partial<MenuItem>): MenuGroup[] =>
  inGroup(menu, place.categoryId, (group) => ({
    ...group,
    items: group.items.map((item) => (item.id === place.itemId ? { ...item, ...changes } : item)),
  }))

/** Drops an item from its section; the section stays, even when it is empty. */
export const removeItem = (menu: Menu, place: ItemPlace): MenuGroup[] =>
  inGroup(menu, place.categoryId, (group) => ({
    ...group,
    items: group.items.filter((item) => item.id !== place.itemId),
  }))

export const findItem = (menu: Menu, place: ItemPlace): MenuItem | undefined =>
  menu.find((group) => group.category.id === place.categoryId)?.items.find((item) => item.id === place.itemId)

export const itemIds = (menu: Menu): number[] => menu.flatMap((group) => group.items.map((item) => item.id))

export const countItems = (menu: Menu): number => menu.reduce((sum, group) => sum + group.items.length, 0)

/**
 * An id for an item that no catalogue knows: from {@link FIRST_CUSTOM_ITEM_ID} to
 * {@link LAST_CUSTOM_ITEM_ID}, none that the menu has.
 * @param random a number in [0, 1)
 */
export function newCustomItemId(menu: Menu, random: number): number {
  const taken = new Set(itemIds(menu))
  const span = LAST_CUSTOM_ITEM_ID - FIRST_CUSTOM_ITEM_ID + 1
  let id = FIRST_CUSTOM_ITEM_ID + Math.floor(random * span)
  while (taken.has(id)) id = id === LAST_CUSTOM_ITEM_ID ? FIRST_CUSTOM_ITEM_ID : id + 1
  return id
}
