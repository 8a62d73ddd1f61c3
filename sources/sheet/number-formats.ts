import { isCurrency } from '../../domain/money/currency.ts'

/**
 * The sign of a currency in a number format of Excel (ECMA-376, 18.8.31): `#,##0.00\ "€"`, `[$€-407]`, `[$CHF]`;
 * undefined where it has none, and for the sign of dollars, which is that of any country.
 */
export function currencyOfSign(format: string): string | undefined {
  const written = format.replaceAll('&quot;', '"')
  const bracketed = /\[\$([^\]-]{1,4})(?:-[^\]]*)?\]/u.exec(written)?.[1]
  const sign = (
    bracketed ?? /\p{Sc}|(?<=")\s?(?:[A-Z]{3}|Kč|zł|Ft|kr\.?|lei|лв\.?|руб\.?)\s?(?=")/u.exec(written)?.[0]
  )?.trim()
  if (sign === undefined || sign === '$') return undefined
  return /\p{Sc}/u.test(sign) || isCurrency(sign) || /\p{Ll}/u.test(sign) ? sign : undefined
}
