import type { Dish } from '../../catalogue/dish.ts'
import { foodCostAt } from '../pricing/food-cost.ts'

/** What is served, with what it costs a guest, in cents. */
export interface Priced {
  readonly dish: Dish
  readonly amount: number
  /** The part of an ordinary portion that the plate holds. */
  readonly portion: number
}

export interface Estimate {
  /** What a guest spends by the habit of `basis`, in cents. */
  readonly perHead: number
  /** Cost of ingredients, in percent of what is spent. */
  readonly foodCostPercent: number
  /** What the figures rest on, in a sentence. */
  readonly basis: string
}

/** More than this share of a price isn't our estimate any more: the price would be wrong. */
const MOST = 0.6

/** The share of a price that its ingredients cost, by the estimate of the dish and the portion of it that is served. */
const costShare = ({ dish, amount, portion }: Priced, priceRange: number): number =>
  amount === 0 ? 0 : Math.min(MOST, (foodCostAt(dish, priceRange) * 100 * portion) / amount)

const mean = (priced: readonly Priced[]): number =>
  priced.length === 0 ? 0 : priced.reduce((sum, { amount }) => sum + amount, 0) / priced.length

const HABIT: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 0.5, 5: 1 }

/** By the habit of a guest who takes a starter, a main course, half a dessert and a drink, at a price range of 1 to 5. */
export function estimateByHabit(priced: readonly Priced[], priceRange: number): Estimate {
  const perHead = Object.entries(HABIT).reduce(
    (sum, [id, part]) => sum + part * mean(priced.filter(({ dish }) => dish.categoryId === Number(id))),
    0,
  )
  return {
    perHead: Math.round(perHead),
    foodCostPercent: costPercent(priced, priceRange),
    basis:
      'An estimate: a starter, a main course, half a dessert and a drink at the average prices of this menu. Food cost by usual portions and market prices of the main ingredients, not by your suppliers.',
  }
}

/**
 * Of a meal at one price, in cents.
 * @param full what its plates would cost by themselves, in cents, as large as they are served here
 */
export const estimateOfMeal = (
  amount: number,
  priced: readonly Priced[],
  full: number,
  priceRange: number,
): Estimate => ({
  perHead: amount,
  foodCostPercent: amount === 0 ? 0 : Math.round(costPercent(priced, priceRange) * (full / amount)),
  basis:
    'An estimate: the price of the meal, without drinks. Food cost by usual portions and market prices of the main ingredients, not by your suppliers.',
})

function costPercent(priced: readonly Priced[], priceRange: number): number {
  const spent = priced.reduce((sum, { amount }) => sum + amount, 0)
  const cost = priced.reduce((sum, one) => sum + one.amount * costShare(one, priceRange), 0)
  return spent === 0 ? 0 : Math.round((cost / spent) * 100)
}
