import type { Dish, IngredientFamily } from '../../catalogue/dish.ts'
import { type IngredientName, ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import { diet } from '../../reference/reference.ts'

/** What a guest asks of a dish first. `meatless`: no flesh on the plate, but not vegetarian (rennet, fish sauce, stock). */
export type PlateKind = 'red meat' | 'poultry' | 'fish' | 'shellfish' | 'vegan' | 'vegetarian' | 'meatless'

const byFamily: Readonly<Partial<Record<IngredientFamily, PlateKind>>> = {
  beef: 'red meat',
  pork: 'red meat',
  lamb: 'red meat',
  poultry: 'poultry',
  fish: 'fish',
  shellfish: 'shellfish',
}

/** They season a dish and make it none of meat. */
const SEASONING = /\b(?:stock|broth|fat|lard|tallow|suet|schmaltz)\b/

const byTrait = [
  ['meat', 'red meat'],
  ['poultry', 'poultry'],
  ['fish', 'fish'],
  ['crustacean', 'shellfish'],
  ['mollusc', 'shellfish'],
  ['seafood', 'shellfish'],
] as const satisfies readonly (readonly [string, PlateKind])[]

/** The kind of flesh that an ingredient is; undefined for all others. */
export function fleshOf(name: IngredientName): PlateKind | undefined {
  if (SEASONING.test(name)) return undefined
  const traits: readonly string[] = lexicon[name]
  return byTrait.find(([trait]) => traits.includes(trait))?.[1]
}

/** By its family, then its diets, then the first flesh of its recipe: carbonara has pork, for guests who don't eat it. */
export function kindOf({
  family,
  dietaryOptions,
  ingredients,
}: Pick<Dish, 'family' | 'dietaryOptions' | 'ingredients'>): PlateKind {
  const own = byFamily[family]
  if (own) return own
  if (dietaryOptions.includes(diet.vegan)) return 'vegan'
  if (dietaryOptions.includes(diet.vegetarian)) return 'vegetarian'
  return ingredients.map(fleshOf).find((flesh) => flesh !== undefined) ?? 'meatless'
}

/** Returns whether the flesh is what the dish is mainly made of. Guests take pasta with bacon for pasta. */
export const isCentral = ({ family, ingredients: [first] }: Pick<Dish, 'family' | 'ingredients'>): boolean =>
  byFamily[family] !== undefined || (first !== undefined && fleshOf(first) !== undefined)
