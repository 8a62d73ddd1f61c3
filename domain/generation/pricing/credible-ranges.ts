import type { Dish } from '../../catalogue/dish.ts'
import { type CategoryId, DRINKS } from '../../reference/reference.ts'
import { isSoughtOnAnyCard } from '../sought/sought.ts'
import { type CostClass, lowestRangeOf } from './cost-class.ts'
import { foodCostOf } from './food-cost.ts'
import { leastForDrink } from './pours.ts'
import { priceBand } from './price-band.ts'
import { type Setting, settingOf } from './setting.ts'
import { type WorkClass, workClassOf } from './work-class.ts'

/**
 * The largest share of a price that its ingredients may be. Restaurants of full service keep food between 28 and 35 % of
 * sales; what is dear is sold at a larger share and still leaves more money. The upper ends are our own.
 */
const mostOfPrice: Readonly<Record<CostClass, number>> = {
  commodity: 0.34,
  usual: 0.37,
  dear: 0.4,
  luxury: 0.45,
}

/** What the work in a plate adds to the least it can be sold for, in USD; our own figures. */
const workUsd: Readonly<Record<WorkClass, number>> = { assembled: 0, cooked: 0.5, crafted: 1.5 }

/** What costs more than this to buy and make, in USD, is sold at market price, by weight or for two. */
const MARKET_FROM = 65

/** The highest range that serves a dish of a setting. */
const highestOf: Readonly<Record<Setting, number>> = { street: 3, home: 4, any: 5 }

/** A room of range 4 sells a burger and guacamole, though they come from the street: its guests ask for them. */
const SOUGHT_UP_TO = 4

/** What the middle of the market sells for so much, in USD, isn't a dish of the lowest range, whatever its recipe says. */
const upperFrom: Readonly<Partial<Record<CategoryId, number>>> = { 1: 14, 2: 27.5 }

const RANGES = [1, 2, 3, 4, 5] as const

/** The price ranges, 1 to 5, in which guests find a dish credible, both ends included. */
export interface RangeSpan {
  readonly lowest: number
  readonly highest: number
}

/** Of what is dear the recipe knows more than the mid-market price, which was written to fit a band. */
const isDear: Readonly<Record<CostClass, boolean>> = {
  commodity: false,
  usual: false,
  dear: true,
  luxury: true,
}

/** The least that a dish can be sold for, in whole cents of USD, by an estimate of what it costs to buy and to make. */
export const leastPrice = (dish: Dish): number => upToCents(estimatedLeast(dish))

/** A price below the estimate would not pay for the dish. What is whole cents but for its last binary digit, is whole. */
const upToCents = (usd: number): number => Math.ceil(usd * 100 - 1e-6) / 100

function estimatedLeast(dish: Dish): number {
  if (dish.categoryId === DRINKS) return leastForDrink(dish)
  const { usd, costClass } = foodCostOf(dish)
  const least = usd / mostOfPrice[costClass] + workUsd[workClassOf(dish)]
  return isDear[costClass] ? least : Math.min(least, dish.price)
}

const spans = new WeakMap<Dish, RangeSpan | null>()

/**
 * From the lowest range whose band pays for what a dish is made of, to the highest that suits where guests know it from.
 * Null for what no band pays for: it is sold at market price, by weight or for two.
 */
export function credibleRanges(dish: Dish): RangeSpan | null {
  const known = spans.get(dish)
  if (known !== undefined) return known
  const span = spanOf(dish)
  spans.set(dish, span)
  return span
}

function spanOf(dish: Dish): RangeSpan | null {
  const least = leastPrice(dish)
  const { costClass } = foodCostOf(dish)
  const paid = RANGES.find((range) => priceBand(dish.categoryId, range, costClass).high >= least)
  if (paid === undefined || least >= MARKET_FROM) return null
  const isUpper = dish.price >= (upperFrom[dish.categoryId] ?? Number.POSITIVE_INFINITY)
  const lowest = Math.max(paid, lowestRangeOf[costClass], isUpper ? 2 : 1)
  const highest = Math.max(highestOf[settingOf(dish)], isSoughtOnAnyCard(dish) ? SOUGHT_UP_TO : 1)
  return { lowest, highest: Math.max(lowest, highest) }
}

/** No band pays for it, so it has a market price, or one by weight or for two. */
export const isAtMarketPrice = (dish: Dish): boolean => credibleRanges(dish) === null

/** How many ranges a dish is away from where it is credible: 0 inside, Infinity at market price. */
export function rangesAway(dish: Dish, priceRange: number): number {
  const span = credibleRanges(dish)
  if (!span) return Number.POSITIVE_INFINITY
  return Math.max(0, span.lowest - priceRange, priceRange - span.highest)
}
