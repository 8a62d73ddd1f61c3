import { type CategoryId, type DietaryOptionId, diet } from '../reference/reference.ts'

/** Shares of the dishes of a menu, drinks left out; 0 to 1. */
export interface ShareNorm {
  readonly low: number
  readonly high: number
}

/**
 * How large a section should be: our editorial norm for a full-service menu, wide enough that only a menu
 * that leans to one side falls out of it. Drinks are a separate list and have none.
 */
export const shareNorms: Readonly<Partial<Record<CategoryId, ShareNorm>>> = {
  1: { low: 0.15, high: 0.5 },
  2: { low: 0.25, high: 0.65 },
  3: { low: 0.08, high: 0.35 },
  4: { low: 0, high: 0.4 },
}

/** Said wherever the norm is shown. */
export const SHARE_NORM_BASIS = 'Our editorial norm for full-service menus; drinks are not counted.'

/** A smaller menu is too short for shares to mean anything. */
export const MIN_DISHES_FOR_SHARES = 8

export interface DietNorm {
  readonly dietaryOptionId: DietaryOptionId
  /** From this number of dishes on, a section should have one. */
  readonly fromDishes: number
}

const savoury: readonly DietNorm[] = [
  { dietaryOptionId: diet.vegetarian, fromDishes: 3 },
  { dietaryOptionId: diet.glutenFree, fromDishes: 5 },
  { dietaryOptionId: diet.vegan, fromDishes: 7 },
]

/** What a section should offer, so that every guest at a table finds a dish (our editorial norm). */
export const dietNorms: Readonly<Partial<Record<CategoryId, readonly DietNorm[]>>> = {
  1: savoury,
  2: savoury,
  3: [
    { dietaryOptionId: diet.glutenFree, fromDishes: 4 },
    { dietaryOptionId: diet.dairyFree, fromDishes: 6 },
  ],
  4: [{ dietaryOptionId: diet.vegetarian, fromDishes: 3 }],
}
