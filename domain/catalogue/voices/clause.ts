import type { Dish } from '../dish.ts'
import { bareSentence } from './bare-sentence.ts'
import { mentionsIn } from './mentions.ts'
import { statementIn } from './statements.ts'
import { capitalized, countWords, tokensOf } from './words.ts'

type Described = Pick<Dish, 'description' | 'ingredients'>

const FEWEST_WORDS = 5

/** A clause cannot end on these. */
const OPEN_END =
  /(?:^|\s)(?:and|or|with|in|on|of|from|a|an|the|to|until|so|that|its|their|under|over|then|by|as|for|into|at|enough|more|just|only|first|left)$/i

/** A clause cannot begin with these. */
const OPEN_START =
  /^(?:and|or|with|in|on|of|from|to|until|so|that|its|their|under|over|then|by|as|for|which|who|into|both|each|served|finished|parts)\b/i

/** What a phrase leaves behind when too much of it was cut out. */
const BROKEN =
  /\b(?:in|on|over|from|under|with|of|a|an|the) (?:of|and|with|until|in)\b|,\s*(?:style|and|of)$|^\S+ (?:of|style)$|\b(?:an?|the),|\b(?:shaved|passed|bones boiled)(?: and |,|$)/i

/**
 * The clauses of an author's words that state nothing but the recipe, the longest first: whole sentences
 * and their beginnings, cut where a clause ends and no list is torn. What follows another sentence or a
 * colon is used alone only where it names the main ingredient.
 * @param most words
 */
export function clausesOf(dish: Described, most: number): string[] {
  const [main] = dish.ingredients
  const found = bareSentencesOf(dish).flatMap((sentence, index) =>
    [
      ...(isSound(sentence, dish) ? [sentence] : []),
      ...beginningsOf(sentence).filter((clause) => !isTorn(clause) && isSound(clause, dish)),
    ].filter(
      (clause) => index === 0 || mentionsIn(clause, dish).some(({ ingredient }) => ingredient === main),
    ),
  )
  return [...new Set(found)]
    .filter((clause) => countWords(clause) <= most && countWords(clause) >= FEWEST_WORDS)
    .map((clause) => capitalized(clause))
    .toSorted((a, b) => b.length - a.length)
}

/**
 * Two sentences of the author's, or what is before and after a colon, as they follow each other, where neither
 * states more than the recipe; undefined where there are no two of them.
 * @param most words
 */
export function twoSentencesOf(dish: Described, most: number): string | undefined {
  const bare = bareSentencesOf(dish)
  const at = bare.findIndex(
    (sentence, index) =>
      index > 0 && isTold(bare[index - 1] ?? '', dish) && isTold(sentence, dish) && tellsOf(sentence, dish),
  )
  if (at < 0) return undefined
  const text = `${bare[at - 1]}. ${bare[at]}.`
  return countWords(text) <= most && countWords(text) >= FEWEST_WORDS ? text : undefined
}

const bareSentencesOf = (dish: Described): string[] =>
  dish.description
    .split(/(?<=[.!?])\s+|:\s+/)
    .map((sentence) => capitalized(bareSentence(sentence.replace(/[.!?]$/, ''), dish)))

/** A sentence and its parts before a comma that opens another clause. */
function beginningsOf(sentence: string): string[] {
  const cuts = [
    ...sentence.matchAll(
      /,\s+(?=(?:with|then|finished|served|topped|until|the|a|an|as|its|their|and \w+ed|\w+ed (?:and|in|with|to|on|over|under|until|by|at|then|into|as|for|from|around|through|beside|beneath)|under|over|beside|on|in|for)\b|\w+ed$)/gu,
    ),
  ]
  return cuts.map(({ index }) => sentence.slice(0, index))
}

const isSound = (clause: string, dish: Described): boolean => isTold(clause, dish) && tellsOf(clause, dish)

/** Is it whole, and does it state nothing that only the house can know? */
const isTold = (clause: string, dish: Described): boolean =>
  countWords(clause) > 1 &&
  !OPEN_END.test(clause) &&
  !OPEN_START.test(clause) &&
  !BROKEN.test(clause) &&
  statementIn(clause, dish) === undefined

/** Does it speak of something in the recipe, if only by a part of its name: "kabocha"? */
function tellsOf(clause: string, dish: Described): boolean {
  if (mentionsIn(clause, dish).length > 0) return true
  const words = new Set(dish.ingredients.flatMap((name) => name.split(' ')))
  return tokensOf(clause.toLowerCase()).some(
    ({ word }) => words.has(word) || words.has(word.replace(/s$/, '')),
  )
}

/** A list without its last "and": "beef, carrots". */
const isTorn = (clause: string): boolean => {
  const afterLastComma = clause.slice(clause.lastIndexOf(',') + 1)
  return clause.includes(',') && !/\b(?:and|or|with|in|under|over|until)\b|ed\b/.test(afterLastComma)
}
