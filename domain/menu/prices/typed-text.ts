import { currencyDigits, toMajor } from '../../money/currency.ts'
import { hasDecimalComma } from '../../money/locale.ts'
import { priceWords, suffixOf } from '../../prices/words/price-words.ts'
import type { Price, PriceHead } from '../model/price.ts'
import { formatSize } from './format-size.ts'

export interface WrittenBy {
  readonly currency: string
  readonly language?: string | undefined
  readonly heads?: readonly PriceHead[] | undefined
}

/** Shown where a column has no price. */
const EMPTY = '–'

const quoted = (text: string): string => `“${text}”`

/**
 * Ways to type these prices, the plainest first: by position, by labels, with labels in quotes.
 * @param says does a way say just this price?
 */
export function waysToType(
  prices: readonly Price[],
  by: WrittenBy,
  says: (price: Price, way: string) => boolean,
): string[] {
  const { heads = [] } = by
  const careful = prices.map((price) => {
    const way = written(price, by, (text) => text)
    return says(price, way) ? way : written(price, by, quoted)
  })
  const plain = prices.map((price) => written(price, by, (text) => text)).join(' / ')
  const safe = prices.map((price) => written(price, by, quoted)).join(' / ')
  const isBare = prices.every(({ label, size }) => label === undefined && size === undefined)
  const isByColumn = isBare && prices.length > 0 && prices.every(({ head }) => head !== undefined)
  if (!isByColumn) return [plain, careful.join(' / '), safe]
  const at = heads.map(({ id }) => prices.find(({ head }) => head === id))
  const filled = at.findLastIndex((price) => price !== undefined) + 1
  const line = (columns: typeof at) =>
    columns.map((price) => (price ? wordsOf(price, by, (text) => text) : EMPTY)).join(' / ')
  return [line(at.slice(0, filled)), line(at), plain, safe]
}

type Quote = (text: string) => string

function written(price: Price, by: WrittenBy, quote: Quote): string {
  const { heads = [], language } = by
  const head = heads.find(({ id }) => id === price.head)?.label
  // An empty label in quotes says that it is in no column.
  const ownLabel = price.label ?? (heads.length > 0 && head === undefined && !price.size ? '' : undefined)
  const label = ownLabel === undefined || (ownLabel === '' && quote !== quoted) ? undefined : quote(ownLabel)
  const size = price.size && formatSize(price.size, language)
  return [head, label, size, wordsOf(price, by, quote)].filter(Boolean).join(' ').replaceAll('\u00A0', ' ')
}

function wordsOf({ kind, amount = 0, per, words: own }: Price, by: WrittenBy, quote: Quote): string {
  const words = priceWords(by.language, by.currency)
  if (kind === 'market' || kind === 'included') {
    if (own === undefined) return words[kind]
    return quote === quoted ? `${words[kind]} ${quoted(own)}` : own
  }
  const number = typedNumber(Math.abs(amount), by)
  if (kind === 'from') return words.isFromBehind ? `${number}${words.from}` : `${words.from} ${number}`
  if (kind === 'supplement') return amount < 0 ? `−${number}` : `+${number}`
  if (kind === 'fixed') return number
  if (per !== undefined && quote === quoted) return `${number}/${quoted(per)}`
  const suffix = suffixOf(per, words)
  return suffix.startsWith('/') ? `${number}${suffix}` : `${number} ${suffix}`
}

/** `14`, `14.50`, `14,50`, without signs and groups. */
function typedNumber(minor: number, { currency, language }: WrittenBy): string {
  const major = toMajor(minor, currency)
  const number = Number.isInteger(major) ? String(major) : major.toFixed(currencyDigits(currency))
  return hasDecimalComma(language, currency) ? number.replace('.', ',') : number
}
