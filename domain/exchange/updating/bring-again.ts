import { amountsWithoutPlace, changeCurrency } from '../../menu/editing/change-currency.ts'
import { itemsOfBase, itemsOfSide } from '../../menu/merging/place-items.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { countItems, mapItems, mapSections } from '../../menu/model/walk.ts'
import { type MatchingChoice, placeKey } from './match-menus.ts'
import { type PlaceKeys, withoutItems, withPartsOf } from './parts-of.ts'
import { blankItem, blankSection, inUnknownPlaces, unknownWhole } from './unknown-parts.ts'
import { type TakenForOne, updateMenu } from './update-menu.ts'

/** What becomes of dishes that came with the last import and aren't in the source: they stay, go, or are merged. */
export type MissingFate = 'keep' | 'remove' | 'merge'

export interface BringingChoice extends Omit<MatchingChoice, 'since'> {
  readonly cuisineId: number
  /** What was brought last, under the ids of the menu; null where nobody knows: then every difference is asked. */
  readonly lastImport: Menu | null
  /** Absent: they stay where the source is only a part of the menu, else they are merged. */
  readonly missing?: MissingFate | undefined
}

/** A menu that is brought again, as the states that `mergeMenus` merges with the menu of today. */
export interface BroughtAgain {
  /** The menu as it would be if the last import were all that happened to it. */
  readonly base: Menu
  /** The menu as the source has it now. */
  readonly theirs: Menu
  /** What was brought, under the ids of the menu: the base of the next time. */
  readonly lastImport: Menu
  readonly alike: readonly TakenForOne[]
  readonly found: number
  /** Dishes of the menu that it may have from the last import and that the source doesn't have. */
  readonly missing: { readonly count: number; readonly fate: MissingFate }
}

/**
 * Prepares the merge of a menu with a source of it. Both imports are laid over the menu alike, so that only what
 * the file changed and what the owner changed differ.
 */
export function bringAgain(
  mine: Menu,
  read: Menu,
  { lastImport, missing: wanted, ...by }: BringingChoice,
): BroughtAgain {
  const last = lastImport && inCurrency(lastImport, mine.currency)
  const since = last ?? undefined
  const known = last && updateMenu(last, read, { ...by, besides: mine })
  const updated = updateMenu(mine, known?.menu ?? read, { ...by, since })
  const replayed = last && updateMenu(mine, last, { ...by, since }).menu
  const theirs = updated.menu
  const isOneCurrency = mine.currency === read.currency

  const placed = itemsOfBase(mine)
  const inTheirs = new Map(itemsOfSide(placed, theirs).map((item) => [item.key, item]))
  const inBase = new Map(itemsOfSide(placed, replayed ?? { sections: [] }).map((item) => [item.key, item]))
  const lost = placed.filter(({ key }) => !inTheirs.has(key) && (inBase.has(key) || !last || !isOneCurrency))
  const isPart = inTheirs.size > 0 && updated.matchedBy.size * 2 < countItems(mine)
  const fate = isOneCurrency ? (wanted ?? (isPart ? 'keep' : 'merge')) : 'remove'

  /** Dishes that nobody brought and that the source has, by their places there. */
  const unknownOnes = new Map(
    placed.flatMap(({ key, item }) => {
      const their = inTheirs.get(key)
      return their && !inBase.has(key) ? [[placeKey({ id: their.sectionId }, their.item), item] as const] : []
    }),
  )
  const added: PlaceKeys = new Set(unknownOnes.keys())
  const start = replayed ?? unknownWhole(mine, theirs)
  const common = inUnknownPlaces(
    withPartsOf(start, blanked(theirs, unknownOnes), added),
    placed,
    inTheirs,
    added,
  )
  const places = new Set(lost.map(({ key }) => key))
  const unknown = new Set(lost.flatMap(({ key }) => (inBase.has(key) ? [] : key)))
  const placesInBase = new Set(
    lost.flatMap(({ key }) => {
      const was = inBase.get(key)
      return was ? placeKey({ id: was.sectionId }, was.item) : []
    }),
  )
  const base =
    fate === 'remove'
      ? withPartsOf(bareAsIn(mine, theirs, withoutItems(common, placesInBase)), mine, places)
      : withPartsOf(common, blanked(mine), unknown)
  const stays = fate === 'keep' ? new Set([...placesInBase, ...unknown]) : new Set<string>()
  return {
    base: isOneCurrency ? base : withAmountsOf(mine, base),
    theirs: withPartsOf(theirs, base, stays),
    lastImport: last ? withPartsOf(updated.readAs, last, stays) : updated.readAs,
    alike: [...(known?.alike ?? []), ...updated.alike],
    found: updated.matchedBy.size,
    missing: { count: lost.length, fate },
  }
}

/** Null where it has amounts that the currency has no place for. */
const inCurrency = (menu: Menu, currency: string): Menu | null =>
  menu.currency !== currency && amountsWithoutPlace(menu, currency).length > 0
    ? null
    : changeCurrency(menu, currency)

const blanked = (menu: Menu, known: ReadonlyMap<string, MenuItem> = new Map()): Menu =>
  mapItems(mapSections(menu, blankSection), (item, section) =>
    blankItem(item, known.get(placeKey(section, item))),
  )

/** With sections that the source doesn't have as they are on the menu: nothing in them was touched. */
const bareAsIn = (mine: Menu, theirs: Menu, base: Menu): Menu =>
  mapSections(base, (section) => {
    const own = mine.sections.find(({ id }) => id === section.id)
    const isLost = !theirs.sections.some(({ id }) => id === section.id)
    return own && isLost ? { ...own, items: section.items } : section
  })

/** With all amounts of the menu, so that the source's are taken. */
function withAmountsOf(mine: Menu, base: Menu): Menu {
  const items = new Map(
    mine.sections.flatMap((section) => section.items.map((item) => [placeKey(section, item), item])),
  )
  const amountsOf = ({ prices, priceHeads }: Section) => ({
    ...(prices && { prices }),
    ...(priceHeads && { priceHeads }),
  })
  const withPrices = mapItems(base, (item, section) => {
    const own = items.get(placeKey(section, item))
    return own ? { ...item, prices: own.prices, appliedMultipliers: own.appliedMultipliers } : item
  })
  const sections = withPrices.sections.map(({ prices: _, priceHeads: __, ...section }) => {
    const own = mine.sections.find(({ id }) => id === section.id)
    return { ...section, ...(own && amountsOf(own)) }
  })
  const { currency, modifierGroups } = mine
  return { ...withPrices, currency, modifierGroups, sections }
}
