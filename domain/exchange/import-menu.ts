import { categories } from '../catalogue/reference.ts'
import { claimsOf, proposeClaims, withSaid } from '../menu/claims/claims.ts'
import { customItem, editItems, freeCustomItemId, itemIds, rewriteItem } from '../menu/editing/edits.ts'
import { addSection, newSectionId } from '../menu/editing/sections.ts'
import {
  type CategoryRef,
  MENU_SIZE_LIMITS,
  type Menu,
  type MenuGroup,
  type MenuItem,
} from '../menu/model/schema.ts'
import { setPrice } from '../pricing/set-price.ts'
import { type ReadItem, type ReadSection, sameSection } from './reading/read-menu.ts'

/**
 * A menu of what was read, in its order, to stand in the place of `menu`. A dish that stands on `menu` in
 * the section of the same name keeps what no source tells of: its id, its picture, its cuisine. Dishes
 * that are new get ids for custom items.
 * @param cuisineId of the new dishes
 */
export function replaceMenu(menu: Menu, sections: readonly ReadSection[], cuisineId: number): MenuGroup[] {
  const categoryOf = assignCategories(menu, [], sections)
  const taken = new Set(itemIds(menu))
  return sections.map(({ name, items }) => {
    const category = categoryOf(name)
    const before = menu.find((group) => sameSection(group.category.name) === sameSection(name))
    const waiting = Map.groupBy(before?.items ?? [], (item) => item.name)
    return {
      category,
      items: items.map((read) => {
        const known = waiting.get(read.name)?.shift()
        return known ? updated(known, read) : newItem(read, { categoryId: category.id, cuisineId }, taken)
      }),
    }
  })
}

/**
 * What was read added to a menu: dishes at the end of the section of the same name, new sections at the end.
 * @param cuisineId of the new dishes
 */
export const addToMenu = (menu: Menu, sections: readonly ReadSection[], cuisineId: number): MenuGroup[] =>
  addSections(menu, sections, (read, categoryId, taken) => newItem(read, { categoryId, cuisineId }, taken))

/** The sections of one menu added to another: as {@link addToMenu} does, with dishes that are whole. */
export const addGroups = (menu: Menu, groups: Menu): MenuGroup[] =>
  addSections(
    menu,
    groups.map(({ category: { name }, items }) => ({ name, items })),
    (item, _, taken) => ({ ...item, id: ownId(item.id, taken) }),
  )

function addSections<Item>(
  menu: Menu,
  sections: readonly { readonly name: string; readonly items: readonly Item[] }[],
  toItem: (item: Item, categoryId: number, taken: Set<number>) => MenuItem,
): MenuGroup[] {
  const categoryOf = assignCategories(menu, menu, sections)
  const taken = new Set(itemIds(menu))
  return sections.reduce<MenuGroup[]>(
    (to, { name, items }) => {
      const category = categoryOf(name)
      const added = items.map((item) => toItem(item, category.id, taken))
      const opened = to.some(({ category: { id } }) => id === category.id) ? to : addSection(to, category)
      return editItems(opened, category.id, (present) => [...present, ...added])
    },
    [...menu],
  )
}

/** How many more dishes and sections a menu can take than these bring; negative where they are too many. */
export function roomAfterAdding(
  menu: Menu,
  sections: readonly { name: string; items: readonly unknown[] }[],
) {
  const known = new Set(menu.map(({ category }) => sameSection(category.name)))
  const items = [...menu, ...sections].reduce((sum, section) => sum + section.items.length, 0)
  const opened = sections.filter(({ name }) => !known.has(sameSection(name))).length
  return {
    items: MENU_SIZE_LIMITS.items - items,
    sections: MENU_SIZE_LIMITS.groups - menu.length - opened,
  }
}

function newItem(
  { row: _, allergens, description = '', dietaryOptions = [], ...words }: ReadItem,
  place: { readonly categoryId: number; readonly cuisineId: number },
  taken: Set<number>,
): MenuItem {
  const item = customItem({ ...words, description, dietaryOptions: [] }, { ...place, id: ownId(null, taken) })
  return proposeClaims(item, { dietaryOptions, allergens })
}

/** A claim in a file counts if the owner or the recipe makes it already; every other one is a proposal. */
function updated(item: MenuItem, { row: _, allergens, dietaryOptions, ...read }: ReadItem): MenuItem {
  const rewritten = rewriteItem(setPrice(item, read.price), { description: item.description, ...read })
  const said = claimsOf(rewritten)
  return withSaid(rewritten, {
    dietaryOptions: dietaryOptions ?? said.dietaryOptions,
    allergens: allergens ?? said.allergens,
  })
}

/** This id, where it is free, else the first free one for custom items; it is taken from then on. */
function ownId(id: number | null, taken: Set<number>): number {
  const own = id === null || taken.has(id) ? freeCustomItemId(taken, 0) : id
  taken.add(own)
  return own
}

/** What other restaurants call the sections that the catalogue has dishes for. */
const otherNames: Readonly<Record<string, number>> = {
  starters: 1,
  'small plates': 1,
  antipasti: 1,
  mains: 2,
  entrees: 2,
  entrées: 2,
  'main dishes': 2,
  'main course': 2,
  dessert: 3,
  sweets: 3,
  'side dishes': 4,
  sides: 4,
  drinks: 5,
  beverage: 5,
}

/**
 * Finds each section its category: that of the same name on the menu, else the catalogue's of that name
 * or that kind where it is free, so that its dishes can be compared and replaced, else one of the owner's
 * own. The names stay as they were written.
 * @param known whose sections keep their categories
 * @param kept sections that stay, so that their ids are taken
 */
function assignCategories(
  known: Menu,
  kept: Menu,
  sections: readonly { readonly name: string }[],
): (name: string) => CategoryRef {
  const found = new Map<string, CategoryRef>()
  const taken: MenuGroup[] = [...kept]
  const names = new Map(sections.map(({ name }) => [sameSection(name), name.trim()]))
  const take = (key: string, name: string, id: number) => {
    found.set(key, { id, name })
    taken.push({ category: { id, name }, items: [] })
  }
  for (const [key, name] of names) {
    const group = known.find(({ category }) => sameSection(category.name) === key)
    if (group) take(key, kept.includes(group) ? group.category.name : name, group.category.id)
  }
  const idsByKind = [
    (key: string) => categories.find((category) => sameSection(category.name) === key)?.id,
    (key: string) => (Object.hasOwn(otherNames, key) ? otherNames[key] : undefined),
    () => newSectionId(taken),
  ]
  for (const idOf of idsByKind) {
    for (const [key, name] of names) {
      const id = found.has(key) ? undefined : idOf(key)
      if (id !== undefined && taken.every(({ category }) => category.id !== id)) take(key, name, id)
    }
  }
  return (name) => found.get(sameSection(name)) ?? { id: newSectionId(taken), name }
}
