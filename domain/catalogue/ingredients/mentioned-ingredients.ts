import { ingredientsInCompound } from './compounds.ts'
import { findIngredient, isLexicalWord, longestNameWords } from './find-ingredient.ts'
import { fold } from './fold.ts'
import { foreignName, isForeignWord, longestForeignName } from './foreign-names.ts'
import type { IngredientName } from './index.ts'
import { ORDINARY_ENGLISH } from './ordinary-english.ts'
import { phrasesOf, type Word } from './phrases.ts'

/** An ingredient that a text names, and where: offsets of UTF-16 units into the text. */
export interface NamedAt {
  readonly ingredient: IngredientName
  readonly start: number
  readonly end: number
}

/**
 * The ingredients of the lexicon that a text names in one of seven languages, the longest names first ("oyster mushroom" is no
 * oyster). Hyphens, dashes, slashes and "&" part words: "Crab-Stuffed" names crab. It reads words, not sentences:
 * "without milk" names milk. Use it to doubt a claim, never to support one.
 */
export const mentionedIngredients = (text: string): IngredientName[] => [
  ...new Set(ingredientsNamedIn(text).map(({ ingredient }) => ingredient)),
]

/** The same with the place of each, in the order of the text. */
export const ingredientsNamedIn = (text: string): NamedAt[] => phrasesOf(text).flatMap(namedIn)

function namedIn(words: readonly Word[]): NamedAt[] {
  const lexical = words.map(({ text }) => isLexicalWord(text) || isForeignWord(text))
  const found: NamedAt[] = []
  let at = 0
  while (at < words.length) {
    const match = lexical[at] ? longestMatch(words, lexical, at) : undefined
    const word = words[at]
    if (match) found.push(match.named)
    else if (word && !isLexicalWord(word.text)) {
      const { start, end } = word
      found.push(...ingredientsInCompound(word.text).map((ingredient) => ({ ingredient, start, end })))
    }
    at += match?.length ?? 1
  }
  return found
}

function longestMatch(
  words: readonly Word[],
  lexical: readonly boolean[],
  at: number,
): { named: NamedAt; length: number } | undefined {
  const longest = Math.max(longestNameWords, longestForeignName())
  let run = 1
  while (run < longest && lexical[at + run]) run += 1
  for (let length = run; length > 0; length -= 1) {
    const named = words.slice(at, at + length)
    const [first, last] = [named[0], named.at(-1)]
    const name = named.map(({ text }) => text).join(' ')
    const ingredient =
      findIngredient(name) ?? (ORDINARY_ENGLISH.has(fold(name)) ? undefined : foreignName(name))
    if (ingredient && first && last) {
      return { named: { ingredient, start: first.start, end: last.end }, length }
    }
  }
  return undefined
}
