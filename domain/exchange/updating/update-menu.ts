import { detailKeys } from '../../menu/details/detail-columns.ts'
import { customItemIdBy } from '../../menu/editing/edits.ts'
import { newSectionId } from '../../menu/editing/sections.ts'
import { headsAbove } from '../../menu/model/check-menu.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemIds, itemsOf, parentOf } from '../../menu/model/walk.ts'
import { type MatchedBy, type MatchingChoice, matchMenus, placeKey } from './match-menus.ts'
import { newItem, type Referred, updatedItem } from './update-item.ts'
import { updatedGroups, updatedMarks, updatedWhole } from './update-parts.ts'
import { pricesUnder, updatedHeads, updatedPrices } from './update-prices.ts'

export interface UpdatingChoice extends MatchingChoice {
  /** Of the new items. */
  readonly cuisineId: number
  /** No new part gets an id of this menu. */
  readonly besides?: Menu | undefined
}

export interface TakenForOne {
  /** Of the dish on the menu, as `placeKey` has it. */
  readonly place: string
  readonly was: string
  readonly is: string
}

export interface UpdatedMenu {
  /** Compared with the menu before as two states of one, it says what has changed. */
  readonly menu: Menu
  /** By what each of its items was found, by its id on the menu; one that is new is not in it. */
  readonly matchedBy: ReadonlyMap<number, MatchedBy>
  /** What was read, with the ids that its sections and items have on the menu now. */
  readonly readAs: Menu
  /** Dishes that were found by nothing but how alike they are. */
  readonly alike: readonly TakenForOne[]
}

/**
 * The menu as a source of today has it: its sections, dishes, words and prices, in its order. What is found on the menu
 * keeps its id and all that a paper does not tell: pictures, marks, links to the catalogue, confirmations of words that
 * stayed, and prices where the source has none. What the source does not have is gone. Amounts are those of the source
 * in its currency.
 */
export function updateMenu(
  menu: Menu,
  read: Menu,
  { cuisineId, besides, ...by }: UpdatingChoice,
): UpdatedMenu {
  const matched = matchMenus(menu, read, by)
  const groups = updatedGroups(menu.modifierGroups, read.modifierGroups)
  const marks = updatedMarks(menu.marks, read.marks)
  const readItems = itemsOf(read)
  const told = {
    description: readItems.some(({ description }) => description !== ''),
    details: new Set(detailKeys.filter((key) => readItems.some((item) => item[key] !== undefined))),
  }
  const taken = new Set([menu, besides, by.since && read].flatMap((known) => (known ? itemIds(known) : [])))
  const matchedBy = new Map<number, MatchedBy>()
  const ids = new Map<MenuItem, number>()
  const alike: TakenForOne[] = []
  const isOneCurrency = menu.currency === read.currency
  const homes = new Map(menu.sections.flatMap((section) => section.items.map((item) => [item, section])))
  const done = new Map<Section, Section>()
  const sections: Section[] = []
  const idsIn = (idOf: ReadonlyMap<string, string>, keys: readonly string[] | undefined) =>
    keys?.flatMap((key) => idOf.get(key) ?? [])
  for (const section of read.sections) {
    const known = matched.sections.get(section)
    const parent = parentOf(read.sections, section)
    const parentId = parent && done.get(parent)?.id
    const id =
      known?.id ??
      (by.since
        ? section.id
        : newSectionId({ sections: [...menu.sections, ...(besides?.sections ?? []), ...sections] }))
    const readHeads = headsAbove(read.sections, section)
    const ownHeads = updatedHeads(known?.priceHeads ?? [], section.priceHeads ?? [])
    const heads =
      ownHeads.length > 0 ? ownHeads : parent ? headsAbove(sections, done.get(parent) ?? section) : []
    const modifierGroups = idsIn(groups.idOf, section.modifierGroups)
    const knownPrices = {
      prices: known?.prices ?? [],
      heads: known ? headsAbove(menu.sections, known) : [],
    }
    const prices = section.prices?.length
      ? updatedPrices(knownPrices, { prices: section.prices ?? [], heads: readHeads }, heads)
      : pricesUnder(knownPrices.prices, knownPrices.heads, heads)
    const here = new Set<number>()
    const idFor = (own: number | undefined, name: string): number => {
      // A dish of the catalogue may come together with itself from another section.
      const itemId = own === undefined || here.has(own) ? customItemIdBy(taken, name) : own
      taken.add(itemId)
      here.add(itemId)
      return itemId
    }
    const items = section.items.map((item) => {
      const match = matched.items.get(item)
      const home = match && homes.get(match.item)
      const before = {
        prices: match?.item.prices ?? [],
        heads: home ? headsAbove(menu.sections, home) : [],
      }
      const referred: Referred = {
        prices:
          item.prices.length === 0 && isOneCurrency
            ? pricesUnder(before.prices, before.heads, heads)
            : updatedPrices(before, { prices: item.prices, heads: readHeads }, heads),
        modifierGroups: idsIn(groups.idOf, item.modifierGroups),
        ownMarks: idsIn(marks.idOf, item.ownMarks),
      }
      const itemId = idFor(match?.item.id ?? (by.since && item.id), item.name)
      ids.set(item, itemId)
      if (!match) return newItem(item, { id: itemId, categoryId: id, cuisineId }, referred)
      matchedBy.set(match.item.id, match.by)
      if (home && (match.by === 'likeness' || match.by === 'number') && match.item.name !== item.name)
        alike.push({ place: placeKey(home, match.item), was: match.item.name, is: item.name })
      return { ...updatedItem(match.item, item, referred, told), id: itemId }
    })
    const { parentId: _, priceHeads: __, prices: ___, ...kept } = known ?? { id }
    const { id: ____, parentId: _____, priceHeads: ______, prices: _______, ...words } = section
    const updated: Section = {
      ...kept,
      ...words,
      id,
      ...(parentId !== undefined && { parentId }),
      ...(ownHeads.length > 0 && { priceHeads: ownHeads }),
      ...(prices.length > 0 && { prices }),
      ...(modifierGroups && { modifierGroups }),
      items,
    }
    done.set(section, updated)
    sections.push(updated)
  }
  return {
    menu: { ...updatedWhole(menu, read), sections, modifierGroups: groups.all, marks: marks.all },
    matchedBy,
    alike,
    readAs: {
      ...read,
      sections: read.sections.map((section) => {
        const parent = parentOf(read.sections, section)
        return {
          ...section,
          id: done.get(section)?.id ?? section.id,
          ...(parent && { parentId: done.get(parent)?.id ?? parent.id }),
          items: section.items.map((item) => ({ ...item, id: ids.get(item) ?? item.id })),
        }
      }),
    },
  }
}
