import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { formatSize } from '#domain/menu/prices/format-size.ts'
import { priceWords } from '#domain/menu/prices/price-words.ts'
import { currencyDigits, toMajor } from '#domain/money/currency.ts'
import { hasDecimalComma } from '#domain/money/locale.ts'

type WrittenBy = Pick<Menu, 'currency' | 'language'>

/** Stands where a column has no price. */
const EMPTY = '–'

/**
 * Prices in one line as people type them, and as they are read again: `12.50`, `14 / 52`, `cup 9.00 / bowl 14.00`,
 * under columns by position, `14 / – / 62`.
 */
export function writePrices(prices: readonly Price[], heads: readonly PriceHead[], menu: WrittenBy): string {
  if (prices.length === 0) return ''
  const isByPosition = prices.every(
    ({ head, label, size }) => head !== undefined && label === undefined && size === undefined,
  )
  if (!isByPosition) return prices.map((price) => writePrice(price, heads, menu)).join(' / ')
  const bare = (price: Price | undefined) => (price ? amountWords(price, menu) : EMPTY)
  return heads.map(({ id }) => bare(prices.find(({ head }) => head === id))).join(' / ')
}

function writePrice(price: Price, heads: readonly PriceHead[], menu: WrittenBy): string {
  const { label, size, head } = price
  const column = heads.find(({ id }) => id === head)?.label
  const words = [column, label, size && formatSize(size, menu.language), amountWords(price, menu)]
  return words.filter(Boolean).join(' ').replaceAll('\u00a0', ' ')
}

function amountWords(price: Price, menu: WrittenBy): string {
  const { kind, amount = 0, per } = price
  const words = priceWords(menu.language, menu.currency)
  if (kind === 'market') return price.words ?? words.market
  if (kind === 'included') return price.words ?? words.included
  const digits = toMajor(Math.abs(amount), menu.currency).toFixed(currencyDigits(menu.currency))
  const number = hasDecimalComma(menu.language, menu.currency) ? digits.replace('.', ',') : digits
  if (kind === 'from') return `${words.from} ${number}`
  if (kind === 'unit') return `${number} ${per ?? words.each}`
  if (kind === 'supplement') return `${amount < 0 ? '-' : '+'}${number}`
  return number
}
