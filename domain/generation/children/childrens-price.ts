import type { Dish } from '../../catalogue/dish.ts'
import type { CategoryId } from '../../reference/reference.ts'
import { factorOf, nearestPrice, type PriceBand } from '../pricing/price-band.ts'

/** The part of an ordinary portion on a child's plate, and of its price (our own figure). */
export const CHILDRENS_PORTION = 0.6

/** Children's menus of casual restaurants at price range 3: U.S., 2026, USD (our own figures). */
const bands: Readonly<Record<CategoryId, PriceBand>> = {
  1: { low: 5, high: 9 },
  2: { low: 7, high: 12 },
  3: { low: 4, high: 7 },
  4: { low: 2.5, high: 5 },
  5: { low: 2, high: 5 },
}

/** What a dish costs on a children's menu of a price range (1 to 5), in USD. */
export function childrensPrice({ price, categoryId }: Dish, priceRange: number): number {
  const factor = factorOf(priceRange)
  const { low, high } = bands[categoryId]
  return nearestPrice(
    price * CHILDRENS_PORTION * factor,
    { low: low * factor, high: high * factor },
    priceRange,
  )
}
