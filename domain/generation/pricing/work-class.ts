import type { Dish } from '../../catalogue/dish.ts'
import { techniqueOf } from '../../dishes/food/technique.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'

/** How much of a cook's time a plate takes: put together, cooked, or made by hand over hours or in many steps. */
export type WorkClass = 'assembled' | 'cooked' | 'crafted'

const CRAFT =
  /\b(?:by hand|hand (?:rolled|pleated|shaped|folded|cut|pulled|made)|pleated|laminated|souffle\w*|terrine|mille feuille|stuffed|overnight|hours?|days?|thrice|boned|rolled around|ballotine|galantine|dumplings?|nigiri|moriawase|tortelli|ravioli|agnolotti|lacquered|omakase|kaiseki|in layers|layers of)\b/

/** So few ingredients, and no fire, are put on a plate. */
const ASSEMBLED_OF = 6

/** By the words of a dish and by how much goes into it. */
export function workClassOf(dish: Pick<Dish, 'name' | 'description' | 'ingredients'>): WorkClass {
  if (CRAFT.test(foldedWords(dish))) return 'crafted'
  const technique = techniqueOf(dish)
  const isCold = technique === undefined || technique === 'raw' || technique === 'pickled'
  return isCold && dish.ingredients.length <= ASSEMBLED_OF ? 'assembled' : 'cooked'
}
