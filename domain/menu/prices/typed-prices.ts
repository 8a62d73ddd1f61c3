import { currencyDigits } from '../../money/currency.ts'
import { groupsBySpace } from '../../prices/amounts/digits.ts'
import type { BoxDoubt } from '../../prices/box/amount-or-doubt.ts'
import { plainText } from '../../prices/box/box-tokens.ts'
import type { Entry } from '../../prices/box/entries.ts'
import { readParts } from '../../prices/box/read-box.ts'
import { NO_PRICE } from '../../prices/words/phrases.ts'
import { priceWords } from '../../prices/words/price-words.ts'
import { newKey } from '../model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../model/limits.ts'
import type { Price } from '../model/price.ts'
import { type PlacedEntry, placeUnder } from './typed-columns.ts'
import { type WrittenBy, waysToType } from './typed-text.ts'

export interface TypedBy extends WrittenBy {
  /** The prices that are edited: they keep their ids and what the text does not say of them. */
  readonly before?: readonly Price[] | undefined
}

/** What may be meant by a text: how it is printed in a few words, what to type for it, and what is then understood. */
export interface TypedChoice {
  readonly label: string
  readonly typed: string
  readonly prices: readonly Price[]
}

export type TypedPrices =
  | { readonly prices: Price[] }
  | { readonly question: string; readonly choices: readonly TypedChoice[] }
  | { readonly problem: string }

/** Characters; eight prices with long labels. What is longer is not worth the patterns' time. */
const LONGEST = 1000

/**
 * The prices that somebody types into one field: `14`, `12,50 €`, `14 / 52`, `MP`, `from 32`, `8 ea`, `32½`,
 * `glass 12 bottle 48`, `12 oz 7 / pint 9`, `+8`, `9 (reg. 16)`. An empty text means no price. What may mean two things is
 * asked, and what cannot be a price is refused with a sentence.
 */
export function readTypedPrices(text: string, by: TypedBy): TypedPrices {
  const { before = [] } = by
  if (before.length > 0 && text.trim() === typedText(before, by)) return { prices: [...before] }
  return readFresh(text, by)
}

/** What the field shows of prices: reading it gives them again. */
export function typedText(prices: readonly Price[], by: TypedBy): string {
  if (prices.length === 0) return ''
  const ways = waysToType(prices, by, (price, way) => saysTheSame(way, [price], by))
  return ways.find((way) => saysTheSame(way, prices, by)) ?? ways.at(-1) ?? ''
}

function saysTheSame(text: string, prices: readonly Price[], by: TypedBy): boolean {
  const read = readOnce(text, { ...by, before: prices })
  if (!('prices' in read) || read.prices.length !== prices.length) return false
  return read.prices.every((price, at) => meaning(price, by) === meaning(prices[at], by))
}

/** All that a price says; the usual words of the language say as much as none. */
function meaning(price: Price | undefined, { language, currency }: TypedBy): string {
  const { market, included, each } = priceWords(language, currency)
  const usual: unknown[] = [
    ['words', price?.kind === 'market' ? market : included],
    ['per', each],
    ['per', 'each'],
  ]
  const skipped = new Set(usual.map((field) => JSON.stringify(field)))
  return Object.entries(price ?? {})
    .map((field) => JSON.stringify(field))
    .filter((field) => !skipped.has(field))
    .sort()
    .join()
}

function readFresh(text: string, by: TypedBy): TypedPrices {
  const read = readOnce(text, by)
  return 'sentence' in read ? asked(read, by) : read
}

/** Asks nothing: a choice that itself may mean two things is none. */
function readOnce(text: string, by: TypedBy): TypedPrices | BoxDoubt {
  const { currency, language, heads = [], before = [] } = by
  if (text.length > LONGEST) return { problem: `All prices together have at most ${LONGEST} characters.` }
  const plain = plainText(text, heads.length < 2 && groupsBySpace(language, currency))
  if (NO_PRICE.test(plain)) return { prices: [] }
  const doubt = doubtOfWhole(plain, by)
  const parts = doubt ?? readParts(plain, by)
  if ('sentence' in parts) return parts
  const placed = placeUnder(heads, parts, before)
  if (typeof placed === 'string') return { problem: placed }
  const problem = tooMuch(placed)
  return problem ? { problem } : { prices: withWhatStays(placed, before) }
}

function asked({ sentence, choices }: BoxDoubt, by: TypedBy): TypedPrices {
  const readable = choices.flatMap((typed): TypedChoice[] => {
    const read = readOnce(typed, by)
    return 'prices' in read ? [{ label: typed === '–' ? 'No price' : typed, typed, prices: read.prices }] : []
  })
  return readable.length > 0 ? { question: sentence, choices: readable } : { problem: sentence }
}

/** What may mean two things as a whole: `12 50`, `1 250`, `0`. */
function doubtOfWhole(text: string, { currency, language, heads = [] }: TypedBy): BoxDoubt | undefined {
  if (heads.length < 2 && currencyDigits(currency) > 0) {
    const cents = /^(\d{1,3}) (\d{2})$/u.exec(text)
    if (cents)
      return {
        sentence: `“${text}” may be one price or two.`,
        choices: [`${cents[1]}.${cents[2]}`, `${cents[1]} / ${cents[2]}`],
      }
  }
  const thousand = /^(\d{1,3}) (\d{3})$/u.exec(text)
  if (thousand)
    return {
      sentence: `“${text}” may be one price or two.`,
      choices: [`${thousand[1]}${thousand[2]}`, `${thousand[1]} / ${thousand[2]}`],
    }
  if (/^[^\d\s]{0,3}0+(?:[.,]0+)?[^\d\s]{0,3}$/u.test(text))
    return {
      sentence: 'No menu prints a price of 0. Is it included, or is there no price?',
      choices: [priceWords(language, currency).included, '–'],
    }
  return undefined
}

function tooMuch(entries: readonly Entry[]): string | undefined {
  if (entries.length > MENU_SIZE_LIMITS.prices)
    return `An item has at most ${MENU_SIZE_LIMITS.prices} prices; these are ${entries.length}.`
  const long = entries
    .flatMap(({ label, per = '', words = '' }) => [label, per, words])
    .find((text) => text.length > MENU_TEXT_LIMITS.label)
  return (
    long && `“${long.slice(0, 20)}…” is too long: a label has at most ${MENU_TEXT_LIMITS.label} characters.`
  )
}

/** Prices of entries with the ids of those in whose place they are, and with what a text does not say. */
function withWhatStays(entries: readonly PlacedEntry[], before: readonly Price[]): Price[] {
  const bare = entries.map(priceOf)
  const rest = new Set(before)
  const take = (
    isSame: (old: Price, price: Price, at: number) => boolean,
    found: readonly (Price | undefined)[],
  ) =>
    bare.map((price, at) => {
      const old = found[at] ?? [...rest].find((other) => isSame(other, price, at))
      if (old) rest.delete(old)
      return old
    })
  const none: (Price | undefined)[] = bare.map(() => undefined)
  const equal = take(
    (old, price) => isAlike(old, price) && old.kind === price.kind && old.amount === price.amount,
    none,
  )
  const named = take((old, price) => isNamed(price) && isAlike(old, price), equal)
  const olds = take((old, _, at) => before.indexOf(old) === at, named)
  const taken = before.map(({ id }) => id)
  return bare.map((price, at) => {
    const old = olds[at]
    if (old) return keeping(price, old)
    const id = newKey('p', taken)
    taken.push(id)
    return { ...price, id }
  })
}

const priceOf = ({ kind, amount, label, size, per, words, former, kcal, head }: PlacedEntry): Price => ({
  id: '',
  kind,
  ...(amount !== undefined && { amount }),
  ...(label !== '' && { label }),
  ...(size && { size }),
  ...(head !== undefined && { head }),
  ...(per !== undefined && { per }),
  ...(words !== undefined && { words }),
  ...(former !== undefined && { former }),
  ...(kcal !== undefined && { kcal }),
})

const isNamed = ({ label, head, size }: Price): boolean =>
  label !== undefined || head !== undefined || size !== undefined

const isAlike = (one: Price, other: Price): boolean =>
  one.head === other.head &&
  one.label?.toLowerCase() === other.label?.toLowerCase() &&
  one.size?.amount === other.size?.amount &&
  one.size?.unit === other.size?.unit

/** The price with what its text cannot say; an amount before an optimization stays only with the amount that it made. */
function keeping(price: Price, old: Price): Price {
  const { kcal, sodiumMg, former, original, per, words } = old
  const isSameAmount = price.amount === old.amount && price.kind === old.kind
  const isSold = isSameAmount || isAlike(price, old)
  const saysWords = price.kind === 'market' || price.kind === 'included'
  return {
    ...price,
    id: old.id,
    ...(sodiumMg !== undefined && isSold && { sodiumMg }),
    ...(price.kcal === undefined && kcal !== undefined && isSold && { kcal }),
    ...(price.former === undefined &&
      former !== undefined &&
      (isSameAmount || former > (price.amount ?? 0)) && { former }),
    ...(isSameAmount && original !== undefined && { original }),
    ...(price.kind !== 'unit' && price.kind === old.kind && per !== undefined && { per }),
    ...(!saysWords && price.kind === old.kind && words !== undefined && { words }),
  }
}
