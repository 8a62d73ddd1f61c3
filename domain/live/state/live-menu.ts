import { newSectionId } from '../../menu/editing/sections.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { parentOf } from '../../menu/model/walk.ts'
import type { PlannedPrices } from '../model/planned-prices.ts'
import type { SoldOutShows } from '../model/sold-out.ts'

/** The live state of one menu at one moment; its document is separate. */
export interface LiveState {
  readonly soldOut: ReadonlyMap<number, SoldOutShows>
  /** Planned prices that hold, those that win last. */
  readonly prices: readonly PlannedPrices['changes'][number][]
  /** Sections and items that are not served now. */
  readonly awaySections: ReadonlySet<number>
  readonly awayItems: ReadonlySet<number>
  /** Dishes of the day, each with the section that it is in; they too can be sold out. */
  readonly specials: readonly { readonly item: MenuItem; readonly sectionId?: number | undefined }[]
}

export const nothingLive: LiveState = {
  soldOut: new Map(),
  prices: [],
  awaySections: new Set(),
  awayItems: new Set(),
  specials: [],
}

export interface LiveMenu<Of> {
  readonly menu: Of
  /** Ids of the items that are on it and are sold out. */
  readonly soldOut: readonly number[]
}

/**
 * A menu as it is served: without what is hidden or not served now, at the prices that hold, with the dishes of the
 * day. It is made for showing and printing; the document stays as its owner saved it.
 * @param specialsName of the section for dishes of the day that are in no section of the menu
 */
export function liveMenu<Of extends Menu>(
  menu: Of,
  state: LiveState,
  { specialsName }: { readonly specialsName: string },
): LiveMenu<Of> {
  const { soldOut, prices, awaySections, awayItems, specials } = state
  if (soldOut.size + prices.length + awaySections.size + awayItems.size + specials.length === 0)
    return { menu, soldOut: [] }
  const amounts = pricesInForce(prices)
  const isServed = (section: Section): boolean => {
    const parent = parentOf(menu.sections, section)
    return !awaySections.has(section.id) && (parent === undefined || isServed(parent))
  }
  const isShown = ({ id }: MenuItem): boolean => soldOut.get(id) !== 'hidden'
  const ofTheDay = specials
    .filter(({ item }) => isShown(item))
    .map((special) => ({ ...special, item: withChoicesOf(menu, special.item) }))
  const ownSections = menu.sections.filter(isServed).map((section): Section => {
    const own = ofTheDay.filter(({ sectionId }) => sectionId === section.id).map(({ item }) => item)
    const served = section.items
      .filter((item) => !awayItems.has(item.id) && isShown(item))
      .map((item) => atAmounts(item, amounts))
    return { ...section, items: [...own, ...served] }
  })
  const isPlaced = new Set(ownSections.map(({ id }) => id))
  const placeless = ofTheDay.filter(({ sectionId }) => sectionId === undefined || !isPlaced.has(sectionId))
  const sections =
    placeless.length === 0
      ? ownSections
      : [
          { id: newSectionId(menu), name: specialsName, items: placeless.map(({ item }) => item) },
          ...ownSections,
        ]
  const shown = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)))
  return {
    menu: { ...menu, sections },
    soldOut: [...soldOut.keys()].filter((id) => shown.has(id)),
  }
}

/** Amounts of planned prices by item and price, those that win last. */
export const pricesInForce = (prices: LiveState['prices']): ReadonlyMap<string, number> =>
  new Map(prices.map(({ itemId, priceId, amount }) => [`${itemId} ${priceId}`, amount]))

export function atAmounts(item: MenuItem, amounts: ReadonlyMap<string, number>): MenuItem {
  if (!item.prices.some(({ id }) => amounts.has(`${item.id} ${id}`))) return item
  return {
    ...item,
    prices: item.prices.map((price) => {
      const amount = amounts.get(`${item.id} ${price.id}`)
      return amount === undefined || price.amount === undefined ? price : { ...price, amount }
    }),
  }
}

/** A special keeps the choices that its menu still has. */
const withChoicesOf = ({ modifierGroups }: Menu, item: MenuItem): MenuItem =>
  item.modifierGroups
    ? {
        ...item,
        modifierGroups: item.modifierGroups.filter((key) => modifierGroups.some(({ id }) => id === key)),
      }
    : item
