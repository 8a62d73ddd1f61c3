import { MAX_PRICE_USD, roundToCent } from '../../menu/model/price.ts'

export type PriceProblem =
  | 'no_price'
  | 'price_unreadable'
  /** Three digits after a point: 1.250 may be 1.25 or 1250. */
  | 'price_ambiguous'
  | 'price_decimals'
  | 'price_negative'
  | 'price_too_high'

export type PriceReading =
  /** `currency` is the sign or code that stood with the amount when it was not the dollar's. */
  { readonly usd: number; readonly currency: string | null } | { readonly problem: PriceProblem }

/** `12.5`, `$1,234.50`, `12,50 €`, `USD 12`, `12.-`, `(5)`, `-5`: sign, currency, digits, currency. */
const PRICE =
  /^(?<open>\()?(?<minus>[-\u2212])?\s*(?<before>(?:[A-Z]{2})?\p{Sc}|[A-Za-z]{3})?\s*(?<minus2>[-\u2212])?(?<digits>\d[\d.,'\u2019\s]*?)(?:[.,][-\u2013\u2014]+)?\s*(?<after>\p{Sc}|[A-Za-z]{3}|dollars?|euros?)?(?<close>\))?$/u

const DOLLAR = /^(?:US)?\$$|^USD$|^dollars?$/i

/** Spaces and apostrophes group digits by three: 1 234, 1'234. */
const GROUPED_BY_SPACE = /^\d{1,3}(?:[\s'\u2019]\d{3})+(?=$|[.,])/

/** A binary fraction that a spreadsheet wrote out (9.950000000000001) is this close to a cent. */
const DUST_USD = 1e-6

/** Characters; what is longer is no price, and is not worth the pattern's time. */
const LONGEST_PRICE = 40

/**
 * Reads a price in USD as people write it. Another currency's amount is taken as it stands, not converted.
 * @param hasDecimalComma does the source write 12,50? See {@link writesDecimalComma}.
 */
export function readPrice(text: string, hasDecimalComma: boolean): PriceReading {
  const written = text.normalize('NFKC').trim()
  if (written === '') return { problem: 'no_price' }
  const parts = written.length > LONGEST_PRICE ? undefined : PRICE.exec(written)?.groups
  if (!parts?.digits || Boolean(parts.open) !== Boolean(parts.close)) return { problem: 'price_unreadable' }
  const amount = readAmount(parts.digits.trim(), hasDecimalComma)
  if (typeof amount === 'string') return { problem: amount }
  if (amount > 0 && (parts.open || parts.minus || parts.minus2)) return { problem: 'price_negative' }
  if (amount > MAX_PRICE_USD) return { problem: 'price_too_high' }
  const currency = parts.before ?? parts.after ?? null
  return { usd: amount, currency: currency && !DOLLAR.test(currency) ? currency : null }
}

/** Do most of these prices that have cents write them after a comma? */
export function writesDecimalComma(prices: readonly string[]): boolean {
  const commas = prices.filter((price) => /,\d{1,2}(?!\d)/.test(price) && !/\.\d{1,2}(?!\d)/.test(price))
  const points = prices.filter((price) => /\.\d{1,2}(?!\d)/.test(price))
  return commas.length > points.length
}

function readAmount(written: string, hasDecimalComma: boolean): number | PriceProblem {
  const digits = GROUPED_BY_SPACE.test(written) ? written.replaceAll(/[\s'\u2019]/g, '') : written
  const separators = digits.match(/[.,]/g) ?? []
  if (!/^[\d.,]+$/.test(digits)) return 'price_unreadable'
  const last = separators.at(-1)
  if (last === undefined) return Number(digits)
  const [whole = '', fraction = ''] = splitAtLast(digits, last)
  const isRepeated = separators.filter((separator) => separator === last).length > 1
  if (isRepeated) return isGrouped(digits, last) ? Number(digits.replaceAll(last, '')) : 'price_unreadable'
  if (separators.length > 1) {
    const other = last === '.' ? ',' : '.'
    if (!isGrouped(whole, other)) return 'price_unreadable'
    return inCents(`${whole.replaceAll(other, '')}.${fraction}`)
  }
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (isGroup && (last === ',') !== hasDecimalComma) return Number(whole + fraction)
  if (isGroup) return 'price_ambiguous'
  return inCents(`${whole}.${fraction}`)
}

const splitAtLast = (text: string, separator: string): string[] => {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isGrouped = (digits: string, separator: string): boolean =>
  digits.split(separator).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part))

function inCents(decimal: string): number | PriceProblem {
  const usd = Number(decimal)
  const rounded = roundToCent(usd)
  return Math.abs(usd - rounded) < DUST_USD ? rounded : 'price_decimals'
}
