import type { Dish } from '../../catalogue/dish.ts'
import type { DrinkKind } from '../../dishes/drinks/drink-kind.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import type { FoodCost } from './cost-class.ts'

interface Pour {
  /** What is poured, as a share of a mid-market price. */
  readonly ratio: number
  /** The least that a glass, bottle or cup is sold for anywhere in the market, in USD. */
  readonly least: number
}

/**
 * Pour costs are the rules of thumb of RestaurantOwner.com (2010): liquor 18 to 20 % and mixers 4 to 5 % of sales, draft
 * beer 15 to 18 %, bottled beer 24 to 28 %, wine 35 to 45 %, where we take the lower end for wine by the glass. The
 * least prices, and coffee, tea and juice, are our own estimates for the United States of 2026.
 */
const pours: Readonly<Record<DrinkKind, Pour>> = {
  'red wine': { ratio: 0.3, least: 7 },
  'white wine': { ratio: 0.3, least: 7 },
  'rosé wine': { ratio: 0.3, least: 7 },
  'sparkling wine': { ratio: 0.33, least: 8 },
  'sweet or fortified wine': { ratio: 0.28, least: 6.5 },
  'rice wine': { ratio: 0.3, least: 6.5 },
  beer: { ratio: 0.22, least: 4.5 },
  cider: { ratio: 0.24, least: 5 },
  cocktail: { ratio: 0.22, least: 8 },
  spirit: { ratio: 0.2, least: 7 },
  coffee: { ratio: 0.18, least: 2.5 },
  tea: { ratio: 0.14, least: 2.5 },
  'hot drink': { ratio: 0.2, least: 3 },
  'zero-proof': { ratio: 0.2, least: 2.5 },
  'soft drink': { ratio: 0.2, least: 2 },
}

/** A glass that the middle of the market sells for as much is poured from a dear bottle. */
const DEAR_FROM = 13

/** What is poured from a bottle that may be a plain one or a great one. */
const strong: ReadonlySet<DrinkKind> = new Set([
  'cocktail',
  'spirit',
  'sparkling wine',
  'red wine',
  'white wine',
  'rosé wine',
  'rice wine',
])

const kindOfDrink = (dish: Dish): DrinkKind => plateOf(dish).drink ?? 'soft drink'

/** Champagne by the glass, and what it is mixed into: a bottle of six glasses costs $40 and more. */
const CHAMPAGNE_LEAST = 13

/** The least that such a drink is sold for, in USD. */
export const leastForDrink = (dish: Dish): number =>
  dish.ingredients.some((name) => name === 'champagne')
    ? CHAMPAGNE_LEAST
    : Math.min(pours[kindOfDrink(dish)].least, dish.price)

/** What a drink costs to pour. */
export function pourCost(dish: Dish): FoodCost {
  const kind = kindOfDrink(dish)
  const usd = Math.round(dish.price * pours[kind].ratio * 100) / 100
  if (strong.has(kind) && dish.price >= DEAR_FROM) return { usd, costClass: 'dear' }
  return { usd, costClass: strong.has(kind) ? 'usual' : 'commodity' }
}
