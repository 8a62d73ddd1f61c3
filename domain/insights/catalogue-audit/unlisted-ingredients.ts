import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { isNamedCloser } from '../../catalogue/ingredients/named-closer.ts'
import { allergensOf, dietaryOptionsOf } from '../../catalogue/truth.ts'

interface Described {
  readonly name: string
  readonly description: string
  readonly ingredients: readonly string[]
}

/**
 * Ingredients that the words of a dish name and its list lacks, where they would bring an allergen or take
 * a dietary option away. Words are read, not sentences ("made without milk", a "tofu steak"), so this is a
 * question to the author and no proof: one in fourteen of our dishes has such words and is right.
 */
export function unlistedIngredients({ name, description, ingredients }: Described): IngredientName[] {
  const listed = new Set(ingredients.map(findIngredient))
  const allergens = allergensOf(ingredients)
  const options = dietaryOptionsOf(ingredients)
  return mentionedIngredients(`${name}. ${description}`).filter((mentioned) => {
    if (listed.has(mentioned) || isNamedCloser(mentioned, ingredients)) return false
    const together = [...ingredients, mentioned]
    const held = dietaryOptionsOf(together)
    return allergensOf(together).length > allergens.length || options.some((option) => !held.includes(option))
  })
}
