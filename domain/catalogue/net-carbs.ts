import { findIngredient } from './ingredients/find-ingredient.ts'
import { type IngredientName, ingredients as lexicon } from './ingredients/index.ts'
import type { Trait } from './ingredients/ingredient.ts'
import { netCarbsPer100g, seasoningGrams } from './ingredients/net-carbohydrates.ts'

/** Grams of ingredients in the portion served, by canonical name, weighed raw and edible; of drinks, milliliters. */
export type Portion = Readonly<Partial<Record<IngredientName, number>>>

export interface CarbShare {
  readonly ingredient: string
  readonly grams: number
  readonly netCarbsG: number
}

const flesh: ReadonlySet<Trait> = new Set(['meat', 'poultry', 'fish'])

function per100g(name: IngredientName): number | undefined {
  return netCarbsPer100g[name] ?? (lexicon[name].some((trait) => flesh.has(trait)) ? 0 : undefined)
}

/**
 * Returns what each ingredient brings to a portion, in the order of the list; undefined where it can't be
 * known: an ingredient that is unknown, that has no figure, or that has carbohydrate and neither grams nor
 * the usual amount of a seasoning.
 */
export function carbSharesOf(
  ingredients: readonly string[],
  portion: Portion | undefined,
): CarbShare[] | undefined {
  if (!portion || ingredients.length === 0) return undefined
  const shares = ingredients.map((ingredient) => shareOf(ingredient, portion))
  return shares.every((share) => share !== undefined) ? shares : undefined
}

function shareOf(ingredient: string, portion: Portion): CarbShare | undefined {
  const name = findIngredient(ingredient)
  const density = name && per100g(name)
  if (name === undefined || density === undefined) return undefined
  const grams = portion[name] ?? seasoningGrams[name] ?? (density === 0 ? 0 : undefined)
  return grams === undefined ? undefined : { ingredient, grams, netCarbsG: (grams * density) / 100 }
}

/** Net carbohydrate of a portion in grams, to one decimal; undefined where it can't be known. */
export function netCarbsOf(ingredients: readonly string[], portion: Portion | undefined): number | undefined {
  const shares = carbSharesOf(ingredients, portion)
  return shares && Math.round(shares.reduce((sum, share) => sum + share.netCarbsG, 0) * 10) / 10
}
