import type { CategoryId } from '../../reference/reference.ts'

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

interface Endings {
  /** Whole USD */
  readonly from: number
  readonly cents: readonly number[]
}

/** What prices end on, by their dollars: a low menu counts in 50 and 95, the middle in halves, a dear one in whole dollars. */
const endings: Readonly<Record<number, readonly Endings[]>> = {
  // Between two prices of ten dollars, 50 and 95 look like a slip.
  1: [
    { from: 0, cents: [50, 95] },
    { from: 9, cents: [95] },
  ],
  2: [{ from: 0, cents: [0, 50] }],
  3: [{ from: 0, cents: [0, 50] }],
  4: [{ from: 0, cents: [0] }],
  5: [{ from: 0, cents: [0] }],
}

export const factorOf = (priceRange: number): number => priceRangeFactors[priceRange] ?? 1

/** The band that every price of this category falls in at a price range (1 to 5), in USD. */
export function priceBand(categoryId: CategoryId, priceRange: number): PriceBand {
  const factor = factorOf(priceRange)
  const { low, high } = midMarketBands[categoryId]
  return { low: low * factor, high: high * factor }
}

/** The part of a dish that its price depends on. USD. */
export interface PricedDish {
  readonly categoryId: CategoryId
  /** At price range 3. */
  readonly price: number
  /** What it takes to buy and make. */
  readonly leastPrice: number
}

/** The price of a dish at a price range: scaled, no less than its least, and where `intoBand` allows it. */
export const priceAtRange = ({ categoryId, price, leastPrice }: PricedDish, priceRange: number): number =>
  intoBand(Math.max(price * factorOf(priceRange), leastPrice), categoryId, priceRange)

/**
 * The price in USD nearest to this one, the higher of two, that the category's band and the range's endings allow. What
 * isn't a number (NaN) stays none.
 */
export const intoBand = (price: number, categoryId: CategoryId, priceRange: number): number =>
  nearestPrice(price, priceBand(categoryId, priceRange), priceRange)

/** The price in USD nearest to this one, the higher of two, in a band and with the endings of a range (1 to 5). */
export function nearestPrice(price: number, { low, high }: PriceBand, priceRange: number): number {
  if (Number.isNaN(price)) return price
  return pricesBetween(low, high, priceRange).reduce((best, one) =>
    Math.abs(one - price) <= Math.abs(best - price) ? one : best,
  )
}

function pricesBetween(low: number, high: number, priceRange: number): number[] {
  const dollars = Array.from({ length: Math.floor(high) + 1 }, (_, whole) => whole)
  return dollars
    .flatMap((whole) => {
      const { cents = [0] } = endings[priceRange]?.findLast(({ from }) => whole >= from) ?? {}
      return cents.map((ending) => whole + ending / 100)
    })
    .filter((price) => price >= low && price <= high)
}
