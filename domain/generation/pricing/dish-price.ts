import type { Dish } from '../../catalogue/dish.ts'
import { leastPrice } from './credible-ranges.ts'
import { priceAtRange } from './price-band.ts'

/**
 * What a dish costs on a menu of a price range (1 to 5), in USD: its mid-market price at that range, no less than what
 * it takes to buy and make it, inside the band of its category and on an ending of the range.
 */
export const priceOf = (dish: Dish, priceRange: number): number =>
  priceAtRange({ ...dish, leastPrice: leastPrice(dish) }, priceRange)
