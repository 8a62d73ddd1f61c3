import { currencyOfSign } from '../../prices/forms/signs.ts'
import type { Fields } from './read-details.ts'

/** A sign, letters or a code between the digits of a price. */
const WORDS = /[^\d\s.,'’()/+\u2212-]+/gu

/** Characters of a price cell; in what is longer no currency is looked for. */
const LONGEST = 60

/**
 * The currency that at least half of the priced rows name, and more than half for another than the restaurant's; null
 * where there is none.
 * @param home that of the restaurant, where it was said: `$` is its dollar or peso
 */
export function currencyOfSource(rows: readonly Fields[], home?: string): string | null {
  const counts = new Map<string, number>()
  for (const { currency, price } of rows) {
    const written = price.length > LONGEST ? [] : (price.match(WORDS) ?? [])
    const named = currency === '' ? written : [currency, currency.toUpperCase()]
    const code = named.flatMap((sign) => currencyOfSign(sign, home) ?? []).at(0)
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const priced = rows.filter(({ currency, price }) => currency !== '' || price !== '').length
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  const isForeign = home !== undefined && most?.[0] !== home
  return most && (most[1] * 2 > priced || (!isForeign && most[1] * 2 === priced)) ? most[0] : null
}
