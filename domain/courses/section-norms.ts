import { type CategoryId, type DietaryOptionId, diet } from '../reference/reference.ts'
import { anyWord } from '../text/any-word.ts'
import { foldName } from '../text/fold-name.ts'

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

/** What a house sells many of by its trade: small plates, what is rolled, skewered, filled or poured, a flavor each. */
const MANY_BY_TRADE = anyWord(
  `tapa(s), pintxo(s), pincho(s), montadito(s), racion(es), raciones, mez(z)e(s), banchan, anju, cicchetti, small plate(s), snack(s), bites, izakaya
  sushi, sashimi, nigiri, maki, roll(s), hand rolls, temaki, yakitori, kushiyaki, skewer(s), tempura, dim sum, dumpling(s), bao, gyoza
  oyster(s), raw bar, pizza(s), pizze, taco(s), sandwich(es), sub(s), bagel(s), burger(s), crepe(s), galette(s), smorrebrod, broodjes
  ice cream, gelato, gelati, flavor(s), scoop(s), eis, pastry, pastries, cake(s), toppings, cheese(s), charcuterie, formaggi, salumi
  curry, curries, noodle(s), wok, rice, banh mi, pho, bowl(s), thali, dosa(s), naan`,
)

/** Returns whether many dishes in a section of this name are the habit of its trade. */
export const isLongByTrade = (sectionName: string): boolean => MANY_BY_TRADE.test(foldName(sectionName))

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
