import { isCategoryId } from '../../reference/reference.ts'
import { headsAbove } from '../model/check-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { PriceHead } from '../model/price.ts'
import type { Section } from '../model/section.ts'
import { setFields } from '../model/set-fields.ts'
import { itemIds, withSubsections } from '../model/walk.ts'
import { pricesUnder } from '../prices/prices-under.ts'
import { findItem, freeCustomItemId, type ItemPlace, insertItem, removeItem } from './edits.ts'

/** The destination of an item: in this section, before the item that has this position now, from 0. */
export interface Destination {
  readonly sectionId: number
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
export function moveItem(menu: Menu, place: ItemPlace, { sectionId, position }: Destination): Menu {
  const item = findItem(menu, place)
  const target = menu.sections.find(({ id }) => id === sectionId)
  if (!item || !target) return menu
  if (sectionId === place.sectionId) {
    const last = target.items.length - 1
    if (target.items.indexOf(item) === Math.min(position, last)) return menu
    return insertItem(removeItem(menu, place), sectionId, position, item)
  }
  const isThereAlready = target.items.some((other) => other.id === item.id)
  const moved = { ...item, ...(isThereAlready && { id: freeCustomItemId(new Set(itemIds(menu)), 0) }) }
  return insertItem(
    removeItem(menu, place),
    sectionId,
    position,
    movedTo(menu, { from: place.sectionId, to: sectionId }, moved),
  )
}

/**
 * Returns an item as it is in its new section: of that section's category, so that what takes its place and
 * its stock picture are looked for by that, and with its prices in the columns of that section; what was in another
 * column keeps the head of it as label.
 */
function movedTo(menu: Menu, { from, to }: { from: number; to: number }, item: MenuItem): MenuItem {
  const [old, now] = [headsOf(menu, from), headsOf(menu, to)]
  const labeled = item.prices.map(({ head, ...price }) => {
    const said = old.find(({ id }) => id === head)
    return said ? { label: said.label, ...(said.size && { size: said.size }), ...price } : price
  })
  const prices = old === now ? item.prices : pricesUnder(labeled, now)
  return { ...item, prices, ...(isCategoryId(to) && { categoryId: to }) }
}

const headsOf = (menu: Menu, sectionId: number): readonly PriceHead[] => {
  const section = menu.sections.find(({ id }) => id === sectionId)
  return section ? headsAbove(menu.sections, section) : []
}

/** Moves a section, with its subsections, to a position among its siblings, counted without it; beyond the last is the end. */
export function moveSection(menu: Menu, sectionId: number, position: number): Menu {
  const moved = withSubsections(menu.sections, sectionId)
  const [top] = moved
  if (!top) return menu
  const siblings = menu.sections.filter(({ parentId }) => parentId === top.parentId)
  if (siblings.indexOf(top) === Math.min(position, siblings.length - 1)) return menu
  const rest = menu.sections.filter((section) => !moved.includes(section))
  const next = siblings.filter((section) => section !== top)[position]
  const end = top.parentId === undefined ? rest.at(-1) : withSubsections(rest, top.parentId).at(-1)
  const at = next ? rest.indexOf(next) : end ? rest.indexOf(end) + 1 : 0
  return { ...menu, sections: rest.toSpliced(at, 0, ...moved) }
}

/** Puts sections at a position of the list, counted from 0: what takes a removal back. */
export const insertSections = (menu: Menu, position: number, sections: readonly Section[]): Menu => ({
  ...menu,
  sections: menu.sections.toSpliced(position, 0, ...sections),
})

/**
 * A second copy of an item right after it, as the owner's own: another dish of the restaurant.
 * @param id one that the menu does not have, from `newCustomItemId`
 */
export function duplicateItem(menu: Menu, place: ItemPlace, id: number): Menu {
  const section = menu.sections.find((other) => other.id === place.sectionId)
  const item = findItem(menu, place)
  if (!section || !item) return menu
  return insertItem(
    menu,
    place.sectionId,
    section.items.indexOf(item) + 1,
    setFields(item, { id, dishId: undefined }),
  )
}
