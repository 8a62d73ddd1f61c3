import { freeCustomItemId } from '../editing/edits.ts'
import type { MenuItem } from '../model/item.ts'
import type { MenuContent } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { mergeItem } from './merge-item.ts'
import { mergeOrder } from './merge-order.ts'
import { mergedTree } from './merged-tree.ts'
import { itemsOfBase, itemsOfSide, type KeyedItem } from './place-items.ts'
import { type AskSide, isEqual, mergeFields, type Side, sideOf, type Three } from './three-way.ts'

/**
 * Merges the sections with their items. A section that one side removed while the other changed something in it is
 * one question, not one for each of its dishes.
 */
export function mergeSections(menus: Three<MenuContent>, ask: AskSide): Section[] {
  const base = itemsOfBase(menus.base)
  const items = {
    base,
    mine: itemsOfSide(base, menus.mine),
    theirs: itemsOfSide(base, menus.theirs),
  }
  const fates = fatesOf(menus, items, ask)
  const bare = [...fates].flatMap(([id, fate]) => (fate === 'gone' ? [] : [mergedBare(menus, id, fate, ask)]))
  const sections = mergedTree(menus, bare, ask)
  const placed = mergedItems(items, fates, ask)
  const orderIn = (list: readonly KeyedItem[], id: number) =>
    list.filter(({ sectionId }) => sectionId === id).map(({ key }) => key)
  return sections.map((section) => {
    const own = new Map(
      placed.filter(({ sectionId }) => sectionId === section.id).map((one) => [one.key, one.item]),
    )
    const order = mergeOrder(
      {
        base: orderIn(items.base, section.id),
        mine: orderIn(items.mine, section.id).map((key) => (own.has(`mine ${key}`) ? `mine ${key}` : key)),
        theirs: orderIn(items.theirs, section.id),
      },
      new Set(own.keys()),
      () => ask(`section/${section.id}/itemOrder`),
    )
    return {
      ...section,
      items: withOwnIds(
        order.flatMap((key) => own.get(key) ?? []),
        menus,
      ),
    }
  })
}

/** What becomes of a section: merged, gone, or as the one side that has kept it. */
type Fate = 'merged' | 'gone' | Side

function fatesOf(
  { base, mine, theirs }: Three<MenuContent>,
  items: Three<readonly KeyedItem[]>,
  ask: AskSide,
): Map<number, Fate> {
  const ids = new Set([base, mine, theirs].flatMap(({ sections }) => sections.map(({ id }) => id)))
  const has = ({ sections }: MenuContent, id: number) => sections.some((section) => section.id === id)
  const fateOf = (id: number): Fate => {
    const [inMine, inTheirs] = [has(mine, id), has(theirs, id)]
    if (inMine && inTheirs) return 'merged'
    if (!has(base, id)) return inMine ? 'mine' : 'theirs'
    if (!inMine && !inTheirs) return 'gone'
    const side = inMine ? 'mine' : 'theirs'
    const isTouched = touches(id, base, { mine, theirs }[side], items.base, items[side])
    return isTouched && ask(`section/${id}`) === side ? side : 'gone'
  }
  return new Map([...ids].map((id) => [id, fateOf(id)]))
}

/** Has a side changed a section, something in it, or put something there? */
function touches(
  id: number,
  base: MenuContent,
  side: MenuContent,
  itemsBefore: readonly KeyedItem[],
  itemsNow: readonly KeyedItem[],
): boolean {
  const bare = ({ sections }: MenuContent) => {
    const section = sections.find((one) => one.id === id)
    return section && { ...section, items: [] }
  }
  const children = ({ sections }: MenuContent) =>
    sections.flatMap((section) => (section.parentId === id ? section.id : []))
  const before = new Map(itemsBefore.map((placed) => [placed.key, placed]))
  return (
    !isEqual(bare(base), bare(side)) ||
    children(side).some((child) => !children(base).includes(child)) ||
    itemsNow.some((now) => now.sectionId === id && !isEqual(before.get(now.key), now))
  )
}

/** A section without its items. */
function mergedBare(
  { base, mine, theirs }: Three<MenuContent>,
  id: number,
  fate: Exclude<Fate, 'gone'>,
  ask: AskSide,
): Section {
  const of = ({ sections }: MenuContent) => sections.find((section) => section.id === id)
  const three = { base: of(base), mine: of(mine), theirs: of(theirs) }
  const { mine: one, theirs: other } = three
  if (fate !== 'merged' || !one || !other)
    return { ...((fate === 'mine' ? one : other) as Section), items: [] }
  const options = { key: `section/${id}`, except: ['items', 'parentId'] as const }
  return { ...mergeFields({ base: three.base, mine: one, theirs: other }, options, ask), items: [] }
}

function mergedItems(
  items: Three<readonly KeyedItem[]>,
  fates: ReadonlyMap<number, Fate>,
  ask: AskSide,
): KeyedItem[] {
  const byKey = (list: readonly KeyedItem[]) => new Map(list.map((placed) => [placed.key, placed]))
  const [base, mine, theirs] = [byKey(items.base), byKey(items.mine), byKey(items.theirs)]
  const stays = (placed: KeyedItem) => fates.get(placed.sectionId) !== 'gone'
  return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((key): KeyedItem[] => {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)]
    if (!was) {
      const both = my && their && isEqual(my, their)
      return [
        ...(their && stays(their) ? [their] : []),
        ...(my && !both && stays(my) ? [their ? { ...my, key: `mine ${key}` } : my] : []),
      ]
    }
    if (my && their) {
      const places = { base: was.sectionId, mine: my.sectionId, theirs: their.sectionId }
      const place = places[sideOf(places) ?? ask(`item/${key}/place`)]
      const item = mergeItem({ base: was.item, mine: my.item, theirs: their.item }, `item/${key}`, ask)
      const home = [place, places.mine, places.theirs, places.base].find(
        (id) => fates.has(id) && fates.get(id) !== 'gone',
      )
      return home === undefined ? [] : [{ key, sectionId: home, item }]
    }
    const kept = my ?? their
    const side = my ? 'mine' : 'theirs'
    if (!kept || !stays(kept)) return []
    // The section was removed with it, and is kept whole.
    if (fates.get(was.sectionId) === side && kept.sectionId === was.sectionId) return [kept]
    return !isEqual(was, kept) && ask(`item/${key}`) === side ? [kept] : []
  })
}

/** Ids are unique within a section: of two that were put there apart from each other, the one that came here last gets another. */
function withOwnIds(items: readonly MenuItem[], { base, mine, theirs }: Three<MenuContent>): MenuItem[] {
  const all = [base, mine, theirs].flatMap(({ sections }) => sections.flatMap((section) => section.items))
  const taken = new Set(all.map(({ id }) => id))
  const seen = new Set<number>()
  return items.map((item) => {
    const id = seen.has(item.id) ? freeCustomItemId(taken, 0) : item.id
    taken.add(id)
    seen.add(id)
    return id === item.id ? item : { ...item, id }
  })
}
