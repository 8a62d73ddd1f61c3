import { ingredients } from '#domain/catalogue/ingredients/index.ts'

const names = Object.keys(ingredients)

const MAX_SUGGESTIONS = 3

/** Ingredients of the lexicon that somebody may have meant: those that share a word, the shortest first. */
export function similarIngredients(written: string): string[] {
  const words = new Set(wordsOf(written))
  return names
    .filter((name) => wordsOf(name).some((word) => words.has(word)))
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
    .slice(0, MAX_SUGGESTIONS)
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2)
