import { remembered } from '../computing/remembered.ts'
import { DEFAULT_CURRENCY, maxAmount } from '../money/currency.ts'
import { amountOf, amountSource } from './amounts/amount.ts'
import { type DigitsProblem, plainDigits } from './amounts/digits.ts'

export type PriceProblem = 'no_price' | DigitsProblem | 'price_negative' | 'price_too_high'

export type PriceReading =
  /** In minor units; `currency` is the sign or code that was with the amount when it was not the menu's. */
  { readonly amount: number; readonly currency: string | null } | { readonly problem: PriceProblem }

/** One amount that is alone in a text; an accountant's brackets take it off. */
const alonePattern = remembered(
  (currency: string): RegExp =>
    new RegExp(String.raw`^(?<open>\()?${amountSource(currency, 'typed')}[.,]?(?<close>\))?$`, 'u'),
)

/** Characters; what is longer isn't a price, and is not worth the pattern's time. */
const LONGEST_PRICE = 40

/**
 * Reads one price as people write it into a cell: `12.5`, `$1,234.50`, `12,50 €`, `USD 12`, `12.-`, `75¢`, in minor units
 * of the menu's currency. Another currency's amount is taken as it is, not converted.
 * @param hasDecimalComma does the source write 12,50? See {@link writesDecimalComma}.
 */
export function readPrice(
  text: string,
  hasDecimalComma: boolean,
  currency: string = DEFAULT_CURRENCY,
): PriceReading {
  const read = readAlone(text, hasDecimalComma, currency)
  if ('problem' in read) return read
  if (read.amount < 0) return { problem: 'price_negative' }
  if (text.trimStart().startsWith('+')) return { problem: 'price_unreadable' }
  return { amount: read.amount, currency: read.foreign ?? null }
}

/** Reads one amount with its sign of plus or minus: `+7`, `-1`, `(5)`. */
export function readAlone(
  text: string,
  hasDecimalComma: boolean,
  currency: string,
): { readonly amount: number; readonly foreign?: string } | { readonly problem: PriceProblem } {
  const written = plainDigits(text)
    .trim()
    .replaceAll(/(?<=\d)[^\S\n](?=\d{3}(?!\d))/gu, '’')
    .replaceAll(/\s/gu, ' ')
  if (written === '') return { problem: 'no_price' }
  const match = written.length > LONGEST_PRICE ? null : alonePattern(currency).exec(written)
  const { open, close } = match?.groups ?? {}
  if (!match || Boolean(open) !== Boolean(close)) return { problem: 'price_unreadable' }
  const { value, sign, isForeign, minus } = amountOf(match, { currency, hasDecimalComma })
  if (typeof value === 'string') return { problem: value }
  if (value > maxAmount(currency)) return { problem: 'price_too_high' }
  const amount = value > 0 && (open !== undefined || minus) ? -value : value
  return isForeign && sign !== undefined ? { amount, foreign: sign } : { amount }
}

/** Do most of these prices that have cents write them after a comma? */
export function writesDecimalComma(prices: readonly string[]): boolean {
  const commas = prices.filter((price) => /,\d{1,2}(?!\d)/.test(price) && !/\.\d{1,2}(?!\d)/.test(price))
  const points = prices.filter((price) => /\.\d{1,2}(?!\d)/.test(price))
  return commas.length > points.length
}
