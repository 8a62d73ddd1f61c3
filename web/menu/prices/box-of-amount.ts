import { currencyDigits, toMajor } from '#domain/money/currency.ts'
import { readAlone } from '#domain/prices/cell.ts'

export const typedAmount = (amount: number | undefined, currency: string): string =>
  amount === undefined || amount === 0 ? '' : toMajor(amount, currency).toFixed(currencyDigits(currency))

/**
 * A single amount as a person types it into a box: `2.50`, `2,50`, `-1`, `+7`.
 * @returns minor units, 0 for an empty box; null for what isn't an amount of this currency
 */
export function readAmount(typed: string, currency: string): number | null {
  if (typed.trim() === '') return 0
  const read = readAlone(typed, false, currency)
  return 'problem' in read || read.foreign !== undefined ? null : read.amount
}

/** What is said of a text that isn't an amount. */
export const noAmount = (currency: string): string => {
  const digits = currencyDigits(currency)
  if (digits === 0) return `Please enter an amount in whole ${currency}.`
  return `Please enter an amount with at most ${digits === 1 ? 'one decimal' : `${digits} decimals`}.`
}
