import { isLabel } from '../words/labels.ts'
import { PRICE_WORD } from '../words/phrases.ts'
import { ADDED, SERVED_WITH } from './label-zone.ts'
import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'
import type { Group, PriceGroupReader } from './price-group.ts'
import { labelBefore } from './price-labels.ts'
import { pricesOfNote, WEAK_MARKET } from './price-notes.ts'
import {
  type AmountNotes,
  isOfWholeRow,
  perApart,
  saidBefore,
  saidBehind,
  unitOf,
  wordsOf,
} from './said-of-amount.ts'

interface Here {
  readonly tokens: readonly LineToken[]
  /** The token that the price itself is. */
  readonly at: number
  /** The one behind all that belongs to it. */
  readonly end: number
  readonly reader: PriceGroupReader
}

/** The price that ends right before a token; undefined where none does. */
export function groupBefore(
  tokens: readonly LineToken[],
  end: number,
  reader: PriceGroupReader,
): Group | undefined {
  const behind = saidBehind(tokens, end - 1, reader)
  const { at } = behind
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'note') {
    if (behind.per !== undefined || behind.former !== undefined) return undefined
    const prices = pricesOfNote(token, reader.facts, reader.readWhole)
    return prices && { prices, first: at, last: end, hasLabel: true }
  }
  const core = coreOf(token, reader, tokens, at)
  if (!core) return undefined
  const here: Here = { tokens, at, end, reader }
  if (core.kind === 'market' || core.kind === 'included') return groupInWords(core, here)
  if (core.isEmpty) return { prices: [core], first: at, last: end, hasLabel: false }
  return groupOfAmount(core, behind, here)
}

/** Groups a price in words, such as `MP` and `included`, with the words before it that belong to it. */
function groupInWords(core: LinePrice, { tokens, at, end, reader }: Here): Group {
  const before = tokens[at - 1]
  const isMarket = core.kind === 'market'
  const isInTwo = isMarket && before?.kind === 'market'
  const first = isInTwo || (isMarket && isPriceWord(before, tokens[at - 2])) ? at - 1 : at
  const start = tokens[first]?.start ?? core.start
  const price = first < at ? { ...core, words: reader.text.slice(start, core.end), start } : core
  const opener = tokens[first - 1]
  const isBehindSize = isMarket && opener?.kind === 'size' && (first === at || isInTwo)
  const label = core.kind === 'included' || isBehindSize ? labelBefore(tokens, first - 1, reader) : undefined
  return {
    prices: [{ ...price, ...label?.fields }],
    first: label?.first ?? first,
    last: end,
    hasLabel: label !== undefined,
  }
}

/** A price that is an amount, with what is said of it on either side. */
function groupOfAmount(core: LinePrice, behind: AmountNotes, { tokens, end, reader, ...here }: Here): Group {
  const before = saidBefore(core, tokens, here.at - 1, reader)
  let { at } = before
  let { per } = behind
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
  const kind = kindOf(core, {
    per,
    isSupplement: behind.isSupplement || before.isSupplement || isAdded(label, tokens, reader),
    isFrom: behind.isFrom || before.isFrom,
  })
  const price: LinePrice = {
    ...core,
    kind,
    ...(per !== undefined && kind === 'unit' && { per }),
    ...(behind.former !== undefined && { former: behind.former }),
    ...label?.fields,
  }
  return { prices: [price], first: label?.first ?? at + 1, last: end, hasLabel: label !== undefined }
}

/** `Burrata 17 add anchovy 4`: behind the price of a dish, what can be added is paid on top. */
const isAdded = (
  label: ReturnType<typeof labelBefore>,
  tokens: readonly LineToken[],
  { thing }: PriceGroupReader,
): boolean =>
  label !== undefined &&
  thing === 'item' &&
  tokens[label.first - 1]?.kind === 'amount' &&
  ADDED.test(label.fields.label ?? '')

function kindOf(core: LinePrice, { per, isSupplement, isFrom }: AmountNotes): LinePrice['kind'] {
  if (core.kind === 'supplement' || isSupplement) return 'supplement'
  if (per !== undefined) return 'unit'
  return isFrom ? 'from' : 'fixed'
}

function coreOf(
  token: LineToken,
  reader: PriceGroupReader,
  tokens: readonly LineToken[],
  at: number,
): LinePrice | undefined {
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

const PRICE_WORD_ALONE = new RegExp(`^${PRICE_WORD}$`, 'iu')

/** `Preis nach Gewicht` apart from the name. */
const isPriceWord = (token: LineToken | undefined, before: LineToken | undefined): boolean =>
  token?.kind === 'word' && before?.kind === 'gap' && PRICE_WORD_ALONE.test(token.words)

/** `seasonal` ends the name of a dish as well; it is a price where it is apart, or is written as one. */
function isMarketPrice(words: string, tokens: readonly LineToken[], at: number): boolean {
  const before = tokens[at - 1]
  if (WEAK_MARKET.test(words))
    return (
      before === undefined || before.kind === 'gap' || before.kind === 'separator' || before.kind === 'market'
    )
  return true
}

/** A bare number between words: `Pizza 4 Stagioni`. */
function isPartOfName(
  tokens: readonly LineToken[],
  at: number,
  { groups, facts, text }: PriceGroupReader,
): boolean {
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
    // `Château, 2 rue X, 12.50`: a bare number next to an amount with cents isn't a price, where cents are
    // usual.
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
const isToldApart = ({ kind, label = '', size }: LinePrice): boolean =>
  size !== undefined || isLabel(label) || SERVED_WITH.test(label) || (kind === 'supplement' && label !== '')

/** `Spezi 1,3   0,2 2,60`: numbers of additives right behind a name. */
const isMarks = (tokens: readonly LineToken[], at: number, text: string): boolean =>
  tokens[at - 1]?.kind === 'word' && /^\d{1,2}(?:,\d)+$/u.test(text.slice(tokens[at]?.start, tokens[at]?.end))
