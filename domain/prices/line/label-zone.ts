import { isLabel } from '../words/labels.ts'
import { isLabelAtHand } from './labels-at-hand.ts'
import type { LineToken } from './line-tokens.ts'
import { type Group, isBetween, isConnector, type PriceGroupReader } from './price-group.ts'

/** Words; a label that is longer is a sentence. */
const LONGEST_LABEL = 6

/** Is it a label by its words, or because the menu uses it as one? */
export const isLabelHere = (words: string, { facts }: Pick<PriceGroupReader, 'facts'>): boolean =>
  isLabel(words) || isLabelAtHand(words, facts.labels)

/** The words right before a price, back to a sign, a gap, a note or an amount. */
export interface LabelZone {
  readonly tokens: readonly LineToken[]
  /** Its first token, and its last, the one before the price. */
  readonly first: number
  readonly last: number
  readonly own: readonly LineToken[]
  readonly words: string
  /** What is before it. */
  readonly opener: LineToken | undefined
  /** It isn't a sentence, and is after no note. */
  readonly isShort: boolean
  /** `6 for`: it says how many one price is for. */
  readonly isForSoMany: boolean
  readonly reader: PriceGroupReader
}

/** The zone that ends with a token; undefined where that isn't a word. */
export function zoneBefore(
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): LabelZone | undefined {
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1]) && !isOfAmount(tokens, first - 1)) first -= 1
  while (first < last && isConnector(tokens[first])) first += 1
  if (first > last) return undefined
  const wordsFrom = (at: number) => reader.text.slice(tokens[at]?.start ?? 0, tokens[last]?.end ?? 0)
  const isCounted = isCountAt(tokens, first - 1) && isLabelHere(wordsFrom(first - 1), reader)
  const isForSoMany = !isCounted && areSoManyFor(tokens[last - 1], tokens[last])
  if (isCounted) first -= 1
  if (isForSoMany) first = last - 1
  // `2 eggs any style 8.99`: a bare number that begins a line counts what is sold.
  const opener = first === 1 && isSmallNumber(tokens[0]) ? undefined : tokens[first - 1]
  const own = tokens.slice(first, last + 1)
  const isShort = own.length <= LONGEST_LABEL && opener?.kind !== 'note'
  return { tokens, first, last, own, words: wordsFrom(first), opener, isShort, isForSoMany, reader }
}

/** Where a run of words and sizes before a token begins, with a number that counts them. */
export function runBefore(tokens: readonly LineToken[], last: number): number {
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1])) first -= 1
  return first <= last && isCountAt(tokens, first - 1) ? first - 1 : first
}

const isLabelToken = (token: LineToken | undefined): boolean =>
  token?.kind === 'word' ||
  token?.kind === 'size' ||
  token?.kind === 'supplement' ||
  (token?.kind === 'per' && !/^\//u.test(token.words))

/** `$4.50 each or 3 for $12`: a unit right behind an amount belongs to that. */
const isOfAmount = (tokens: readonly LineToken[], at: number): boolean =>
  tokens[at]?.kind === 'per' && tokens[at - 1]?.kind === 'amount'

/** A whole number of one or two figures. */
const isSmallNumber = (token: LineToken | undefined): boolean =>
  (token?.kind === 'amount' && !token.amount.isStrong && token.end - token.start < 3) ||
  (token?.kind === 'word' && /^\d{1,2}$/u.test(token.words))

/** `2 palline 4,00`: a whole number at the beginning of a run counts what is sold; of `Media: 13 Ración: 24` it doesn't. */
function isCountAt(tokens: readonly LineToken[], at: number): boolean {
  const before = tokens[at - 1]
  const isFirst =
    before === undefined ||
    before.kind === 'gap' ||
    (before.kind === 'separator' && before.sign !== ':') ||
    (before.kind === 'amount' && before.amount.isStrong)
  return isFirst && isSmallNumber(tokens[at])
}

/** `Wings 6 for 8`: several for one price. */
const areSoManyFor = (count: LineToken | undefined, word: LineToken | undefined): boolean =>
  word?.kind === 'word' && /^(?:for|für|pour|voor|por|per)$/iu.test(word.words) && isSmallNumber(count)

type Rule = (zone: LabelZone) => boolean

const isLabeled = ({ hasLabel }: Group): boolean => hasLabel

/** `Greek Salad (v) small 6.50 / large 9.50` */
const isLabelBehindNote: Rule = ({ opener, words, reader }) =>
  opener?.kind === 'note' && isLabelHere(words, reader) && reader.groups.some(isLabeled)

/** `THALI (for one) Veg 21 | Non-veg 25`: next to prices that differ by their words it is one of these. */
const isOneOfLabeled: Rule = ({ opener, own, tokens, last, reader: { groups } }) =>
  opener?.kind === 'note' &&
  own.length === 1 &&
  groups.length > 0 &&
  groups.every(isLabeled) &&
  isBetween(tokens[last + 2])

/** `cup 9`, at the beginning of a line only where more prices come, or where the line is of a whole section. */
const isKnownLabel: Rule = ({ isShort, opener, words, reader }) =>
  isShort &&
  isLabelHere(words, reader) &&
  (opener !== undefined || reader.thing === 'whole' || reader.groups.some(isLabeled))

/** Words before any price of a whole section say what is got for it. */
const isOfWhole: Rule = ({ isShort, opener, reader }) =>
  isShort && opener !== undefined && reader.thing === 'whole'

/** `bowl 6 with shrimp 9` */
const isSmallBehindAmount: Rule = ({ isShort, opener, words, tokens, last, reader }) => {
  const priced = tokens[last + 1]
  // `Mezcla 5 quesos 12,00`, `Chicken 3 ways 19`: a whole number isn't a price where the next has cents, and where words
  // between them say nothing of a price.
  const isCount =
    opener?.kind === 'amount' &&
    !opener.amount.isStrong &&
    !ADDED.test(words) &&
    priced?.kind === 'amount' &&
    (priced.amount.isStrong ||
      (isSmallNumber(opener) &&
        !priced.amount.sign &&
        !isLabelHere(words, reader) &&
        !SERVED_WITH.test(words)))
  return isShort && opener?.kind === 'amount' && !isCount && /^\p{Ll}/u.test(words)
}

/** `half rack 44, full rack 78`: what is between two amounts says what the second is for. */
const isBetweenAmounts: Rule = ({ isShort, opener, tokens, first }) =>
  isShort && isBetween(opener) && tokens[first - 2]?.kind === 'amount'

/** `Yellow curry: chicken 11.90, prawn 13.50` */
const isListed: Rule = ({ isShort, opener, reader }) =>
  isShort && opener?.kind === 'separator' && opener.sign === ':' && reader.groups.some(isLabeled)

/** `Baked potato, loaded +3`, but not `Cheeses, chutney, crackers +3`, whose parts say what it is. */
const isExtraBehindComma: Rule = ({ isShort, opener, words, tokens, first, last }) => {
  const priced = tokens[last + 1]
  const commas = tokens.slice(0, first).filter((token) => token.kind === 'separator' && token.sign === ',')
  return (
    isShort &&
    priced?.kind === 'amount' &&
    priced.amount.sign === '+' &&
    opener?.kind === 'separator' &&
    opener.sign === ',' &&
    commas.length === 1 &&
    /^\p{Ll}/u.test(words)
  )
}

/** `Greenhouse   available zero-proof 12` */
const isOffered: Rule = ({ isShort, opener, words }) =>
  isShort && opener?.kind === 'gap' && /^(?:available|also|auch|aussi|anche|también)\s/iu.test(words)

/**
 * `Tee (Pfefferminz, Früchte)   Kännchen 4,20`: a word next to the price, apart from a name that has no other
 * price.
 */
const isLoneBehindName: Rule = ({ own, tokens, first, reader }) => {
  const [word] = own
  const name = tokens.slice(0, first - 1)
  return (
    reader.thing === 'item' &&
    own.length === 1 &&
    word?.kind === 'word' &&
    /^\p{Lu}\p{Ll}{2,}\.?$/u.test(word.words) &&
    tokens[first - 1]?.kind === 'gap' &&
    name.some(({ kind }) => kind === 'word') &&
    name.every(({ kind }) => kind === 'word' || kind === 'note' || kind === 'separator')
  )
}

/** A size in a separate column. */
const isSizeInColumn: Rule = ({ isShort, opener, own }) =>
  isShort && opener?.kind === 'gap' && own.at(-1)?.kind === 'size'

/** What is paid on top of a dish, by its first word: `add anchovy 4`. */
export const ADDED = /^(?:add|extra|plus|upgrade)\s\p{L}/iu

/** What is had with a dish, by its first word. */
export const SERVED_WITH = /^(?:w\/|with|mit|avec|con|com|met)\s/iu

/** `sub sausage +1`, `w/ egg 15.5`: what can be added. */
export const isOnTop = ({ prices }: Group): boolean =>
  prices.every(({ kind, label = '' }) => kind === 'supplement' || SERVED_WITH.test(label))

/** `les 12`, `add 10 g`, `chicken 14 / beef 16`: words in small letters apart from what is before. */
const isVariant: Rule = ({ isShort, opener, words, tokens, first, reader: { groups } }) => {
  const sign = opener?.kind === 'separator' ? opener.sign : undefined
  if (!isShort || sign === ':' || (sign === undefined && opener?.kind !== 'gap')) return false
  // `bec – bacon egg cheese on a roll 8.5 / sub sausage +1`: behind a dash a dish is described.
  const isDashed = sign !== undefined && /[\u2013\u2014-]/u.test(sign)
  if (isDashed && groups.length > 0 && groups.every(isOnTop)) return false
  const isNext = sign === '/' && groups.length > 0
  // `Língua, com pão 38`: what comes with the only price is part of the dish.
  if (sign === ',' && groups.length === 0 && !tokens.slice(0, first).some(({ kind }) => kind === 'amount'))
    return false
  if (!/^\p{Ll}/u.test(words)) return isNext
  if (/^(?:add|with|extra|plus|les|de|avec|mit|con|com|met|klein|groß)\b/iu.test(words)) return true
  return isNext || groups.some(isLabeled)
}

/** `P 22 | M 28 | G 34`: a capital letter before each price, in whatever language. */
export const areLetters = (words: string, groups: readonly Group[]): boolean =>
  /^\p{Lu}$/u.test(words) && /^\p{Lu}$/u.test(groups[0]?.prices[0]?.label ?? '')

/** Behind what leads to the prices. */
const isLetter: Rule = ({ words, opener, reader }) =>
  opener?.kind === 'separator' && areLetters(words, reader.groups)

const rules: readonly Rule[] = [
  isLetter,
  ({ isForSoMany }) => isForSoMany,
  isLabelBehindNote,
  isOneOfLabeled,
  isKnownLabel,
  isOfWhole,
  isSmallBehindAmount,
  isBetweenAmounts,
  isListed,
  isExtraBehindComma,
  isOffered,
  isLoneBehindName,
  isSizeInColumn,
  isVariant,
]

/** Do all words of the zone say what is got for the price behind it? Else they end the name of a dish. */
export const isLabelOfPrice = (zone: LabelZone): boolean => rules.some((rule) => rule(zone))
