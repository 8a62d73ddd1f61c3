import { roundToCent } from '../../money/dollars.ts'
import { type CategoryId, DRINKS, MAINS, STARTERS } from '../../reference/reference.ts'
import type { CostClass } from './cost-class.ts'

/** USD, both ends included. */
export interface PriceBand {
  readonly low: number
  readonly high: number
}

/** What a price range does to the mid-market price of the catalogue (our own figures). */
export const priceRangeFactors: Readonly<Record<number, number>> = { 1: 0.65, 2: 0.82, 3: 1, 4: 1.3, 5: 1.75 }

/** The same for what costs little to buy: a fine room may ask more for its rice, and not three times as much. */
const plainFactors: Readonly<Record<number, number>> = { ...priceRangeFactors, 4: 1.15, 5: 1.45 }

/**
 * What a range asks for a showpiece, as a multiple of the least that it can be sold for: better produce, more of it thrown
 * away, and a smaller share of the price spent on it. U.S. menus of 2026: a strip at $34, $45, $57 and $71.
 */
const showpieceFactors: Readonly<Partial<Record<CostClass, Readonly<Record<number, number>>>>> = {
  dear: { 1: 1, 2: 1, 3: 1.3, 4: 1.66, 5: 2.08 },
  luxury: { 1: 1, 2: 1, 3: 1, 4: 1.29, 5: 1.78 },
}

/** A starter is a smaller show: this part of what a main course adds. */
const SHOW_OF_STARTER = 0.6

/**
 * USD at price range 3: what the middle of the market sells for so much has come up against the end of its band, and is
 * priced by what it costs.
 */
const showpieceFrom: Readonly<Partial<Record<CategoryId, number>>> = { [STARTERS]: 14.5, [MAINS]: 26 }

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

/**
 * What prices end on, by their dollars: a low menu counts in 95, the middle in halves up to what nobody pays in halves, a
 * dear one in whole dollars.
 */
const endings: Readonly<Record<number, readonly Endings[]>> = {
  // On one card 7.50 and 6.95 look like a slip.
  1: [{ from: 0, cents: [95] }],
  2: [
    { from: 0, cents: [0, 50] },
    { from: 25, cents: [0] },
  ],
  3: [
    { from: 0, cents: [0, 50] },
    { from: 25, cents: [0] },
  ],
  4: [{ from: 0, cents: [0] }],
  5: [{ from: 0, cents: [0] }],
}

/** What a price range multiplies a mid-market price by. */
export const factorOf = (priceRange: number): number => priceRangeFactors[priceRange] ?? 1

/** Where what costs little rises less: no room asks three times as much for its juice. */
const plainRises: ReadonlySet<CategoryId> = new Set([STARTERS, MAINS, DRINKS])

const factorFor = (categoryId: CategoryId, priceRange: number, costClass: CostClass | undefined): number =>
  costClass === 'commodity' && plainRises.has(categoryId)
    ? (plainFactors[priceRange] ?? 1)
    : factorOf(priceRange)

/** Where the dearest dishes of a class end, in USD by price range: lobster and pad thai share no ceiling (our own figures). */
const ceilings: Readonly<
  Partial<Record<CategoryId, Partial<Record<CostClass, Readonly<Record<number, number>>>>>>
> = {
  [STARTERS]: {
    dear: { 1: 10.5, 2: 17, 3: 22, 4: 26, 5: 29 },
    luxury: { 4: 34, 5: 48 },
  },
  [MAINS]: {
    dear: { 1: 20.8, 2: 35, 3: 46, 4: 66, 5: 88 },
    luxury: { 4: 68, 5: 95 },
  },
}

/** The band that every price of this category and class falls in at a price range (1 to 5), in USD. */
export function priceBand(
  categoryId: CategoryId,
  priceRange: number,
  costClass: CostClass = 'usual',
): PriceBand {
  const factor = factorOf(priceRange)
  const { low, high } = midMarketBands[categoryId]
  return {
    low: roundToCent(low * (categoryId === DRINKS ? factor : factorFor(categoryId, priceRange, costClass))),
    high: ceilings[categoryId]?.[costClass]?.[priceRange] ?? high * factor,
  }
}

/** The part of a dish that its price depends on. USD. */
export interface PricedDish {
  readonly categoryId: CategoryId
  /** At price range 3. */
  readonly price: number
  /** What it takes to buy and make. */
  readonly leastPrice: number
  /** Usual where absent. */
  readonly costClass?: CostClass | undefined
}

/**
 * The price of a dish at a price range: scaled, no less than its least, and where its band allows it. No dish costs more
 * at a range than at the next.
 */
export function priceAtRange(dish: PricedDish, priceRange: number): number {
  const { categoryId, price, leastPrice, costClass } = dish
  const wanted = Math.max(
    price * factorFor(categoryId, priceRange, costClass),
    leastPrice * showpieceFactor(dish, priceRange),
  )
  const band = priceBand(categoryId, priceRange, costClass)
  // The endings of the lowest range lie a dollar apart.
  if (priceRange === 1) {
    const high = Math.min(band.high, priceAtRange(dish, 2))
    return nearestPrice(wanted, { ...band, high }, priceRange)
  }
  const before = priceRange > 2 ? priceAtRange(dish, priceRange - 1) : 0
  return nearestPrice(wanted, { ...band, low: Math.min(band.high, Math.max(band.low, before)) }, priceRange)
}

function showpieceFactor({ categoryId, price, costClass }: PricedDish, priceRange: number): number {
  const factor = showpieceFactors[costClass ?? 'usual']?.[priceRange]
  if (factor === undefined || price < (showpieceFrom[categoryId] ?? Number.POSITIVE_INFINITY)) return 1
  return categoryId === STARTERS ? 1 + (factor - 1) * SHOW_OF_STARTER : factor
}

/**
 * The price in USD nearest to this one, the higher of two, that the category's band and the range's endings allow. What
 * isn't a number (NaN) stays none.
 */
export const intoBand = (
  price: number,
  categoryId: CategoryId,
  priceRange: number,
  costClass?: CostClass,
): number => nearestPrice(price, priceBand(categoryId, priceRange, costClass), priceRange)

/** The price in USD nearest to this one, the higher of two, in a band and with the endings of a range (1 to 5). */
export function nearestPrice(price: number, { low, high }: PriceBand, priceRange: number): number {
  if (Number.isNaN(price)) return price
  return pricesBetween(low, high, priceRange).reduce((best, one) =>
    Math.abs(one - price) <= Math.abs(best - price) ? one : best,
  )
}

/** The price in USD nearest to this one on an ending of a range (1 to 5), whatever its category. */
export const onEnding = (price: number, priceRange: number): number =>
  nearestPrice(price, { low: Math.min(1, price), high: price + 1 }, priceRange)

function pricesBetween(low: number, high: number, priceRange: number): number[] {
  const dollars = Array.from({ length: Math.floor(high) + 1 }, (_, whole) => whole)
  return dollars
    .flatMap((whole) => {
      const { cents = [0] } = endings[priceRange]?.findLast(({ from }) => whole >= from) ?? {}
      return cents.map((ending) => whole + ending / 100)
    })
    .filter((price) => price >= low && price <= high)
}
