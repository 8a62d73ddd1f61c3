import type { Dish } from '../dish.ts'
import { bareSentence } from './bare-sentence.ts'
import { mentionsIn } from './mentions.ts'
import { statementIn } from './statements.ts'
import { capitalized, countWords } from './words.ts'

type Described = Pick<Dish, 'description' | 'ingredients'>

const FEWEST_WORDS = 5

/** A clause cannot end on these. */
const OPEN_END =
  /(?:^|\s)(?:and|or|with|in|on|of|from|a|an|the|to|until|so|that|its|their|under|over|then|by|as|for|into|at|enough|more|just|only)$/i

/** A clause cannot begin with these. */
const OPEN_START =
  /^(?:and|or|with|in|on|of|from|to|until|so|that|its|their|under|over|then|by|as|for|which|who|into|both|each|each|served|finished)\b/i

/**
 * The clauses of an author's words that state nothing but the recipe, the longest first: whole sentences and their
 * beginnings, cut where a clause ends and no list is torn.
 * @param most words
 */
export function clausesOf(dish: Described, most: number): string[] {
  const sentences = dish.description
    .split(/(?<=[.!?])\s+|:\s+/)
    .map((sentence) => bareSentence(sentence.replace(/[.!?]$/, ''), dish))
  const found = sentences.flatMap((sentence) =>
    beginningsOf(sentence).filter((clause) => isSound(clause, dish)),
  )
  return found
    .filter((clause) => countWords(clause) <= most && countWords(clause) >= FEWEST_WORDS)
    .map((clause) => capitalized(clause))
    .toSorted((a, b) => b.length - a.length)
}

/** A sentence and its parts before a comma that opens another clause. */
function beginningsOf(sentence: string): string[] {
  const cuts = [
    ...sentence.matchAll(
      /,\s+(?=(?:with|then|finished|served|topped|until|the|a|an|as|its|their|and \w+ed|\w+ed\b|under|over|beside|on|in|for)\b)/gu,
    ),
  ]
  return [sentence, ...cuts.map(({ index }) => sentence.slice(0, index))]
}

const isSound = (clause: string, dish: Described): boolean =>
  !OPEN_END.test(clause) &&
  !OPEN_START.test(clause) &&
  !isTorn(clause) &&
  mentionsIn(clause, dish).length > 0 &&
  statementIn(clause, dish) === undefined

/** A list without its last "and": "beef, carrots". */
const isTorn = (clause: string): boolean => {
  const afterLastComma = clause.slice(clause.lastIndexOf(',') + 1)
  return clause.includes(',') && !/\b(?:and|or|with|in|under|over|until)\b|ed\b/.test(afterLastComma)
}
