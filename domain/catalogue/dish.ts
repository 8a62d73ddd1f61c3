import type { NamedAllergen } from '../allergens/allergen-keys.ts'
import type { CategoryId, CuisineId, DietaryOptionId } from '../reference/reference.ts'
import type { IngredientName } from './ingredients/index.ts'
import type { Portion } from './net-carbs.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/**
 * What a dish is mainly made of. The generator spreads these over a section, so that five
 * appetizers are not five ways of frying cheese.
 */
export type IngredientFamily =
  | 'beef'
  | 'pork'
  | 'lamb'
  | 'poultry'
  | 'fish'
  | 'shellfish'
  | 'egg'
  | 'cheese'
  | 'dairy'
  | 'tofu'
  | 'legume'
  | 'vegetable'
  | 'leaf'
  | 'mushroom'
  | 'potato'
  | 'rice'
  | 'noodle'
  | 'bread'
  | 'fruit'
  | 'nut'
  | 'chocolate'
  | 'pastry'
  | 'coffee'
  | 'tea'
  | 'juice'
  | 'wine'
  | 'beer'
  | 'spirit'

/**
 * A dish as its author writes it, in `dishes/<cuisine>/<section>.ts`. Dietary options and allergens are not
 * written down: they follow from the ingredients (`truth.ts`), so they cannot contradict them.
 */
export interface DishRecord {
  /**
   * Stable, below 9000, never reused. In cuisines 1 to 9 `cuisineId × 800 + (categoryId − 1) × 150 + n`, n from 1; each
   * later one has 166 ids from 8001 on: 32 of starters, 48 of mains, 28 of desserts, 28 of sides, 30 of drinks; and
   * for what came after those, of any section, the 99 after `(cuisineId − 9) × 100`. A dish that moves to another
   * section keeps its id, so that saved menus find its recipe.
   */
  readonly id: number
  readonly name: string
  /**
   * What it is in English, where its name tells an American guest nothing: two to six words that name the kind of dish
   * and what it is made of, and nothing that the recipe does not have.
   */
  readonly gloss?: string
  /** 60 to 160 characters, one or two plain sentences a good restaurant would print. */
  readonly description: string
  /** Every ingredient that decides a diet or an allergen, by its name in `ingredients/`; the main one first. */
  readonly ingredients: readonly IngredientName[]
  /**
   * Grams in the portion served of the ingredients with carbohydrate, for a dish that may be Keto-Friendly:
   * all but seasonings, which have their usual amounts. A dish without grams is never called so.
   */
  readonly grams?: Portion
  /** USD at price range 3 (casual full service), in steps of 0.50. */
  readonly price: number
  /**
   * Where it comes from: only of a dish that is named after a place or that cookery books agree on, and that no two
   * regions claim.
   */
  readonly region?: string
  readonly family: IngredientFamily
  readonly temperature: 'hot' | 'cold'
  readonly weight: 'light' | 'medium' | 'rich'
  /** Only where the dish belongs to one; most dishes are served all year. */
  readonly season?: Season
  readonly trending?: true
  /** One to three words for the picture, the most telling first: 'dumpling', 'soup', 'shrimp'. */
  readonly art: readonly string[]
}

/** The dishes of one cuisine, by category. */
export type CuisineDishes = Readonly<Record<CategoryId, readonly DishRecord[]>>

/** A dish with everything that follows from its record. */
export interface Dish extends DishRecord {
  readonly cuisineId: CuisineId
  readonly categoryId: CategoryId
  readonly dietaryOptions: readonly DietaryOptionId[]
  /** Each cereal and nut by its name. */
  readonly allergens: readonly NamedAllergen[]
  /** Net carbohydrate of the portion served, in grams to one decimal; absent where its record has no grams. */
  readonly netCarbsG?: number
  /** What breaks each diet that it cannot be called, by the id of the diet; see `byDiet`. */
  readonly disproved?: Readonly<Record<string, string | number | true>>
  /** What may break a diet of an owner's own word, by the id of the diet: an ingredient whose make decides. */
  readonly doubted?: Readonly<Record<string, string | number | true>>
  /** Address of its stored picture; absent where its illustration shows it. */
  readonly imageUrl?: string
}
