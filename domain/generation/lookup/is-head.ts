import type { Dish } from '../../catalogue/dish.ts'
import { ingredientOf } from './dish-words.ts'
import { readName } from './read-name.ts'
import { termOf } from './term-index.ts'
import { formsOf, wordsOf } from './word-forms.ts'

/** A word alone names dishes that end with it or are of it: "wedding" is in names of cookies, and is none. */
export function isHead(phrase: string, catalogue: readonly Dish[]): boolean {
  const words = wordsOf(phrase)
  const last = formsOf(words.at(-1) ?? '')
  return (
    words.length > 1 ||
    termOf(words) !== undefined ||
    ingredientOf(words) !== undefined ||
    [...readName(phrase, catalogue).dishes].some(
      ({ name, gloss = '' }) =>
        [name, gloss].some((one) => last.includes(wordsOf(one).at(-1) ?? '')) ||
        // Phở Bò is a phở: where a name needs a gloss, what it is comes first.
        (gloss !== '' && last.includes(wordsOf(name)[0] ?? '')),
    )
  )
}
