import type { ItemPlace } from '../menu/editing/edits.ts'
import { MAX_PRICE_USD, roundToCent } from '../menu/model/price.ts'
import type { Menu, MenuGroup } from '../menu/model/schema.ts'
import { setPrice } from './set-price.ts'

/** To what a changed price is rounded: the nearest cent, 50 cents or whole dollar, halves up. */
export type PriceRounding = 'cent' | 'half-dollar' | 'dollar'

export interface PriceChange {
  readonly kind: 'amount' | 'percent'
  /** USD or percent; below zero it makes dishes cheaper. */
  readonly by: number
  readonly rounding: PriceRounding
}

/** What one item's price becomes. All prices in USD. */
export interface ChangedPrice {
  readonly place: ItemPlace
  readonly name: string
  readonly before: number
  readonly after: number
}

/** How many steps of each rounding a dollar has. */
const stepsInDollar: Readonly<Record<PriceRounding, number>> = { cent: 100, 'half-dollar': 2, dollar: 1 }

/** A price in USD after a change: never below zero, never above {@link MAX_PRICE_USD}. */
export function changedPrice(price: number, { kind, by, rounding }: PriceChange): number {
  const exact = kind === 'amount' ? price + by : price * (1 + by / 100)
  const steps = stepsInDollar[rounding]
  // Freed of floating-point dust first: 1.15 × 1.1 must not round as 1.2649999999999999.
  const rounded = Math.round(Number((exact * steps).toFixed(6))) / steps
  return roundToCent(Math.min(Math.max(rounded, 0), MAX_PRICE_USD))
}

const isIn = (group: MenuGroup, sectionId: number | null) =>
  sectionId === null || group.category.id === sectionId

/**
 * What a change would make of each price, in the order of the menu.
 * @param sectionId the section it is for; null for the whole menu
 */
export const previewPriceChange = (
  menu: Menu,
  change: PriceChange,
  sectionId: number | null,
): ChangedPrice[] =>
  menu
    .filter((group) => isIn(group, sectionId))
    .flatMap(({ category, items }) =>
      items.map((item) => ({
        place: { categoryId: category.id, itemId: item.id },
        name: item.name,
        before: item.price,
        after: changedPrice(item.price, change),
      })),
    )

/**
 * The menu with changed prices. A changed price is the owner's own: it is no longer the result of an
 * optimization; a price that stays keeps what it has.
 * @param sectionId the section it is for; null for the whole menu
 */
export const changePrices = (menu: Menu, change: PriceChange, sectionId: number | null): MenuGroup[] =>
  menu.map((group) =>
    isIn(group, sectionId)
      ? { ...group, items: group.items.map((item) => setPrice(item, changedPrice(item.price, change))) }
      : group,
  )
