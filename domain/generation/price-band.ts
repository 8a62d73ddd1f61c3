import type { CategoryId } from '../catalogue/reference.ts'

/** USD, both ends included. */
export interface PriceBand {
  readonly low: number
  readonly high: number
}

/** What a price range does to the mid-market price of the catalogue (our own figures). */
export const priceRangeFactors: Readonly<Record<number, number>> = { 1: 0.65, 2: 0.82, 3: 1, 4: 1.3, 5: 1.75 }

/** Bands at price range 3: 2026 U.S. casual full service, USD (our own figures). */
export const midMarketBands: Readonly<Record<CategoryId, PriceBand>> = {
  1: { low: 7, high: 16 },
  2: { low: 14, high: 32 },
  3: { low: 6, high: 13 },
  4: { low: 4, high: 10 },
  5: { low: 3, high: 15 },
}

/** Cheap menus count in half dollars, dear ones in whole dollars. */
const stepOf = (priceRange: number): number => (priceRange <= 3 ? 0.5 : 1)

const factorOf = (priceRange: number): number => priceRangeFactors[priceRange] ?? 1

/** The band that every price of this category falls in at a price range (1 to 5), in USD. */
export function priceBand(categoryId: CategoryId, priceRange: number): PriceBand {
  const factor = factorOf(priceRange)
  const { low, high } = midMarketBands[categoryId]
  return { low: low * factor, high: high * factor }
}

/**
 * A mid-market price (USD, range 3) at another price range: scaled, rounded to the nearest step and
 * kept inside the band, so that rounding never carries it over an edge.
 */
export const priceAtRange = (midMarketPrice: number, categoryId: CategoryId, priceRange: number): number =>
  intoBand(midMarketPrice * factorOf(priceRange), categoryId, priceRange)

/** The price in USD nearest to this one that the category's band and step allow at a price range. */
export function intoBand(price: number, categoryId: CategoryId, priceRange: number): number {
  const step = stepOf(priceRange)
  const { low, high } = priceBand(categoryId, priceRange)
  const rounded = Math.round(price / step) * step
  return Math.min(Math.max(rounded, Math.ceil(low / step) * step), Math.floor(high / step) * step)
}
