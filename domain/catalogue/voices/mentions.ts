import type { Dish } from '../dish.ts'
import { findIngredient, isLexicalWord } from '../ingredients/find-ingredient.ts'
import type { IngredientName } from '../ingredients/index.ts'
import { onCard } from './kitchen-notes.ts'
import { tokensOf, type WordToken } from './words.ts'

/** Where a text names an ingredient of a recipe, and how. */
export interface Mention {
  readonly ingredient: IngredientName
  readonly start: number
  readonly end: number
}

/** The number of words in the longest names of the lexicon. */
const MAX_WORDS = 4

/** A word, and whether the name of an ingredient can have it: most words need no look into the lexicon. */
type LexicalToken = WordToken & { readonly isLexical: boolean }

type Recipe = Pick<Dish, 'ingredients'>

/**
 * The ingredients of this recipe that a text names, in its order. "Tofu" names the firm tofu of the recipe, "lime" its
 * lime juice; what the recipe does not have isn't a mention, so that "without milk" names nothing.
 */
export function mentionsIn(text: string, { ingredients }: Recipe): Mention[] {
  const tokens = tokensOf(text).map((token) => ({ ...token, isLexical: isLexicalWord(token.word) }))
  const found: Mention[] = []
  let at = 0
  while (at < tokens.length) {
    const match = longestFrom(tokens, at, text, ingredients)
    if (match) found.push(match.mention)
    at += match?.length ?? 1
  }
  return found
}

function longestFrom(
  tokens: readonly LexicalToken[],
  at: number,
  text: string,
  recipe: readonly IngredientName[],
) {
  for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length -= 1) {
    if (!tokens.slice(at, at + length).every(({ isLexical }) => isLexical)) continue
    const first = tokens[at]
    const last = tokens[at + length - 1]
    if (!first || !last || /[^\p{L}\p{M}'’ -]/u.test(text.slice(first.start, last.end))) continue
    const words = text.slice(first.start, last.end)
    const named = calledOnCard(words, recipe) ?? findIngredient(words)
    const ingredient = named && inRecipe(named, recipe)
    if (named && !ingredient) return undefined
    if (ingredient)
      return {
        mention: {
          ingredient,
          start: bareStart(tokens, at, length, text, ingredient, recipe),
          end: last.end,
        },
        length,
      }
  }
  return undefined
}

/** The ingredient of the recipe that cards call so: the hard cheese of a recipe is one without rennet. */
function calledOnCard(words: string, recipe: readonly IngredientName[]): IngredientName | undefined {
  const one = words.toLowerCase().replace(/s$/, '')
  return recipe.find((name) => onCard(name) !== name && onCard(name).toLowerCase() === one)
}

/** Without "grated", "ripe" and the like before the name. */
function bareStart(
  tokens: readonly WordToken[],
  at: number,
  length: number,
  text: string,
  ingredient: IngredientName,
  recipe: readonly IngredientName[],
): number {
  const end = tokens[at + length - 1]?.end ?? 0
  let start = tokens[at]?.start ?? 0
  for (const token of tokens.slice(at + 1, at + length)) {
    const named = findIngredient(text.slice(token.start, end))
    if (named !== findIngredient(text.slice(start, end)) || !named || inRecipe(named, recipe) !== ingredient)
      break
    start = token.start
  }
  return start
}

/** The ingredient of the recipe that a name stands for: itself, or the one kind of it that the recipe has. */
function inRecipe(named: IngredientName, recipe: readonly IngredientName[]): IngredientName | undefined {
  if (recipe.includes(named)) return named
  const kinds = recipe.filter((name) => name.endsWith(` ${named}`) || name === `${named} juice`)
  return kinds.length === 1 ? kinds[0] : undefined
}
