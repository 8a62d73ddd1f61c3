import { currencyDigits, maxAmount, toMajor, toMinor } from '#domain/money/currency.ts'

/** An amount as a box shows it, in major units: `2.50`; empty for none. */
export const typedAmount = (amount: number | undefined, currency: string): string =>
  amount === undefined || amount === 0 ? '' : toMajor(amount, currency).toFixed(currencyDigits(currency))

/**
 * A single amount as a person types it into a box: `2.50`, `2,50`, `-1`, `+7`.
 * @returns minor units, 0 for an empty box; null for what isn't an amount of this currency
 */
export function readAmount(typed: string, currency: string): number | null {
  const text = typed.trim().replace('−', '-')
  if (text === '') return 0
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(text) ?? []
  if (whole + decimals === '' || decimals.length > currencyDigits(currency)) return null
  const amount = toMinor(Number(`${sign === '-' ? '-' : ''}${whole || '0'}.${decimals || '0'}`), currency)
  return Math.abs(amount) > maxAmount(currency) ? null : amount
}

/** What is said of a text that isn't an amount. */
export const noAmount = (currency: string): string => {
  const digits = currencyDigits(currency)
  if (digits === 0) return `Please enter an amount in whole ${currency}.`
  return `Please enter an amount with at most ${digits === 1 ? 'one decimal' : `${digits} decimals`}.`
}
