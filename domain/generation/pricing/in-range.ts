import type { Dish } from '../../catalogue/dish.ts'
import { isAtMarketPrice, rangesAway } from './credible-ranges.ts'

/**
 * The dishes that are credible in a price range (1 to 5). Where these are fewer than are needed, all of the next range
 * too, and so on: a menu of another price is better than half a menu. What is sold at market price is never among them.
 */
export function dishesInRange(dishes: readonly Dish[], priceRange: number, needed: number): readonly Dish[] {
  for (const away of [0, 1, 2, 3]) {
    const near = dishes.filter((dish) => rangesAway(dish, priceRange) <= away)
    if (near.length >= needed) return near
  }
  return dishes.filter((dish) => rangesAway(dish, priceRange) < Number.POSITIVE_INFINITY)
}

/** From this range up guests read `Market Price` without alarm. */
const MARKET_PRICE_FROM = 4

/** The same with what is sold at market price, where the range has such a thing and each dish has its own price. */
export function servedAt(dishes: readonly Dish[], priceRange: number, needed: number): readonly Dish[] {
  const priced = dishesInRange(dishes, priceRange, needed)
  return priceRange >= MARKET_PRICE_FROM ? [...priced, ...dishes.filter(isAtMarketPrice)] : priced
}

/** More names than these are a list that nobody reads. */
const MOST_LISTED = 4

/** What is said to the owner of dishes that are usual at another range; nothing where there are none. A market price belongs to none. */
export function rangeRemarks(dishes: readonly Dish[], priceRange: number): string[] {
  const names = dishes
    .filter((dish) => rangesAway(dish, priceRange) > 0 && !isAtMarketPrice(dish))
    .map(({ name }) => name)
  if (names.length === 0) return []
  const rest = names.length - MOST_LISTED
  const shown = rest > 0 ? [...names.slice(0, MOST_LISTED), `${rest} more`] : names
  return [
    `Usual at another price range, because too few others are left: ${new Intl.ListFormat('en').format(shown)}.`,
  ]
}
