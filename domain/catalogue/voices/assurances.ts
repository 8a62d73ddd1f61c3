import type { Dish } from '../dish.ts'
import { decidingIngredients } from '../ingredients/deciding-ingredients.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { decisiveWords } from './decisive-words.ts'
import { unnamedOnCard } from './kitchen-notes.ts'

type Described = Pick<Dish, 'name' | 'description' | 'ingredients'>

/** What a dish is made without, in its author's words: who eats it by that has to read it. */
const WITHOUT =
  /\b(?:(?:made|mixed|rolled) )?without (?:silver leaf|fish sauce or shrimp paste|shrimp paste|fish sauce|soy or wine|soy|wine|anchov(?:y|ies)|eggs?|milk|butter|cream|cheese|gluten|wheat|dairy|nuts|alcohol)\b/gu

/**
 * What a text must still say, so that each ingredient that decides a claim of the dish is in its words, and what the
 * catalogue says is left out of it.
 */
export function assurancesFor(text: string, dish: Described): string[] {
  const { name, description, ingredients } = dish
  const without = [...description.matchAll(WITHOUT)]
    .map(([words]) => words)
    .filter((words) => !text.includes(words))
  const listing = listedAfter(text, without)
  const unnamed = unnamedOnCard({ name, description: listing, ingredients }).map((ingredient) =>
    ingredients.includes(ingredient)
      ? decisiveWords(ingredient, description)
      : wordsThatTell(ingredient, description),
  )
  const words = [...new Set(unnamed)]
  return [
    ...without.filter((one) => !words.some((other) => other.includes(one.replace(/^made /, '')))),
    ...words,
  ]
}

const listedAfter = (text: string, words: readonly string[]): string => [text, ...words].join(', ')

/** The ingredient is not in the recipe, and the dish is named after its ordinary kind: what its author said of it. */
function wordsThatTell(ingredient: IngredientName, description: string): string {
  const match = decidingIngredients[ingredient]?.words.exec(description)
  return match
    ? (/^[\p{L}\p{M} -]+/u.exec(description.slice(match.index))?.[0] ?? match[0]).trim()
    : ingredient
}
