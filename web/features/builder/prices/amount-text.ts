import { toMinor, usualStep } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'

/** An amount in minor units as a calculation shows it, with all its decimals: `$12.00`, `¥1,200`. */
export const amountText = (amount: number, currency: string): string =>
  formatAmount(amount, currency, { sign: 'locale', cents: 'always' })

/** The same without the decimals of a whole amount: `$13`. */
export const wholeText = (amount: number, currency: string): string =>
  formatAmount(amount, currency, { sign: 'locale', cents: 'when-needed' })

/** An amount in major units. */
export const majorText = (major: number, currency: string): string =>
  amountText(toMinor(major, currency), currency)

/** To what an optimized price is rounded up: `a whole dollar`, `the next ¥100`. */
export const stepWords = (currency: string): string =>
  currency === 'USD'
    ? 'a whole dollar'
    : `the next ${wholeText(toMinor(usualStep(currency), currency), currency)}`

/** The sign of a currency, for the front of a box: `$`, `€`, `CHF`. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The least and the most of an average check, given in usual steps: `10 to 200 dollars`, `¥1,000 to ¥20,000`. */
export const rangeWords = (min: number, max: number, currency: string): string => {
  if (currency === 'USD') return `${min} to ${max} dollars`
  const [least, most] = [min, max].map((steps) => toMinor(steps * usualStep(currency), currency))
  return `${wholeText(least ?? 0, currency)} to ${wholeText(most ?? 0, currency)}`
}
