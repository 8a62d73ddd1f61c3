import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
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
    | 'section_changed'
    | 'sections_reordered'
    | 'menu_changed'
    | 'several'
  /** The name of the item or the section: the earlier one, if it had one. */
  readonly name: string
  /** Where the difference shows in the later state, if it shows there. */
  readonly sectionId: number | null
  readonly itemId: number | null
}

interface Placed extends ItemPlace {
  readonly item: MenuItem
}

const several: MenuDifference = { code: 'several', name: '', sectionId: null, itemId: null }

/** Names the difference from one state of a menu to a later one; null when there is none. */
export function whatChanged(before: Menu, after: Menu): MenuDifference | null {
  const inSections =
    before.sections === after.sections ? null : changeOfSections(before.sections, after.sections)
  const isMenuChanged = !isSame({ ...before, sections: [] }, { ...after, sections: [] })
  if (isMenuChanged) return inSections ? several : { ...several, code: 'menu_changed' }
  return inSections
}

function changeOfSections(before: readonly Section[], after: readonly Section[]): MenuDifference | null {
  // A section that is the same object makes no difference: of a thousand dishes an edit touches those of one or two.
  const was = placesOf(without(before, after))
  const is = placesOf(without(after, before))
  const removed = [...was.keys()].filter((key) => !is.has(key)).map((key) => placedAt(was, key))
  const added = [...is.keys()].filter((key) => !was.has(key)).map((key) => placedAt(is, key))
  const changed = [...is.keys()]
    .filter((key) => was.has(key) && !isSame(was.get(key)?.item, is.get(key)?.item))
    .map((key) => ({ old: placedAt(was, key), now: placedAt(is, key) }))
  const saying = sectionSays(before, after)

  if (changed.length + (saying ? 1 : 0) > 0 && removed.length + added.length > 0) return several
  if (changed.length > 0) return saying && !arePricesAlone(changed) ? several : changedItems(changed)
  if (removed.length + added.length === 0)
    return sectionChange(before, after) ?? saying ?? orderChange(before, after)
  return cameOrWent(removed, added) ?? sectionChange(before, after) ?? several
}

/** Returns the difference in a section's fields other than its name and its items. */
function sectionSays(before: readonly Section[], after: readonly Section[]): MenuDifference | null {
  const bare = (section: Section) => ({ ...section, name: '', items: [] })
  const changed = after.filter((section) => {
    const old = before.find(({ id }) => id === section.id)
    return old && old !== section && !isSame(bare(old), bare(section))
  })
  const [only, ...others] = changed
  if (!only) return null
  return others.length > 0 ? several : aboutSection('section_changed', only.name, only.id)
}

function changedItems(changed: readonly { old: Placed; now: Placed }[]): MenuDifference {
  const [only, ...others] = changed
  if (only && others.length === 0) return about('item_changed', only.old.item.name, only.now)
  return arePricesAlone(changed) ? { ...several, code: 'prices_changed' } : several
}

const arePricesAlone = (changed: readonly { old: Placed; now: Placed }[]): boolean =>
  changed.every(({ old, now }) => isSame(unpriced(old.item), unpriced(now.item)))

const unpriced = ({ prices: _, appliedMultipliers: __, ...item }: MenuItem) => item

function cameOrWent(removed: readonly Placed[], added: readonly Placed[]): MenuDifference | null {
  const [gone] = removed
  const [come] = added
  if (removed.length > 1 || added.length > 1) return null
  if (gone && come) {
    if (gone.sectionId === come.sectionId) return about('item_replaced', gone.item.name, come)
    return gone.item.name === come.item.name ? about('item_moved', gone.item.name, come) : several
  }
  if (come) return about('item_added', come.item.name, come)
  return gone ? { code: 'item_removed', name: gone.item.name, sectionId: gone.sectionId, itemId: null } : null
}

function sectionChange(before: readonly Section[], after: readonly Section[]): MenuDifference | null {
  const ids = (sections: readonly Section[]) => sections.map(({ id }) => id)
  const [gone, ...otherGone] = before.filter(({ id }) => !ids(after).includes(id))
  const [come, ...otherCome] = after.filter(({ id }) => !ids(before).includes(id))
  if (otherGone.length + otherCome.length > 0 || (gone && come)) return several
  if (come) return aboutSection('section_added', come.name, come.id)
  if (gone) return aboutSection('section_removed', gone.name, null)
  const renamed = before.find(({ id, name }) =>
    after.some((section) => section.id === id && section.name !== name),
  )
  if (renamed) return aboutSection('section_renamed', renamed.name, renamed.id)
  return hasSameOrder(ids(before), ids(after)) ? null : { ...several, code: 'sections_reordered' }
}

/** The difference in order. Which of two neighbors was moved can't be known: the section is named instead. */
function orderChange(before: readonly Section[], after: readonly Section[]): MenuDifference | null {
  const changed = after.find((section) => {
    const old = before.find(({ id }) => id === section.id)?.items ?? []
    return !hasSameOrder(
      old.map(({ id }) => id),
      section.items.map(({ id }) => id),
    )
  })
  return changed ? aboutSection('items_reordered', changed.name, changed.id) : null
}

const hasSameOrder = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((id, index) => id === after[index])

const about = (code: MenuDifference['code'], name: string, place: ItemPlace): MenuDifference => ({
  code,
  name,
  sectionId: place.sectionId,
  itemId: place.itemId,
})

const aboutSection = (
  code: MenuDifference['code'],
  name: string,
  sectionId: number | null,
): MenuDifference => ({ code, name, sectionId, itemId: null })

function without(sections: readonly Section[], others: readonly Section[]): Section[] {
  const same = new Set(others)
  return sections.filter((section) => !same.has(section))
}

const placesOf = (sections: readonly Section[]): Map<string, Placed> =>
  new Map(
    sections.flatMap(({ id, items }) =>
      items.map((item) => [`${id}/${item.id}`, { sectionId: id, itemId: item.id, item }]),
    ),
  )

function placedAt(places: ReadonlyMap<string, Placed>, key: string): Placed {
  const placed = places.get(key)
  if (!placed) throw new RangeError(`No item at ${key}`)
  return placed
}

/** Items are plain data with their fields in one order. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
