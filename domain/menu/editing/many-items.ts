import type { Menu } from '../model/menu.ts'
import { duplicateItem, moveItem } from './arrange.ts'
import { editItems, findItem, type ItemPlace, insertItem, newCustomItemId } from './edits.ts'

/** Drops items from their sections. Places that the menu does not have are none. */
export const removeItems = (menu: Menu, places: readonly ItemPlace[]): Menu =>
  bySection(places).reduce(
    (rest, [sectionId, ids]) => editItems(rest, sectionId, (items) => items.filter(({ id }) => !ids.has(id))),
    menu,
  )

/** Moves items to the end of a section, in the order in which they are on the page. */
export const moveItems = (menu: Menu, places: readonly ItemPlace[], sectionId: number): Menu =>
  inOrder(menu, places).reduce((moved, place) => {
    const position = moved.sections.find(({ id }) => id === sectionId)?.items.length ?? 0
    return moveItem(moved, place, { sectionId, position })
  }, menu)

/** A copy of each item right after it, with ids by numbers in [0, 1). */
export const duplicateItems = (menu: Menu, places: readonly ItemPlace[], random: number): Menu =>
  inOrder(menu, places).reduce(
    (grown, place) => duplicateItem(grown, place, newCustomItemId(grown, random)),
    menu,
  )

/** Puts items back as they were in an earlier menu, where they were since removed or moved. */
export const putItemsBack = (menu: Menu, before: Menu, places: readonly ItemPlace[]): Menu =>
  inOrder(before, places).reduce((fixed, place) => {
    const item = findItem(before, place)
    const section = before.sections.find(({ id }) => id === place.sectionId)
    if (!item || !section || findItem(fixed, place)) return fixed
    const moved = fixed.sections.find(({ items }) => items.some(({ id }) => id === place.itemId))
    const rest = moved ? removeItems(fixed, [{ sectionId: moved.id, itemId: place.itemId }]) : fixed
    return insertItem(rest, place.sectionId, section.items.indexOf(item), item)
  }, menu)

function bySection(places: readonly ItemPlace[]): [number, Set<number>][] {
  const ids = new Map<number, Set<number>>()
  for (const { sectionId, itemId } of places)
    ids.set(sectionId, (ids.get(sectionId) ?? new Set()).add(itemId))
  return [...ids]
}

function inOrder(menu: Menu, places: readonly ItemPlace[]): ItemPlace[] {
  const wanted = new Map(bySection(places))
  return menu.sections.flatMap(({ id: sectionId, items }) =>
    items.flatMap(({ id }) => (wanted.get(sectionId)?.has(id) ? [{ sectionId, itemId: id }] : [])),
  )
}
