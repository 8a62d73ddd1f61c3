import type { Dish } from '../../catalogue/dish.ts'
import type { Price } from '../../menu/model/price.ts'
import { toCents } from '../../money/dollars.ts'
import { isAtMarketPrice, leastPrice } from './credible-ranges.ts'
import { foodCostOf } from './food-cost.ts'
import { priceAtRange } from './price-band.ts'
import { platePrices } from './shared-plates.ts'

/**
 * What a dish costs on a menu of a price range (1 to 5), in USD: its mid-market price at that range, no less than what
 * it takes to buy and make it, inside the band of its category and on an ending of the range.
 */
export function priceOf(dish: Dish, priceRange: number): number {
  const prices = known.get(dish) ?? new Map<number, number>()
  known.set(dish, prices)
  const found = prices.get(priceRange)
  if (found !== undefined) return found
  const { costClass } = foodCostOf(dish)
  const price = priceAtRange({ ...dish, leastPrice: leastPrice(dish), costClass }, priceRange)
  prices.set(priceRange, price)
  return price
}

/** A menu asks for the prices of all that may be on it. */
const known = new WeakMap<Dish, Map<number, number>>()

/**
 * The prices of a plate in cents of a US dollar, as a menu of a price range (1 to 5) prints them: one, one for each share
 * of what is made for several, or the market's.
 */
export function pricesOf(dish: Dish, priceRange: number): Price[] {
  if (isAtMarketPrice(dish)) return [{ id: 'p1', kind: 'market' }]
  return platePrices(dish, toCents(priceOf(dish, priceRange)))
}
