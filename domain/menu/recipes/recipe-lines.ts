import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { namedIngredient } from '../../catalogue/ingredients/named-ingredient.ts'
import { isAmount, withoutAmounts } from './amounts.ts'
import { isPreparation } from './recipe-text.ts'
import { suggestionsFor } from './suggestions.ts'

/** A line of a recipe as the lexicon understands it. */
export interface RecipeLine {
  /** As it was written: `200 g smoked butter`. */
  readonly words: string
  /** What it names; undefined where nobody can be sure. */
  readonly ingredient: IngredientName | undefined
  /** Of a line that is not understood: what it may name, for a person to choose. */
  readonly candidates: readonly IngredientName[]
}

/**
 * Each line of a recipe with what it names, in English or one of six other languages; one that names its parts
 * ("pesto (basil, pine nuts)", "butter and flour") gives a line for each of them. Nothing is guessed from a part of a
 * name: "vegan parmesan" is not parmesan.
 */
export const readRecipe = (ingredients: readonly string[]): RecipeLine[] =>
  ingredients.flatMap((line) => piecesOf(line).flatMap(linesOf))

/** A label says it of a product: "contains: milk, eggs". What a product may contain is for a person to judge. */
const CONTAINS = /^(?:contains?|enthält|contient|contiene|contém|bevat)\s*:?\s+/iu

/**
 * Returns a line without its preparation, and what its brackets hold as separate lines. What comes first always
 * stays: "gehakt" alone is minced meat, "2 noix" are walnuts.
 */
function piecesOf(line: string): string[] {
  const { whole = line, inside = '' } = /^(?<whole>[^(]*)\((?<inside>[^)]*)\)\s*$/u.exec(line)?.groups ?? {}
  const pieces = [whole, inside]
    .flatMap((text) => text.replace(CONTAINS, '').split(/[,;](?!\d)/u))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))
  return pieces.filter((piece, at) => at === 0 || !(isPreparation(piece) || isAmount(piece)))
}

/** "or" joins too: what one of two would bring has to be declared. */
const JOINED = /\s*(?:[;/&+]|\s[–—-]\s|\s(?:and|or|und|oder|et|ou|e|ed|o|y|en)\s)\s*/iu

function linesOf(words: string): RecipeLine[] {
  const ingredient = namedIngredient(withoutAmounts(words))
  if (ingredient) return [{ words, ingredient, candidates: [] }]
  const pieces = words.split(JOINED)
  const parts = pieces.filter((part) => part.trim() && !isPreparation(part))
  const known = parts.map((part) => namedIngredient(withoutAmounts(part)))
  // "Mac and cheese" is one thing that nobody knows, not two of which one is known.
  if (pieces.length > 1 && parts.length > 0 && known.every(Boolean) && !isDenied(words))
    return parts.map((part, index) => ({ words: part.trim(), ingredient: known[index], candidates: [] }))
  const bare = withoutAmounts(words)
  return [{ words, ingredient: undefined, candidates: suggestionsFor(bare) }]
}

const isDenied = (text: string): boolean =>
  /\b(?:no|not|without|ohne|sans|senza|sin|sem|zonder)\b/iu.test(text)
