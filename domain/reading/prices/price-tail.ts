import { endOf, FORMERLY } from '../../menu/price-text/typed-words.ts'
import { GAP } from '../lines/line.ts'
import { isLabel, readSizeOf } from '../words/label-words.ts'
import { amountsIn, type PriceFacts } from './amounts.ts'
import { type PriceToken, priceTokens } from './price-tokens.ts'
import type { ReadPrice } from './read-price.ts'

/** The prices at the end of a line and what stands before them. */
export interface PriceTail {
  readonly before: string
  readonly prices: readonly ReadPrice[]
  /** Notes in brackets behind the prices: `(under 12)`. */
  readonly behind: readonly string[]
}

/**
 * Of what the prices are: of an item, whose name stands before them, or of a whole section, where words before each
 * amount say what is got for it.
 */
export type PricedThing = 'item' | 'whole'

/** Words; a label that is longer is a sentence. */
const LONGEST_LABEL = 6

/**
 * The longest end of a line that reads as prices: `19 / 32`, `cup 9 bowl 14`, `half dozen 14 / dozen 26`, `MP`,
 * `from 32`, `8 each`, `9 (reg. 16)`, `12 oz 7 / pint 9`, `(+8)`.
 */
export function priceTail(text: string, facts: PriceFacts, thing: PricedThing): PriceTail {
  const tail = tailOf(text, facts, thing)
  if (tail.prices.length > 0) return tail
  for (const remark of text.matchAll(REMARK)) {
    const said = text.slice(remark.index + remark[0].length)
    if (said.length > LONGEST_REMARK || amountsIn(said, facts).length > 0) continue
    const priced = tailOf(text.slice(0, remark.index), facts, thing)
    if (priced.prices.length > 0)
      return { ...priced, behind: [...priced.behind, said.replaceAll(GAP, ' ').trim()] }
  }
  return tail
}

/** Characters */
const LONGEST_REMARK = 300

/** What is said behind a price: `4 each, min. 3`, `26 €   boisson non comprise`. */
const REMARK = /\t|[,;]\s|\s[\u2013\u2014-]\s/gu

function tailOf(text: string, facts: PriceFacts, thing: PricedThing): PriceTail {
  const tokens = priceTokens(text, facts)
  const behind: string[] = []
  let end = tokens.length
  while (end > 0) {
    const last = tokens[end - 1]
    if (last?.kind === 'note' && pricesOfNote(last, facts) === undefined && !isFormer(last.words, facts)) {
      behind.unshift(last.words)
      end -= 1
    } else if (last?.kind === 'note') {
      const [said] = notedBefore(last.words)
      if (said !== undefined) behind.unshift(said)
      break
    } else if (last?.kind === 'gap' || (last?.kind === 'separator' && /[,;.·]/u.test(last.sign))) end -= 1
    else break
  }
  const groups: Group[] = []
  for (;;) {
    const group = groupBefore(tokens, end, { text, facts, thing, groups })
    if (!group) break
    groups.unshift(group)
    end = group.first
    while (end > 0 && isBetween(tokens[end - 1])) end -= 1
  }
  while (groups.length > 0 && !hasSense(groups, end)) {
    const dropped = groups.shift()
    end = dropped ? dropped.last : end
  }
  if (groups.length === 0) return { before: text, prices: [], behind: [] }
  const first = groups[0]
  const cut = first ? (tokens[first.first]?.start ?? 0) : text.length
  return {
    before: text.slice(0, cut).replace(TRAILING, ''),
    prices: groups.flatMap(({ prices }) => prices),
    behind,
  }
}

/** What leads to a price, and is no part of a name. */
const TRAILING = /[\s\t,;:.·•|/\u2026_\-\u2013\u2014]+$/u

interface Group {
  readonly prices: readonly ReadPrice[]
  /** Its first token, and the one behind its last. */
  readonly first: number
  readonly last: number
  readonly hasLabel: boolean
}

interface Reader {
  readonly text: string
  readonly facts: PriceFacts
  readonly thing: PricedThing
  /** Those read already, behind it. */
  readonly groups: readonly Group[]
}

const isBetween = (token: PriceToken | undefined): boolean =>
  token?.kind === 'gap' ||
  (token?.kind === 'separator' && token.sign !== ':') ||
  (token?.kind === 'word' && /^(?:or|ou|oder|o|of|and|und|et|y|e)$/iu.test(token.words) && false)

/** Dashes of empty columns alone are no prices. */
const hasSense = (groups: readonly Group[], end: number): boolean =>
  groups.some(({ prices }) => prices.some(({ isEmpty }) => !isEmpty)) && (end > 0 || groups.length > 0)

function groupBefore(tokens: readonly PriceToken[], end: number, reader: Reader): Group | undefined {
  let at = end - 1
  let per: string | undefined
  let former: number | undefined
  let isSupplement = false
  let isFrom = false
  for (; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind === 'per') per = unitOf(token.words)
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
    const prices = pricesOfNote(token, reader.facts)
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
  if (tokens[at]?.kind === 'per') {
    per ??= unitOf(wordsOf(tokens[at], reader))
    at -= 1
  }
  const label = labelBefore(tokens, at, reader)
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
  if (token.kind === 'empty' && (tokens[at - 1]?.kind === 'gap' || at === 0))
    return { ...place, kind: 'fixed', isEmpty: true }
  return undefined
}

/** `seasonal` ends the name of a dish as well; it is a price where it stands apart, or is written as one. */
function isMarketPrice(words: string, tokens: readonly PriceToken[], at: number): boolean {
  const before = tokens[at - 1]
  if (/^(?:ask|seasonal|market|varies|variable|daily price|sp|aq|mv|on request)$/iu.test(words))
    return (
      before === undefined || before.kind === 'gap' || before.kind === 'separator' || before.kind === 'market'
    )
  return true
}

/** A bare number between words: `Pizza 4 Stagioni`. */
function isPartOfName(tokens: readonly PriceToken[], at: number, { groups, facts }: Reader): boolean {
  const next = groups[0]
  if (!next) return false
  const behind = tokens[at + 1]
  if (
    behind?.kind === 'gap' ||
    behind?.kind === 'separator' ||
    behind?.kind === 'per' ||
    behind?.kind === 'note'
  ) {
    const [price] = next.prices
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
  if (behind?.kind === 'from' || behind?.kind === 'amount') return false
  return !next.hasLabel || !next.prices.every(({ label = '', size }) => size !== undefined || isLabel(label))
}

/** What says of the amount behind it what is got for it. */
function labelBefore(
  tokens: readonly PriceToken[],
  last: number,
  reader: Reader,
): { readonly fields: Pick<ReadPrice, 'label' | 'size' | 'said'>; readonly first: number } | undefined {
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1])) first -= 1
  if (first > last) return tokens[last]?.kind === 'gap' ? labelInRun(tokens, last - 1, reader) : undefined
  const opener = tokens[first - 1]
  const zone = tokens.slice(first, last + 1)
  const whole = reader.text.slice(zone[0]?.start ?? 0, zone.at(-1)?.end ?? 0)
  const isApart = opener === undefined || opener.kind !== 'note'
  const size = zone.at(-1)
  const isAll = zone.length <= LONGEST_LABEL && isApart
  const isAfterComma = opener === undefined || (opener.kind === 'separator' && opener.sign === ',')
  if (
    size?.kind === 'size' &&
    zone.length > 1 &&
    isAfterComma &&
    !EXTRA.test(whole) &&
    reader.thing === 'item'
  )
    return { fields: { size: size.size }, first: last }
  if (isAll && opener !== undefined && isLabel(whole)) return { fields: fieldsOf(whole), first }
  if (
    isAll &&
    opener === undefined &&
    isLabel(whole) &&
    (reader.thing === 'whole' || reader.groups.length > 0)
  )
    return { fields: fieldsOf(whole), first }
  if (isAll && opener !== undefined && reader.thing === 'whole') return { fields: fieldsOf(whole), first }
  if (isAll && opener?.kind === 'amount' && /^\p{Ll}/u.test(whole)) return { fields: fieldsOf(whole), first }
  // `half rack 44, full rack 78`: what stands between two amounts says what the second is for.
  if (isAll && isBetween(opener) && tokens[first - 2]?.kind === 'amount')
    return { fields: fieldsOf(whole), first }
  const priced = tokens[last + 1]
  const isExtra = priced?.kind === 'amount' && priced.amount.sign === '+'
  if (isAll && isExtra && opener?.kind === 'separator' && opener.sign === ',' && /^\p{Ll}/u.test(whole))
    return { fields: fieldsOf(whole), first }
  if (isAll && opener?.kind === 'gap' && size?.kind === 'size') return { fields: fieldsOf(whole), first }
  if (
    isAll &&
    ((opener?.kind === 'separator' && opener.sign !== ':') || opener?.kind === 'gap') &&
    isVariant(whole, opener, reader)
  )
    return { fields: fieldsOf(whole), first }
  if (size?.kind === 'size' && reader.thing === 'item' && (isAll || zone.length > 1)) {
    return { fields: { size: size.size }, first: last }
  }
  return reader.groups.some(({ hasLabel }) => hasLabel) ? labelAtEnd(tokens, first, last, reader) : undefined
}

/** `Small   8   Large   12`: labels in columns of their own. */
function labelInRun(tokens: readonly PriceToken[], last: number, reader: Reader) {
  let first = last + 1
  while (first > 0 && isLabelToken(tokens[first - 1])) first -= 1
  const opener = tokens[first - 1]
  if (first > last || (opener?.kind !== 'gap' && opener?.kind !== 'amount')) return undefined
  const words = reader.text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
  return isLabel(words) ? { fields: fieldsOf(words), first } : undefined
}

const EXTRA = /^(?:add|with|extra|plus|avec|mit|con|com|met)\b/iu

const isLabelToken = (token: PriceToken | undefined): boolean =>
  token?.kind === 'word' ||
  token?.kind === 'size' ||
  token?.kind === 'supplement' ||
  (token?.kind === 'per' && !/^\//u.test(token.words))

/** `les 12`, `add 10 g`, `chicken 14 / beef 16`: words in small letters apart from what stands before. */
function isVariant(words: string, opener: PriceToken, { groups }: Reader): boolean {
  if (!/^\p{Ll}/u.test(words)) return opener.kind === 'separator' && opener.sign === '/' && groups.length > 0
  if (/^(?:add|with|extra|plus|les|de|avec|mit|con|com|met|klein|groß)\b/iu.test(words)) return true
  return groups.some(({ hasLabel }) => hasLabel) || (opener.kind === 'separator' && opener.sign === '/')
}

/** `French onion soup cup 9 bowl 14`: the words before the first amount end with its label. */
function labelAtEnd(tokens: readonly PriceToken[], first: number, last: number, { text }: Reader) {
  for (let from = Math.max(first, last - 2); from <= last; from += 1) {
    const words = text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0)
    if (from > first && isLabel(words)) return { fields: fieldsOf(words), first: from }
  }
  return undefined
}

/** `add 10 g` is a label and a size; `half dozen` is a label; `12 oz` is a size. */
function fieldsOf(words: string): Pick<ReadPrice, 'label' | 'size' | 'said'> {
  const size = readSizeOf(words)
  if (size) return { size, said: words.trim() }
  const [, label, measured] = /^(\D+?)\s+(\d\S*(?:\s\S+)?)$/u.exec(words) ?? []
  const own = measured === undefined ? undefined : readSizeOf(measured)
  return own && label ? { label: label.trim(), size: own } : { label: words.trim() }
}

/** `/ kg` and `per kg` are printed in the way of the menu. */
const unitOf = (words: string): string =>
  words.replace(/^(?:\/|per\s|pro\s|par\s|por\s|(?:al|le|la|el|il)\s(?=(?:kg|kilo|litro|l)\b))\s*/iu, '')

const isFormer = (words: string, facts: PriceFacts): boolean => formerIn(words, facts) !== undefined

function formerIn(words: string, facts: PriceFacts): number | undefined {
  const end = endOf(FORMERLY, words.trim(), 0)
  return end === undefined ? undefined : amountsIn(words.trim().slice(end), facts)[0]?.value
}

/** `one day's notice; second course +12`: what is said, and what is priced. */
function notedBefore(words: string): readonly [said: string | undefined, priced: string] {
  const at = words.lastIndexOf(';')
  return at === -1 ? [undefined, words] : [words.slice(0, at).trim(), words.slice(at + 1).trim()]
}

/** Words before a bare number in brackets that make it a price. */
const PRICED_NOTE =
  /^(?:add|extra|with|available|avec|mit|con|upgrade|sub|substitute|glass|bottle|half|large|small|side)\b/iu

/** The prices that a note in brackets names: `(+8)`, `(£3 supplement)`, `(lobster +20)`, `(available zero-proof 12)`. */
export function pricesOfNote(
  token: { readonly words: string; readonly start: number; readonly end: number },
  facts: PriceFacts,
): readonly ReadPrice[] | undefined {
  const [, words] = notedBefore(token.words)
  const amounts = amountsIn(words, facts)
  if (amounts.length === 0) return undefined
  if (!amounts.every(({ isStrong }) => isStrong) && !PRICED_NOTE.test(words.trim())) return undefined
  const { before, prices, behind } = priceTail(words, facts, 'whole')
  if (behind.length > 0 || prices.length === 0 || /\.\s/u.test(before)) return undefined
  const [price] = prices
  if (prices.length !== 1 || !price)
    return before === '' ? prices.map((one) => ({ ...one, start: token.start, end: token.end })) : undefined
  const label = [before, price.label].filter(Boolean).join(' ').trim()
  return [{ ...price, start: token.start, end: token.end, ...(label !== '' && { label }) }]
}
