import { DEFAULT_CURRENCY, isCurrency, maxAmount } from '../money/currency.ts'
import { type DigitsProblem, readDigits } from './amounts/digits.ts'
import { isForeignSign, isSignOf } from './forms/signs.ts'

export type PriceProblem = 'no_price' | DigitsProblem | 'price_negative' | 'price_too_high'

export type PriceReading =
  /** In minor units; `currency` is the sign or code that was with the amount when it was not the menu's. */
  { readonly amount: number; readonly currency: string | null } | { readonly problem: PriceProblem }

/** `12.5`, `$1,234.50`, `12,50 €`, `USD 12`, `12.-`, `(5)`, `-5`: sign, currency, digits, currency. */
const PRICE =
  /^(?<open>\()?(?<minus>[-\u2212])?\s*(?<before>(?:[A-Z]{2})?\p{Sc}|[A-Za-z]{3})?\s*(?<minus2>[-\u2212])?(?<digits>\d[\d.,'\u2019\s]*?)(?:[.,][-\u2013\u2014]+)?\s*(?<after>\p{Sc}|[A-Za-z]{3}|dollars?|euros?)?(?<close>\))?$/u

/** Characters; what is longer isn't a price, and is not worth the pattern's time. */
const LONGEST_PRICE = 40

/**
 * Reads one price as people write it into a cell, in minor units of the menu's currency. Another currency's amount
 * is taken as it is, not converted.
 * @param hasDecimalComma does the source write 12,50? See {@link writesDecimalComma}.
 */
export function readPrice(
  text: string,
  hasDecimalComma: boolean,
  currency: string = DEFAULT_CURRENCY,
): PriceReading {
  const written = text.normalize('NFKC').trim()
  if (written === '') return { problem: 'no_price' }
  const parts = written.length > LONGEST_PRICE ? undefined : PRICE.exec(written)?.groups
  if (!parts?.digits || Boolean(parts.open) !== Boolean(parts.close)) return { problem: 'price_unreadable' }
  const amount = readDigits(parts.digits.trim(), currency, hasDecimalComma)
  if (typeof amount === 'string') return { problem: amount }
  if (amount > 0 && (parts.open || parts.minus || parts.minus2)) return { problem: 'price_negative' }
  if (amount > maxAmount(currency)) return { problem: 'price_too_high' }
  const sign = parts.before ?? parts.after ?? null
  if (sign && !isMoney(sign, currency)) return { problem: 'price_unreadable' }
  return { amount, currency: sign && !isSignOf(sign, currency) ? sign : null }
}

/** Codes of currencies that are words of menus in capitals. */
const WORDS = /^(?:ALL|CUP|TOP)$/u

/** Does a sign stand for money, and not for what is sold: `pot 25`, `CUP 9`? */
const isMoney = (sign: string, currency: string): boolean =>
  isSignOf(sign, currency) ||
  isForeignSign(sign.toUpperCase(), currency) ||
  !/^[A-Za-z]{3}$/u.test(sign) ||
  (isCurrency(sign) && !WORDS.test(sign))

/** Do most of these prices that have cents write them after a comma? */
export function writesDecimalComma(prices: readonly string[]): boolean {
  const commas = prices.filter((price) => /,\d{1,2}(?!\d)/.test(price) && !/\.\d{1,2}(?!\d)/.test(price))
  const points = prices.filter((price) => /\.\d{1,2}(?!\d)/.test(price))
  return commas.length > points.length
}
