import { decidingIngredients } from './ingredients/deciding-ingredients.ts'
import { findIngredient } from './ingredients/find-ingredient.ts'
import type { IngredientName } from './ingredients/index.ts'
import { mentionedIngredients } from './ingredients/mentioned-ingredients.ts'
import { allergensOf, dietaryOptionsOf } from './truth.ts'

interface Described {
  readonly name: string
  readonly description: string
  readonly ingredients: readonly string[]
}

/** A claim that depends on an ingredient that neither the guest nor the cook can read. */
export interface UnnamedIngredient {
  readonly code: 'unnamed_ingredient'
  readonly pointer: '/description'
  readonly params: {
    readonly ingredient: IngredientName
    /** The ingredient that a cook takes by default. */
    readonly insteadOf: IngredientName
  }
}

/**
 * Ingredients that decide a claim of the dish and that its words leave out, and words that name the
 * ordinary ingredient ("tapenade") where the claims hold for a special one alone.
 */
export function unnamedIngredients({ name, description, ingredients }: Described): UnnamedIngredient[] {
  const words = `${name}. ${description}`
  const listed = ingredients.map(findIngredient)
  const mentioned = mentionedIngredients(words)
  return (Object.keys(decidingIngredients) as IngredientName[]).flatMap((ingredient) => {
    const decider = decidingIngredients[ingredient]
    if (!decider || decider.words.test(words)) return []
    const { insteadOf, alsoWhereNamed = false } = decider
    const isConcerned = listed.includes(ingredient) || (alsoWhereNamed && mentioned.includes(insteadOf))
    if (!isConcerned || !decides(insteadOf, ingredients)) return []
    return [{ code: 'unnamed_ingredient', pointer: '/description', params: { ingredient, insteadOf } }]
  })
}

/** Returns whether the dish would lose a claim, or gain an allergen, with this ingredient in it. */
function decides(ordinary: IngredientName, ingredients: readonly string[]): boolean {
  const together = [...ingredients, ordinary]
  const held = dietaryOptionsOf(together)
  return (
    dietaryOptionsOf(ingredients).some((option) => !held.includes(option)) ||
    allergensOf(together).length > allergensOf(ingredients).length
  )
}
