import type { Dish } from '../../catalogue/dish.ts'
import { plateOf } from '../plate/plate.ts'

/** What is served, with what it costs a guest, in cents. */
export interface Priced {
  readonly dish: Dish
  readonly amount: number
}

export interface Estimate {
  /** What a guest spends by the habit of `basis`, in cents. */
  readonly perHead: number
  /** Cost of ingredients, in percent of what is spent. */
  readonly foodCostPercent: number
  /** What the figures rest on, in a sentence. */
  readonly basis: string
}

const LUXURY = /\b(?:lobster|caviar|truffle|wagyu|foie gras|sea urchin|king crab|turbot|tomahawk)\b/
const DRINKS = 5

/**
 * The share of a price that its ingredients cost. Full service runs at 28 to 35 % of net sales, drinks lower (textbook
 * range); the classes spread around that, our own figures: dear flesh carries less margin, grain and greens more.
 */
function costShare(dish: Dish): number {
  const { kind, isCentral, drink, starch } = plateOf(dish)
  if (dish.categoryId === DRINKS) {
    if (drink === 'coffee' || drink === 'tea' || drink === 'soft drink') return 0.16
    return drink === 'cocktail' || drink === 'zero-proof' ? 0.21 : 0.28
  }
  if (dish.ingredients.some((name) => LUXURY.test(name))) return 0.42
  if (isCentral && (kind === 'shellfish' || kind === 'fish')) return 0.35
  if (isCentral && kind === 'red meat') return 0.34
  if (isCentral) return 0.3
  return starch === undefined ? 0.26 : 0.23
}

const mean = (priced: readonly Priced[]): number =>
  priced.length === 0 ? 0 : priced.reduce((sum, { amount }) => sum + amount, 0) / priced.length

const HABIT: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 0.5, 5: 1 }

/** By the habit of a guest who takes a starter, a main course, half a dessert and a drink. */
export function estimateByHabit(priced: readonly Priced[]): Estimate {
  const perHead = Object.entries(HABIT).reduce(
    (sum, [id, part]) => sum + part * mean(priced.filter(({ dish }) => dish.categoryId === Number(id))),
    0,
  )
  return {
    perHead: Math.round(perHead),
    foodCostPercent: costPercent(priced),
    basis:
      'An estimate: a starter, a main course, half a dessert and a drink at the average prices of this menu. Food cost by the kind of the main ingredient, not by your suppliers.',
  }
}

/**
 * Of a meal at one price, in cents.
 * @param full what its plates would cost by themselves, in cents, as large as they are served here
 */
export const estimateOfMeal = (amount: number, priced: readonly Priced[], full: number): Estimate => ({
  perHead: amount,
  foodCostPercent: amount === 0 ? 0 : Math.round(costPercent(priced) * (full / amount)),
  basis:
    'An estimate: the price of the meal, without drinks. Food cost by the kind of the main ingredient, not by your suppliers.',
})

function costPercent(priced: readonly Priced[]): number {
  const spent = priced.reduce((sum, { amount }) => sum + amount, 0)
  const cost = priced.reduce((sum, { dish, amount }) => sum + amount * costShare(dish), 0)
  return spent === 0 ? 0 : Math.round((cost / spent) * 100)
}
