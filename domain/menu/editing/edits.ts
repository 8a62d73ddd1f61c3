import { fnv1a } from '../../computing/fnv.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'
import { applyConfirmations, stateClaims } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { FIRST_CUSTOM_ITEM_ID, LAST_CUSTOM_ITEM_ID } from '../model/limits.ts'
import type { Menu } from '../model/menu.ts'
import type { SectionRef } from '../model/section.ts'
import { itemIds } from '../model/walk.ts'

/** Names one item of a menu: the same dish may be in two sections. */
export interface ItemPlace {
  readonly sectionId: number
  readonly itemId: number
}

/** Changes the items of one section; a menu without that section stays as it is. */
export const editItems = (menu: Menu, sectionId: number, edit: (items: MenuItem[]) => MenuItem[]): Menu =>
  menu.sections.some(({ id }) => id === sectionId)
    ? {
        ...menu,
        sections: menu.sections.map((section) =>
          section.id === sectionId ? { ...section, items: edit(section.items) } : section,
        ),
      }
    : menu

/** Adds an item at the end of a section; a menu without that section stays as it is. */
export const addItem = (menu: Menu, sectionId: number, item: MenuItem): Menu =>
  editItems(menu, sectionId, (items) => [...items, item])

/** Adds an item at the end of a section, which is opened in the order of the categories' ids if need be. */
export function addItemToSection(menu: Menu, section: SectionRef, item: MenuItem): Menu {
  if (menu.sections.some(({ id }) => id === section.id)) return addItem(menu, section.id, item)
  const after = menu.sections.findIndex(({ id, parentId }) => parentId === undefined && id > section.id)
  const position = after === -1 ? menu.sections.length : after
  const { id, name } = section
  return { ...menu, sections: menu.sections.toSpliced(position, 0, { id, name, items: [item] }) }
}

/** Puts an item at a position of a section, counted from 0: what takes a removal back. */
export const insertItem = (menu: Menu, sectionId: number, position: number, item: MenuItem): Menu =>
  editItems(menu, sectionId, (items) => items.toSpliced(position, 0, item))

/** Puts another item into the place of this one. */
export const replaceItem = (menu: Menu, { sectionId, itemId }: ItemPlace, item: MenuItem): Menu =>
  editItems(menu, sectionId, (items) => items.map((other) => (other.id === itemId ? item : other)))

export const updateItem = (menu: Menu, { sectionId, itemId }: ItemPlace, changes: Partial<MenuItem>): Menu =>
  editItems(menu, sectionId, (items) =>
    items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
  )

/** Drops an item from its section; the section stays, even when it is empty. */
export const removeItem = (menu: Menu, { sectionId, itemId }: ItemPlace): Menu =>
  editItems(menu, sectionId, (items) => items.filter((item) => item.id !== itemId))

/** What an owner writes about an item. */
export interface ItemWords {
  readonly name: string
  readonly description: string
  readonly prices: MenuItem['prices']
  readonly dietaryOptions: readonly number[]
}

/** An item of the owner's own making, with the diets that the owner states. */
export const customItem = (
  { dietaryOptions, ...words }: ItemWords,
  place: { readonly id: number; readonly cuisineId: number; readonly categoryId: number },
): MenuItem => {
  const item: MenuItem = { ...words, ...place, imageUrl: null, dietaryOptions: [] }
  return dietaryOptions.length > 0 ? stateClaims(item, { confirmed: dietaryOptions }) : item
}

/** Drawings of the catalog's dishes. A photo of an owner's, or one that was found by the name, is elsewhere. */
const DRAWN_DISHES = '/images/dishes/'

/**
 * An item as its owner rewrote it. What was derived from other words waits to be confirmed; under another name it's
 * another dish, which the drawing of the catalog's doesn't show.
 */
export function rewriteItem(item: MenuItem, words: Pick<ItemWords, 'name' | 'description'>): MenuItem {
  const losesDrawing =
    item.imageUrl?.startsWith(DRAWN_DISHES) && inOneSpelling(words.name) !== inOneSpelling(item.name)
  return applyConfirmations({ ...item, ...words, ...(losesDrawing && { imageUrl: null }) })
}

export const findItem = (menu: Pick<Menu, 'sections'>, place: ItemPlace): MenuItem | undefined =>
  menu.sections.find(({ id }) => id === place.sectionId)?.items.find(({ id }) => id === place.itemId)

/** An id for an item that no catalogue knows, which the menu does not have yet, by a number in [0, 1). */
export const newCustomItemId = (menu: Pick<Menu, 'sections'>, random: number): number =>
  freeCustomItemId(new Set(itemIds(menu)), random)

/**
 * An id for a new dish by its name. The lowest free id would be that of a dish that is gone, and with it what is sold
 * out, planned and signed of that dish; a dish of the same name that comes again may have it.
 */
export const customItemIdBy = (taken: ReadonlySet<number>, name: string): number =>
  freeCustomItemId(taken, fnv1a(name) / 2 ** 32)

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
