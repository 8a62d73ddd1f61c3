import type { Dish } from '../../catalogue/dish.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { diet } from '../../reference/reference.ts'
import type { Likeness } from './likenesses.ts'

const WEIGHTS = ['light', 'medium', 'rich']

/** The dish that another is to be like. */
export interface Original {
  readonly dish: Dish
  /** What a guest pays for it, in cents of a US dollar; undefined where nobody knows. */
  readonly amount: number | undefined
}

/** In cents of a US dollar. */
export type AmountOf = (dish: Dish) => number

const differs: Readonly<Record<Likeness, (dish: Dish, present: Original, amountOf: AmountOf) => boolean>> = {
  similar: () => true,
  cheaper: (dish, { amount }, amountOf) => amount !== undefined && amountOf(dish) < amount,
  lighter: (dish, { dish: present }) => WEIGHTS.indexOf(dish.weight) < WEIGHTS.indexOf(present.weight),
  vegan: ({ dietaryOptions }) => dietaryOptions.includes(diet.vegan),
}

/** How much of one dish is in another, as a guest sees it: 0 for nothing. */
function likeness(dish: Dish, present: Dish): number {
  const [a, b] = [plateOf(dish), plateOf(present)]
  const same = [
    a.main === b.main,
    a.main === b.main,
    dish.family === present.family,
    a.kind === b.kind,
    a.shape !== undefined && a.shape === b.shape,
    a.technique !== undefined && a.technique === b.technique,
    a.starch !== undefined && a.starch === b.starch,
    a.serving === b.serving,
    a.drink !== undefined && a.drink === b.drink,
  ]
  return same.filter(Boolean).length
}

/** This many of the most similar dishes are left to chance and to the rules of the menu. */
const LIKEST = 5

/**
 * The dishes of a pool that are most like this one and differ from it as wanted. Nothing is cheaper than a dish of which
 * nobody knows what it costs.
 */
export const likeThis = (
  pool: readonly Dish[],
  present: Original,
  wanted: Likeness,
  amountOf: AmountOf,
): readonly Dish[] =>
  pool
    .filter((dish) => dish !== present.dish && differs[wanted](dish, present, amountOf))
    .map((dish) => ({ dish, score: likeness(dish, present.dish) }))
    .sort((a, b) => b.score - a.score || a.dish.id - b.dish.id)
    .slice(0, LIKEST)
    .map(({ dish }) => dish)
