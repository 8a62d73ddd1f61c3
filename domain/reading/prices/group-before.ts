import { isLabel } from '../words/label-words.ts'
import type { Group, Reader } from './price-group.ts'
import { labelBefore } from './price-labels.ts'
import { formerIn, isFormer, pricesOfNote, WEAK_MARKET } from './price-notes.ts'
import type { PriceToken } from './price-tokens.ts'
import type { ReadPrice } from './read-price.ts'

/** The price that ends right before a token; undefined where none does. */
export function groupBefore(tokens: readonly PriceToken[], end: number, reader: Reader): Group | undefined {
  let at = end - 1
  let per: string | undefined
  let former: number | undefined
  let isSupplement = false
  let isFrom = false
  for (; at >= 0; at -= 1) {
    const token = tokens[at]
    if (
      token?.kind === 'word' &&
      /^(?:lbs?|kg|kilo|oz)\.?$/iu.test(token.words) &&
      tokens[at - 1]?.kind === 'amount'
    )
      per = token.words
    else if (token?.kind === 'per') per = unitOf(token.words)
    else if (token?.kind === 'supplement') isSupplement = true
    else if (
      token?.kind === 'from' &&
      tokens[at + 1]?.kind !== 'amount' &&
      LEAST_BEHIND.test(wordsOf(token, reader))
    )
      isFrom = true
    else if (token?.kind === 'note' && isFormer(token.words, reader.facts))
      former = formerIn(token.words, reader.facts)
    else break
  }
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'note') {
    if (per !== undefined || former !== undefined) return undefined
    const prices = pricesOfNote(token, reader.facts, reader.readWhole)
    return prices && { prices, first: at, last: end, hasLabel: true }
  }
  const core = coreOf(token, reader, tokens, at)
  if (!core) return undefined
  at -= 1
  if (core.kind === 'market' || core.kind === 'included') {
    const wordsStart =
      token.kind === 'market' && tokens[at]?.kind === 'market' ? tokens[at]?.start : undefined
    const whole =
      wordsStart === undefined
        ? core
        : { ...core, words: reader.text.slice(wordsStart, core.end), start: wordsStart }
    if (wordsStart !== undefined) at -= 1
    else if (core.kind === 'market' && isPriceWord(tokens[at], tokens[at - 1])) {
      const start = tokens[at]?.start ?? core.start
      return {
        prices: [{ ...core, words: reader.text.slice(start, core.end), start }],
        first: at,
        last: end,
        hasLabel: false,
      }
    }
    const opener = tokens[at]?.kind === 'gap' || tokens[at]?.kind === 'separator' ? undefined : tokens[at]
    const label =
      core.kind === 'included' || opener?.kind === 'size' ? labelBefore(tokens, at, reader) : undefined
    return {
      prices: [{ ...whole, ...label?.fields }],
      first: label?.first ?? at + 1,
      last: end,
      hasLabel: label !== undefined,
    }
  }
  if (core.isEmpty) return { prices: [core], first: at + 1, last: end, hasLabel: false }
  while (isLeast(tokens[at], reader) || tokens[at]?.kind === 'supplement') {
    // `hora extra 7 €` is an hour more, not an hour on top.
    if (
      tokens[at]?.kind === 'supplement' &&
      reader.thing === 'whole' &&
      tokens[at - 1]?.kind === 'word' &&
      core.kind !== 'supplement'
    )
      break
    if (tokens[at]?.kind === 'from') isFrom = true
    else if (
      /^(?:extra|plus|add)/iu.test(wordsOf(tokens[at], reader)) &&
      reader.thing === 'item' &&
      core.kind !== 'supplement'
    )
      break
    else isSupplement = true
    at -= 1
  }
  // `for two 45`: the word before a number of people is part of what is said of the dish.
  const apart = perApart(tokens, at)
  if (apart) {
    per ??= unitOf(apart.words)
    at = apart.at
  }
  const isOfRow = isOfWholeRow(tokens, at, reader)
  if (tokens[at]?.kind === 'per' && !isOfRow) {
    per ??= unitOf(wordsOf(tokens[at], reader))
    at -= 1
  }
  const label = isOfRow ? undefined : labelBefore(tokens, at, reader)
  const kind =
    core.kind === 'supplement' || isSupplement
      ? 'supplement'
      : per !== undefined
        ? 'unit'
        : isFrom
          ? 'from'
          : 'fixed'
  const price: ReadPrice = {
    ...core,
    kind,
    ...(per !== undefined && kind === 'unit' && { per }),
    ...(former !== undefined && { former }),
    ...label?.fields,
  }
  return { prices: [price], first: label?.first ?? at + 1, last: end, hasLabel: label !== undefined }
}

/** `Supplì   cad.   2,00`, `Pão (por pessoa)   2,50`: what a price is for, in a run of its own or in brackets. */
function perApart(tokens: readonly PriceToken[], at: number): { words: string; at: number } | undefined {
  const [before, token, opener] = [tokens[at - 1], tokens[at], tokens[at - 2]]
  const isRun = token?.kind === 'gap' && before?.kind === 'per' && opener?.kind === 'gap'
  if (isRun) return { words: before.words, at: at - 2 }
  const [note, noteAt] = token?.kind === 'gap' ? [before, at - 1] : [token, at]
  return note?.kind === 'note' && PER_NOTE.test(note.words)
    ? { words: note.words, at: noteAt - 1 }
    : undefined
}

const PER_NOTE =
  /^(?:per person|pro person|p\.? ?p\.?|par personne|por persona|por pessoa|a persona|per persona|per persoon|each|je|je stück|pro stück|chacun|cada uno|cada una|cadauno|la pièce|l['’]unité)$/iu

/** `Toppings, each 1.50   2.25   3.00`: behind a comma, before all prices of a row, it ends the name. */
function isOfWholeRow(tokens: readonly PriceToken[], at: number, { groups }: Reader): boolean {
  const [each, comma] = [tokens[at], tokens[at - 1]]
  const isBehindComma = comma?.kind === 'separator' && comma.sign === ','
  return each?.kind === 'per' && isBehindComma && groups.some(({ hasLabel }) => !hasLabel)
}

/** `from`, but not `and up`, which stands behind an amount. */
const isLeast = (token: PriceToken | undefined, reader: Reader): boolean =>
  token?.kind === 'from' && !LEAST_BEHIND.test(wordsOf(token, reader))

const LEAST_BEHIND = /^(?:[起〜～~]|부터|から|and up|& up|up|aufwärts|et plus)$/iu

const wordsOf = (token: PriceToken | undefined, { text }: Reader): string =>
  token ? text.slice(token.start, token.end) : ''

function coreOf(
  token: PriceToken,
  reader: Reader,
  tokens: readonly PriceToken[],
  at: number,
): ReadPrice | undefined {
  const place = { start: token.start, end: token.end }
  if (token.kind === 'amount') {
    const { value, sign, isStrong, foreign } = token.amount
    if (!isStrong && isPartOfName(tokens, at, reader)) return undefined
    return {
      ...place,
      kind: sign ? 'supplement' : 'fixed',
      amount: sign === '-' ? -value : value,
      ...(!isStrong && { isWeak: true }),
      ...(foreign !== undefined && { foreign }),
    }
  }
  if (token.kind === 'market' && isMarketPrice(token.words, tokens, at))
    return { ...place, kind: 'market', words: token.words }
  if (
    token.kind === 'included' &&
    at > 0 &&
    reader.thing === 'item' &&
    (/aufpreis|charge|supplément|free of/iu.test(token.words) || tokens[at - 1]?.kind === 'gap')
  )
    return { ...place, kind: 'included', words: token.words }
  const isBeforeSlash = tokens[at + 1]?.kind === 'separator'
  const isLast = at === tokens.length - 1
  if (token.kind === 'empty' && (tokens[at - 1]?.kind === 'gap' || at === 0 || isBeforeSlash || isLast))
    return { ...place, kind: 'fixed', isEmpty: true }
  return undefined
}

/** `Preis nach Gewicht` apart from the name. */
const isPriceWord = (token: PriceToken | undefined, before: PriceToken | undefined): boolean =>
  token?.kind === 'word' &&
  before?.kind === 'gap' &&
  /^(?:preis|price|priced|prix|precio|prezzo|preço|prijs|cena|pris)$/iu.test(token.words)

/** `seasonal` ends the name of a dish as well; it is a price where it stands apart, or is written as one. */
function isMarketPrice(words: string, tokens: readonly PriceToken[], at: number): boolean {
  const before = tokens[at - 1]
  if (WEAK_MARKET.test(words))
    return (
      before === undefined || before.kind === 'gap' || before.kind === 'separator' || before.kind === 'market'
    )
  return true
}

/** A bare number between words: `Pizza 4 Stagioni`. */
function isPartOfName(tokens: readonly PriceToken[], at: number, { groups, facts, text }: Reader): boolean {
  const next = groups[0]
  if (!next) return false
  const behind = tokens[at + 1]
  if (isMarks(tokens, at, text) && next.prices.every(({ isWeak }) => !isWeak)) return true
  if (
    behind?.kind === 'gap' ||
    behind?.kind === 'separator' ||
    behind?.kind === 'per' ||
    behind?.kind === 'note'
  ) {
    const [price] = next.prices
    // `Horchata   3 / 4.50`: in columns of prices it is one.
    if (behind.kind === 'separator' && /[/|]/u.test(behind.sign) && tokens[at - 1]?.kind === 'gap')
      return false
    // `Château, 2 rue X, 12.50`: a bare number beside an amount with cents is none, where cents are usual.
    return (
      facts.hasCents &&
      price !== undefined &&
      !price.isWeak &&
      !price.isEmpty &&
      behind.kind !== 'gap' &&
      price.kind !== 'supplement'
    )
  }
  if (behind?.kind === 'from' || behind?.kind === 'amount' || behind?.kind === 'empty') return false
  return !next.hasLabel || !next.prices.every(isToldApart)
}

/** `cup 9 bowl 14`, `bagel 3 w/ lox 12`, `6.5 boba +.75`: words between two amounts are the label of the second. */
const isToldApart = ({ kind, label = '', size }: ReadPrice): boolean =>
  size !== undefined ||
  isLabel(label) ||
  /^(?:w\/|with|mit|avec|con|com|met)\s/iu.test(label) ||
  (kind === 'supplement' && label !== '')

/** `Spezi 1,3   0,2 2,60`: numbers of additives right behind a name. */
const isMarks = (tokens: readonly PriceToken[], at: number, text: string): boolean =>
  tokens[at - 1]?.kind === 'word' && /^\d{1,2}(?:,\d)+$/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))

/** `/ kg` and `per kg` are printed in the way of the menu. */
const unitOf = (words: string): string =>
  words.replace(
    /^(?:\/|pr\.?\s|za\s|per\s|pro\s|par\s|por\s|(?:al|le|la|el|il)\s(?=(?:kg|kilo|litro|l)\b))\s*/iu,
    '',
  )
