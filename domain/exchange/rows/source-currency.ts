import { isCurrency } from '../../money/currency.ts'
import { isSignOf } from '../../prices/forms/signs.ts'
import type { Fields } from './read-details.ts'

/** Signs that stand for one currency, and for the one that is meant most where several share them. */
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₩': 'KRW',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₱': 'PHP',
  '₴': 'UAH',
  zł: 'PLN',
}

/** The currency that a sign or a code names, that of the restaurant first; undefined for neither. */
function currencyNamed(written: string, home: string | undefined): string | undefined {
  if (home !== undefined && isSignOf(written, home)) return home
  const code = written.trim().toUpperCase()
  return signs[written.trim()] ?? (/^[A-Z]{3}$/.test(code) && isCurrency(code) ? code : undefined)
}

const SIGN_OR_CODE = /(?:[A-Z]{1,2})?\p{Sc}|\b[A-Z]{3}\b|zł/gu

/** Characters of a price cell; in what is longer no currency is looked for. */
const LONGEST = 60

/**
 * The currency that at least half of the priced rows name; null where there is none.
 * @param home that of the restaurant, where it was said: `$` is its dollar or peso
 */
export function currencyOfSource(rows: readonly Fields[], home?: string): string | null {
  const counts = new Map<string, number>()
  for (const { currency, price } of rows) {
    const written =
      currency !== '' ? currency : price.length > LONGEST ? undefined : price.match(SIGN_OR_CODE)?.[0]
    const code = written && currencyNamed(written, home)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const priced = rows.filter(({ currency, price }) => currency !== '' || price !== '').length
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most && most[1] * 2 >= priced ? most[0] : null
}
