import type { Menu, MenuItem } from '../model/schema.ts'
import type { ItemPlace } from './edits.ts'

/** What makes the difference between two states of a menu; the screen finds the words. */
export interface MenuDifference {
  readonly code:
    | 'item_added'
    | 'item_removed'
    | 'item_replaced'
    | 'item_changed'
    | 'item_moved'
    | 'items_reordered'
    | 'prices_changed'
    | 'section_added'
    | 'section_removed'
    | 'section_renamed'
    | 'sections_reordered'
    | 'several'
  /** The name of the item or the section: the earlier one, if it had one. */
  readonly name: string
  /** Where the difference shows in the later state, as far as it shows there. */
  readonly categoryId: number | null
  readonly itemId: number | null
}

interface Placed extends ItemPlace {
  readonly item: MenuItem
}

const several: MenuDifference = { code: 'several', name: '', categoryId: null, itemId: null }

/** Names the difference from one state of a menu to a later one; null when there is none. */
export function whatChanged(before: Menu, after: Menu): MenuDifference | null {
  const was = placesOf(before)
  const is = placesOf(after)
  const removed = [...was.keys()].filter((key) => !is.has(key)).map((key) => placedAt(was, key))
  const added = [...is.keys()].filter((key) => !was.has(key)).map((key) => placedAt(is, key))
  const changed = [...is.keys()]
    .filter((key) => was.has(key) && !isSame(was.get(key)?.item, is.get(key)?.item))
    .map((key) => ({ old: placedAt(was, key), now: placedAt(is, key) }))

  if (changed.length > 0 && removed.length + added.length > 0) return several
  if (changed.length > 0) return changedItems(changed)
  if (removed.length + added.length === 0) return sectionChange(before, after) ?? orderChange(before, after)
  return cameOrWent(removed, added) ?? sectionChange(before, after) ?? several
}

function changedItems(changed: readonly { old: Placed; now: Placed }[]): MenuDifference {
  const [only, ...others] = changed
  if (only && others.length === 0) return about('item_changed', only.old.item.name, only.now)
  const arePrices = changed.every(({ old, now }) =>
    isSame(
      { ...old.item, price: 0, originalPrice: 0, appliedMultipliers: 0 },
      { ...now.item, price: 0, originalPrice: 0, appliedMultipliers: 0 },
    ),
  )
  return arePrices ? { ...several, code: 'prices_changed' } : several
}

function cameOrWent(removed: readonly Placed[], added: readonly Placed[]): MenuDifference | null {
  const [gone] = removed
  const [come] = added
  if (removed.length > 1 || added.length > 1) return null
  if (gone && come) {
    if (gone.categoryId === come.categoryId) return about('item_replaced', gone.item.name, come)
    return gone.item.name === come.item.name ? about('item_moved', gone.item.name, come) : several
  }
  if (come) return about('item_added', come.item.name, come)
  return gone
    ? { code: 'item_removed', name: gone.item.name, categoryId: gone.categoryId, itemId: null }
    : null
}

function sectionChange(before: Menu, after: Menu): MenuDifference | null {
  const ids = (menu: Menu) => menu.map((group) => group.category.id)
  const [gone, ...otherGone] = before.filter(({ category }) => !ids(after).includes(category.id))
  const [come, ...otherCome] = after.filter(({ category }) => !ids(before).includes(category.id))
  if (otherGone.length + otherCome.length > 0 || (gone && come)) return several
  if (come) return aboutSection('section_added', come.category.name, come.category.id)
  if (gone) return aboutSection('section_removed', gone.category.name, null)
  const renamed = before.find(({ category: { id, name } }) =>
    after.some(({ category }) => category.id === id && category.name !== name),
  )
  if (renamed) return aboutSection('section_renamed', renamed.category.name, renamed.category.id)
  return hasSameOrder(ids(before), ids(after)) ? null : { ...several, code: 'sections_reordered' }
}

/** Which of two neighbors was moved past the other cannot be told: the section is named instead. */
function orderChange(before: Menu, after: Menu): MenuDifference | null {
  const section = after.find(({ category, items }) => {
    const old = before.find((group) => group.category.id === category.id)?.items ?? []
    return !hasSameOrder(
      old.map(({ id }) => id),
      items.map(({ id }) => id),
    )
  })
  return section ? aboutSection('items_reordered', section.category.name, section.category.id) : null
}

const hasSameOrder = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((id, index) => id === after[index])

const about = (code: MenuDifference['code'], name: string, place: ItemPlace): MenuDifference => ({
  code,
  name,
  categoryId: place.categoryId,
  itemId: place.itemId,
})

const aboutSection = (
  code: MenuDifference['code'],
  name: string,
  categoryId: number | null,
): MenuDifference => ({ code, name, categoryId, itemId: null })

function placesOf(menu: Menu): Map<string, Placed> {
  return new Map(
    menu.flatMap(({ category, items }) =>
      items.map((item) => [`${category.id}/${item.id}`, { categoryId: category.id, itemId: item.id, item }]),
    ),
  )
}

function placedAt(places: ReadonlyMap<string, Placed>, key: string): Placed {
  const placed = places.get(key)
  if (!placed) throw new RangeError(`No item at ${key}`)
  return placed
}

/** Items are plain data with their fields in one order. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
