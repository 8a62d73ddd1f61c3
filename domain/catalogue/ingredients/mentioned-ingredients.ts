import { findIngredient } from './find-ingredient.ts'
import type { IngredientName } from './index.ts'

/** The longest names of the lexicon have so many words. */
const MAX_WORDS = 4

/** Words that belong together: a comma or a full stop ends a phrase, a hyphen or an apostrophe does not. */
const phrasesOf = (text: string): string[][] =>
  text.split(/[^\p{L}\p{M}\s'’-]+/u).map((phrase) => phrase.split(/\s+/).filter(Boolean))

/**
 * The ingredients of the lexicon that a text names, the longest names first ("oyster mushroom" is no
 * oyster). It reads words, not sentences: "without milk" names milk. Use it to doubt a claim, never to
 * support one.
 */
export function mentionedIngredients(text: string): IngredientName[] {
  return [...new Set(phrasesOf(text).flatMap(mentionedIn))]
}

function mentionedIn(words: readonly string[]): IngredientName[] {
  const found: IngredientName[] = []
  let start = 0
  while (start < words.length) {
    const match = longestMatch(words.slice(start, start + MAX_WORDS))
    if (match) found.push(match.name)
    start += match?.length ?? 1
  }
  return found
}

function longestMatch(words: readonly string[]): { name: IngredientName; length: number } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = findIngredient(words.slice(0, length).join(' '))
    if (name) return { name, length }
  }
  return undefined
}
