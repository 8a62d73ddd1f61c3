import { findIngredient } from './find-ingredient.ts'
import { foreignIngredient } from './foreign-names.ts'
import type { IngredientName } from './index.ts'
import { isUndecided } from './undecided-names.ts'

/**
 * What a kitchen calls so, in English or one of six other languages ("Schlagsahne", "œufs", "gambas"); undefined where
 * nobody can be sure. Nothing is guessed from a part of a name.
 */
export const namedIngredient = (name: string): IngredientName | undefined => {
  const found = findIngredient(name) ?? foreignIngredient(name)
  return found === undefined || isUndecided(name, found) ? undefined : found
}
