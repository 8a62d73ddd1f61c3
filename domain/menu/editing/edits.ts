import { settleClaims, stateClaims } from '../claims/claims.ts'
import { withDietaryOptions } from '../claims/dietary.ts'
import {
  type CategoryRef,
  FIRST_CUSTOM_ITEM_ID,
  LAST_CUSTOM_ITEM_ID,
  type Menu,
  type MenuGroup,
  type MenuItem,
} from '../model/schema.ts'

/** Names one item of a menu: the same dish may stand in two sections. */
export interface ItemPlace {
  readonly categoryId: number
  readonly itemId: number
}

/** Changes the items of one section; a menu without that section stays as it is. */
export const editItems = (
  menu: Menu,
  categoryId: number,
  edit: (items: MenuItem[]) => MenuItem[],
): MenuGroup[] =>
  menu.map((group) => (group.category.id === categoryId ? { ...group, items: edit(group.items) } : group))

/** Adds an item at the end of a section; a menu without that section stays as it is. */
export const addItem = (menu: Menu, categoryId: number, item: MenuItem): MenuGroup[] =>
  editItems(menu, categoryId, (items) => [...items, item])

/** Adds an item at the end of a section, which is opened in the order of the categories' ids if need be. */
export function addItemToSection(menu: Menu, category: CategoryRef, item: MenuItem): MenuGroup[] {
  if (menu.some((group) => group.category.id === category.id)) return addItem(menu, category.id, item)
  const after = menu.findIndex((group) => group.category.id > category.id)
  return menu.toSpliced(after === -1 ? menu.length : after, 0, { category: { ...category }, items: [item] })
}

/** Puts an item at a position of a section, counted from 0: what takes a removal back. */
export const insertItem = (menu: Menu, categoryId: number, position: number, item: MenuItem): MenuGroup[] =>
  editItems(menu, categoryId, (items) => items.toSpliced(position, 0, item))

/** Puts another item into the place of this one. */
export const replaceItem = (menu: Menu, { categoryId, itemId }: ItemPlace, item: MenuItem): MenuGroup[] =>
  editItems(menu, categoryId, (items) => items.map((other) => (other.id === itemId ? item : other)))

/** Changes some fields of an item. */
export const updateItem = (
  menu: Menu,
  { categoryId, itemId }: ItemPlace,
  changes: Partial<MenuItem>,
): MenuGroup[] =>
  editItems(menu, categoryId, (items) =>
    items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
  )

/** Drops an item from its section; the section stays, even when it is empty. */
export const removeItem = (menu: Menu, { categoryId, itemId }: ItemPlace): MenuGroup[] =>
  editItems(menu, categoryId, (items) => items.filter((item) => item.id !== itemId))

/** What an owner writes about an item. */
export interface ItemWords {
  readonly name: string
  readonly description: string
  /** USD */
  readonly price: number
  readonly dietaryOptions: readonly number[]
}

/** An item of the owner's own making, with the diets that the owner states. */
export const customItem = (
  { dietaryOptions, ...texts }: ItemWords,
  place: { readonly id: number; readonly cuisineId: number; readonly categoryId: number },
): MenuItem => {
  const item = withDietaryOptions({ ...texts, ...place, imageUrl: null, location: 'Custom' }, [])
  return dietaryOptions.length > 0 ? stateClaims(item, { confirmed: dietaryOptions }) : item
}

/** An item as its owner rewrote it. What was derived from other words waits to be confirmed. */
export const rewriteItem = (item: MenuItem, words: Pick<ItemWords, 'name' | 'description'>): MenuItem =>
  settleClaims({ ...item, ...words })

export const findItem = (menu: Menu, place: ItemPlace): MenuItem | undefined =>
  menu.find((group) => group.category.id === place.categoryId)?.items.find((item) => item.id === place.itemId)

export const itemIds = (menu: Menu): number[] => menu.flatMap((group) => group.items.map((item) => item.id))

export const countItems = (menu: Menu): number => menu.reduce((sum, group) => sum + group.items.length, 0)

/**
 * An id for an item that no catalogue knows, which the menu does not have yet.
 * @param random a number in [0, 1)
 */
export const newCustomItemId = (menu: Menu, random: number): number =>
  freeCustomItemId(new Set(itemIds(menu)), random)

/**
 * An id from {@link FIRST_CUSTOM_ITEM_ID} to {@link LAST_CUSTOM_ITEM_ID} that is not taken.
 * @param random a number in [0, 1)
 */
export function freeCustomItemId(taken: ReadonlySet<number>, random: number): number {
  const span = LAST_CUSTOM_ITEM_ID - FIRST_CUSTOM_ITEM_ID + 1
  let id = FIRST_CUSTOM_ITEM_ID + Math.floor(random * span)
  while (taken.has(id)) id = id === LAST_CUSTOM_ITEM_ID ? FIRST_CUSTOM_ITEM_ID : id + 1
  return id
}
