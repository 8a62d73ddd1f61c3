import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { PREPARATION } from './recipe-text.ts'

/** A line of a recipe as the lexicon understands it. */
export interface RecipeLine {
  /** As it was written: `200 g smoked butter`. */
  readonly words: string
  /** What it names; undefined where nobody can be sure. */
  readonly ingredient: IngredientName | undefined
  /** Of a line that is not understood: what it may name, for a person to choose. */
  readonly candidates: readonly IngredientName[]
}

const UNITS =
  'kg|g|mg|lbs?|pounds?|(?:fl\\.? ?)?oz|ounces?|ml|cl|dl|l|qts?|quarts?|pts?|pints?|gal|gallons?|tsp|tbsp|teaspoons?|tablespoons?|cups?|pinch(?:es)?|dash(?:es)?|handfuls?|bunch(?:es)?|heads?|stalks?|sprigs?|cloves?|slices?|pieces?|sheets?|sticks?|cans?|EL|TL|Prise|Stück'

/** `200 g`, `1 1/2 cups of`, `½ tsp`, `2-3`, `2 x` before an ingredient. */
const AMOUNT = new RegExp(
  `^(?:about |approx\\.? |ca\\.? )?[\\d¼½¾⅓⅔⅛.,/ –-]+(?:\\s*x\\b)?\\s*(?:(?:${UNITS})\\b\\.?)?\\s*(?:of |de |von )?`,
  'iu',
)

/** Cooks write these for themselves. */
const AFTERTHOUGHT = /\s+(?:to taste|as needed|for (?:frying|serving|garnish(?:ing)?|dusting|brushing))$/iu

/**
 * Each line of a recipe with what it names; one that names its parts ("pesto (basil, pine nuts)") gives a line for
 * each of them. Nothing is guessed from a part of a name: "vegan parmesan" is not parmesan.
 */
export const readRecipe = (ingredients: readonly string[]): RecipeLine[] =>
  ingredients.flatMap((line) => namesIn(line).map(lineOf))

/** A line without how it is prepared, and what its brackets hold as lines of their own. */
function namesIn(line: string): string[] {
  const { whole = line, inside = '' } = /^(?<whole>[^(]*)\((?<inside>[^)]*)\)\s*$/u.exec(line)?.groups ?? {}
  const names = [whole, inside].flatMap((text) => text.split(',')).map((name) => name.trim())
  return names.filter((name) => name !== '' && !PREPARATION.test(name))
}

function lineOf(words: string): RecipeLine {
  const bare = words.replace(AMOUNT, '').replace(AFTERTHOUGHT, '').trim()
  const ingredient = findIngredient(bare)
  return { words, ingredient, candidates: ingredient ? [] : mentionedIngredients(bare) }
}
