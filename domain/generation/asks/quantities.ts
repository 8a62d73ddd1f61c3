import { foldText } from '../../text/fold-name.ts'
import { BEFORE, bare, NUMBER, numberOf } from './clause-words.ts'
import type { Often } from './heard.ts'
import { isWayOfEating } from './named.ts'

/** How much of something is asked for. */
export interface Quantity {
  readonly how: Often
  /** What it is asked of, as written: `starters without meat`. */
  readonly what: string
  /** It counts from 0 to 1 of what there is, and no dishes. */
  readonly isShare?: true
}

const SHARES: readonly (readonly [words: string, part: number])[] = [
  ['half(?: of)?|every (?:second|other)', 0.5],
  ['two thirds', 0.67],
  ['three quarters', 0.75],
  ['(?:a |one )?third', 0.34],
  ['(?:a |one )?quarter', 0.25],
  ['(?:a |one )?fifth', 0.2],
  ['(?:a |one )?(?:sixth|tenth)', 0.15],
  ['mostly|mainly|largely|predominantly|(?:the )?majority|most|everything', 0.6],
]
const SHARE = SHARES.map(([words]) => words).join('|')
const PERCENT = String.raw`\d{1,2} (?:%|percent|per cent)`
const LEAST = 'at least|a minimum of|minimum(?: of)?|no fewer than|(?:no|not) less than|between'
const MOST = 'at (?:the )?most|(?:no|not) more than|maximum(?: of)?|max|up to'
const BELOW = '(?:less|fewer) than'
const EXACT = 'exactly|precisely|only|just'
const AMOUNT = `${PERCENT}|${SHARE}|a (?:couple|few)|${NUMBER}`

/** `at least three (of the) …`, with the sign before the amount or behind it. */
const QUANTITY = new RegExp(
  `^(?:(${LEAST})|(${MOST})|(${BELOW})|(${EXACT})|with|about|around|the)? ?(?:the )?(${AMOUNT})(?: (?:(?:or|and|to|of(?: the)?|out of) )?(?:${NUMBER})\\b)?(?: (at least)| (at (?:the )?most|max(?:imum)?|tops|or fewer))?(?: single| different| kinds| types| sorts| flavou?rs| more| good)*(?: of)?(?: (?:them|it|those|these|which))?(?: (?:the|our|my))?(?: (.+))?$`,
)
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/^(.+?) (?:once|one time)(?: at (?:the )?most)?$/, 'at most one $1'],
  [/^(.+?) (?:twice|two times)(?: at (?:the )?most)$/, 'at most two $1'],
  [new RegExp(`^(.+?),? (?:${LEAST}) (${NUMBER})$`), 'at least $2 $1'],
  [/^(.+) at least$/, 'at least $1'],
  [
    new RegExp(
      `^(.+?) (?:in|on) (${LEAST}|${MOST}|${BELOW}|${EXACT}) (${NUMBER})(?: of (?:the|our))?(?: (?:dishes|plates|items|things|of them))?$`,
    ),
    '$2 $3 dishes with $1',
  ],
  [/^(.+) (?:max(?:imum)?|tops|at (?:the )?most|or fewer)$/, 'at most $1'],
]

/** What is said of dishes: "mains that work for vegans" are vegan mains, "starters that have no meat" are without. */
const SAID =
  /^(.+?) (?:(?:should|must|ha(?:s|ve) to|needs? to|ought to|shall|to|that|which|is|are)\b ?)+(?:(?:be|work|do|suit|come|stay|are|is|made|served) )*(?:(?:for|as) )?(.+)$/
/** "Everything should be light". */
const IS = /^(?:should|must|ha(?:s|ve) to|needs? to|ought to|is|are)\b/
const WITHOUT =
  /\b(?:(?:that|which) )?(?:(?:have|has|contain|contains|having|with) (?:no|none of)|(?:do|does)(?: not|n t) (?:have|contain)|(?:is|are)(?: not|n t)(?: made)?(?: of| with)?|free (?:of|from))(?: any)?(?= )/g
const FOR_WHOM = / for (?:the|our|my|those|people|everyone|everybody|kids|children)\b.*$/

/** A phrase with what is said of it at its noun: `vegan mains`, `starters without meat`. */
function phraseOf(text: string): string {
  const plain = text
    .replace(WITHOUT, 'without')
    .replace(/ (?:and|or|nor) without /g, ' or ')
    .replace(FOR_WHOM, '')
    .replace(/ in (?:them|it)$/, '')
  const [, noun, said = ''] = SAID.exec(IS.test(plain) ? `dishes ${plain}` : plain) ?? []
  if (noun === undefined) return plain
  return /^with(?:out)? /.test(said)
    ? `${noun} ${said}`
    : `${said.replace(/(?<=vegan|vegetarian)s$/, '')} ${noun}`
}

/** The noun of a phrase: `pizzas without cheese`. */
export const headOf = (phrase: string): string =>
  phrase
    .replace(/ (?:with|without|of|in|by|from) .*$/, '')
    .split(' ')
    .findLast((word) => !isWayOfEating(word)) ?? ''

const partOf = (amount: string): number | undefined =>
  new RegExp(`^${PERCENT}$`).test(amount)
    ? Number.parseInt(amount, 10) / 100
    : SHARES.find(([words]) => new RegExp(`^(?:${words})$`).test(amount))?.[1]

/** What a clause begins with where it counts: `half the starters`, `at most two fried dishes`; undefined where it doesn't. */
export function quantityIn(clause: string): Quantity | undefined {
  const text = BEHIND.reduce(
    (words, [from, to]) => words.replace(from, to),
    bare(bare(clause).replace(BEFORE, '')),
  )
  const [, least, most, below, exact, amount = '', leastToo, mostToo, rest = ''] = QUANTITY.exec(text) ?? []
  const what = phraseOf(rest)
  if (amount === '' || NO_COUNT.test(rest)) return undefined
  const isLeast = least !== undefined || leastToo !== undefined
  const part = partOf(amount)
  if (part !== undefined) {
    const isExact = !isLeast && part !== MOSTLY
    return most || below || mostToo
      ? { how: { mostPart: part }, what, isShare: true }
      : { how: { part, ...(isExact && { isExact }) }, what, isShare: true }
  }
  if (/^(?:menu|card)$/.test(headOf(what))) return undefined
  const number = numberOf(amount.replace(/^a (?=couple|few)/, ''))
  const isMany = !['a', 'an', 'one'].includes(amount)
  if (exact) return { how: { atLeast: number, atMost: number }, what }
  if (most || mostToo) return { how: { atMost: number }, what }
  if (below) return { how: { atMost: Math.max(1, number - 1) }, what }
  // "A soup" isn't a number, "a soup without cream" of a list is one.
  const counts = isMany || isLeast || amount === 'one' || /^with |(?:^| )without /.test(what)
  return counts ? { how: { atLeast: number }, what } : undefined
}

const MOSTLY = 0.6
/** "Everything except lamb" counts nothing. */
const NO_COUNT = /^(?:except|but|apart|besides|other|save)\b/

const LINK = /(,\s*(?:and\s+)?|\s+and\s+|:\s*)/
/** A part that counts what was named before: "one of them without cheese", "half vegan". */
const GOES_ON = new RegExp(
  `^(?:${LEAST}|${MOST}|${EXACT}) ${NUMBER}$|^(?:the )?(?:rest|others)(?: of them)? with(?:out)?\\b|` +
    `^(?:of (?:which|them|those) )?(?:(?:${LEAST}|${MOST}|${EXACT}) )?(?:none|${AMOUNT})(?: of (?:them|those|these|which)\\b| with(?:out)?\\b| (?:kinds|types|sorts)$| (.+))`,
  'i',
)

/** "Half vegan" goes on with the noun before, "two vegan dishes" have their own. */
const isWayAlone = (text: string): boolean =>
  isWayOfEating(text) && !/\b(?:dish(?:es)?|plates?|options?|items?|things?|meals?)$/i.test(text)

/** The parts of a clause where a later one counts what the first names. */
export function countedParts(clause: string): readonly string[] {
  const parts: string[] = []
  for (const [at, piece] of clause.split(LINK).entries()) {
    const found = at % 2 === 0 && at > 0 ? GOES_ON.exec(foldText(piece)) : undefined
    const isOwn = found && (found[1] === undefined || isWayAlone(found[1]))
    if (at === 0) parts.push(piece)
    else if (isOwn)
      parts.splice(-1, 1, (parts.at(-1) ?? '').replace(/(?:,\s*(?:and\s+)?|\s+and\s+|:\s*)$/, ''), piece)
    else parts.splice(-1, 1, `${parts.at(-1)}${piece}`)
  }
  return parts
}

/** Words that stand for a noun that was said before. */
const OF_IT = /^of (?:them|those|these|which) | of (?:them|those|these|which)\b|^(?:kinds|types|sorts)$/g

/** A part that counts without a noun, with the noun that it goes on with. */
export function withNoun(part: string, noun: string | undefined): string {
  if (noun === undefined) return part
  const [, none] = /^none(?: of (?:them|those|these|which))?(?: (.+))?$/.exec(part) ?? []
  if (none !== undefined) return `no ${noun} ${none}`
  const [, others] = /^(?:the )?(?:rest|others)(?: of (?:them|those))? (with.+)$/.exec(part) ?? []
  if (others !== undefined) return `at least one ${noun} ${others}`
  const text = part.replace(OF_IT, '')
  const found = quantityIn(text)
  if (!found) return part
  const said = /^(?:kinds|types|sorts)$/.test(found.what) ? '' : found.what
  if (said !== '' && !/^with(?:out)? /.test(said) && !isWayAlone(said) && text === part) return part
  const amount = text
    .slice(0, text.length - found.what.length)
    .trim()
    .replace(/\ban?$/, 'one')
  return `${amount} ${/^with(?:out)? |^$/.test(said) ? `${noun} ${said}` : `${said} ${noun}`}`.trim()
}
