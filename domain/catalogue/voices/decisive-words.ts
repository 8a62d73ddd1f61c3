import { decidingIngredients } from '../ingredients/deciding-ingredients.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { onCard } from './kitchen-notes.ts'

/** Where the name of the ingredient isn't a way to say it. */
const said: Readonly<Partial<Record<IngredientName, string>>> = {
  'buckwheat soba noodle': 'pure buckwheat noodles',
  'vegan tapenade': 'without anchovy',
  aquafaba: 'without egg',
}

/**
 * How a card names an ingredient that decides a claim. "Vegan" is said only where the author said it: vegan mayonnaise
 * in a batter of beer makes no vegan dish.
 */
export function decisiveWords(ingredient: IngredientName, description: string): string {
  const own = said[ingredient]
  if (own) return own
  const decider = decidingIngredients[ingredient]
  if (!ingredient.startsWith('vegan ') || !decider || /\bvegan\b/i.test(description))
    return onCard(ingredient)
  const match = decider.words.exec(description)
  return match ? `${ingredient.slice('vegan '.length)} ${match[0]}` : ingredient
}
