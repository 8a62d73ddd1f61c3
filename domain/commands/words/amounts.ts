import type { Menu } from '../../menu/model/menu.ts'
import { readTypedPrices } from '../../menu/prices/typed-prices.ts'
import { toMinor } from '../../money/currency.ts'
import { formatAmount } from '../../money/format.ts'
import { isForeignSign } from '../../prices/forms/signs.ts'
import { numberWords } from '../../text/number-words.ts'

const WORDS: Readonly<Record<string, number>> = {
  'half a': 0.5,
  ...numberWords,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
}

const spelled = Object.keys(WORDS).join('|')
const digits = String.raw`(?:\d[\d.,]*\d|\d|[.,]\d+)`
const unit = String.raw`(?:dollars?|bucks?|euros?|pounds?|quid|cents?|usd|eur|gbp|c\b|[$€£¢])`

/** Patterns of an amount of money and of a share, as sources of regular expressions. */
export const MONEY = String.raw`(?:[$€£¥]\s?${digits}|${digits}(?:\s?${unit})?|(?:${spelled})\s${unit})`
export const PERCENT = String.raw`(?:${digits}|${spelled})\s?(?:%|percent|per\scent|pct\b)`

/** What a price is changed by. Money is in minor units. */
export type AmountOfChange = { readonly kind: 'amount' | 'percent'; readonly by: number }

const SIGNS: Readonly<Record<string, string>> = {
  dollar: '$',
  buck: '$',
  usd: '$',
  euro: '€',
  eur: '€',
  pound: '£',
  quid: '£',
  gbp: '£',
}

/** An amount or a share as it is typed; null for one in another currency or that may mean two numbers. */
export function readAmount(text: string, menu: Menu): AmountOfChange | null {
  const share = new RegExp(String.raw`^(${digits}|${spelled})\s?(?:%|percent|per\scent|pct)$`, 'iu').exec(
    text,
  )
  if (share) {
    const by = numberOf(share[1] as string)
    return by === null ? null : { kind: 'percent', by }
  }
  const by = readMoney(text, menu)
  return by === null ? null : { kind: 'amount', by }
}

/** An amount in minor units as it is said back: `$14.00`. */
export const saidMoney = (amount: number, { currency }: Menu): string =>
  formatAmount(amount, currency, { sign: 'locale', cents: 'always' })

/** Money as it is typed, in minor units of the menu's currency. */
export function readMoney(text: string, menu: Menu): number | null {
  const [, sign, number = '', word = ''] =
    new RegExp(String.raw`^([$€£¥])?\s?(${digits}|${spelled})\s?(${unit})?$`, 'iu').exec(text.trim()) ?? []
  if (/^(?:cents?|c|¢)$/iu.test(word)) {
    const cents = numberOf(number)
    return cents === null ? null : toMinor(cents / 100, menu.currency)
  }
  const named = sign ?? SIGNS[word.toLowerCase().replace(/s$/u, '')] ?? word
  if (named !== '' && isForeignSign(named, menu.currency)) return null
  const major = WORDS[number.toLowerCase()]
  if (major !== undefined) return toMinor(major, menu.currency)
  const read = readTypedPrices(number.replace(/^[.,]/u, '0.'), menu)
  const [price, ...others] = 'prices' in read ? read.prices : []
  return price?.kind === 'fixed' && others.length === 0 ? (price.amount ?? null) : null
}

function numberOf(text: string): number | null {
  const number = WORDS[text.toLowerCase()] ?? Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
