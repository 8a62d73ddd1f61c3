import type { Dish } from '../../catalogue/dish.ts'
import { foldText } from '../../text/fold-name.ts'
import { names } from '../../text/names.ts'
import { nearestOf } from '../../text/one-letter.ts'
import { NOT_MISSPELLED } from '../wishes/cues.ts'
import { ingredientOf, wordsInNames } from './dish-words.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { wordsOfTerms } from './term-index.ts'
import { formsOf } from './word-forms.ts'

/** What courses are called, for somebody who types "desert". */
const COURSE_WORDS = names(
  'starters, appetizers, antipasti, entrees, mains, courses, sides, desserts, dolci, drinks, beverages, cocktails',
  'wines, whites, sparkling, beers, coffee, snacks, brunch, breakfast, lunch, specials, salads, children, bites, plates',
)

interface Vocabulary {
  readonly isKnown: (word: string) => boolean
  /** The most usual of the words of menus that are one letter away; undefined where none is. */
  readonly nearest: (word: string) => string | undefined
}

const vocabularies = new WeakMap<readonly Dish[], Vocabulary>()

function vocabularyOf(catalogue: readonly Dish[]): Vocabulary {
  const known = vocabularies.get(catalogue)
  if (known) return known
  const uses = new Map<string, number>([
    ...[...COURSE_WORDS, ...wordsOfTerms()].map((word) => [word, 1] as const),
    ...wordsInNames(catalogue),
  ])
  const near = nearestOf(new Map([...uses.keys()].map((word) => [word, word])))
  const vocabulary: Vocabulary = {
    isKnown: (word) => formsOf(word).some((form) => uses.has(form)) || ingredientOf([word]) !== undefined,
    nearest: (word) =>
      formsOf(word)
        .flatMap(near)
        .filter(({ length }) => length >= LONG)
        .toSorted(
          (a, b) => beginning(b, word) - beginning(a, word) || (uses.get(b) ?? 0) - (uses.get(a) ?? 0),
        )[0],
  }
  vocabularies.set(catalogue, vocabulary)
  return vocabulary
}

/** Letters that both begin with, where they are enough to tell: "knafe" is knafeh and no kafe. */
function beginning(word: string, other: string): number {
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  return same < TELLING_LETTERS ? 0 : same
}

const TELLING_LETTERS = 4

/** A shorter word has too many neighbors: "Friends" are nothing fried. */
const LONG = 6

function readWord(word: string, { isKnown, nearest }: Vocabulary): string | undefined {
  if (isKnown(word) || NOT_MISSPELLED.has(word)) return word
  return formsOf(word).some((form) => ORDINARY_WORDS.has(form)) ? undefined : nearest(word)
}

/**
 * A name whose words are no words of menus, by those that they are one letter from; undefined where nothing is to correct, or
 * nothing is near.
 */
export function corrected(name: string, catalogue: readonly Dish[]): string | undefined {
  const vocabulary = vocabularyOf(catalogue)
  let isClear = true
  let isChanged = false
  const text = name.replace(/[\p{L}\p{M}]+/gu, (written) => {
    const word = foldText(written)
    const near = readWord(word, vocabulary)
    if (near === undefined) isClear = false
    if (near === undefined || near === word) return written
    isChanged = true
    return near
  })
  return isClear && isChanged ? text : undefined
}
