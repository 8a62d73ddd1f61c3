import { z } from 'zod'
import { toMajor } from '../money/currency.ts'
import { dollarsSchema, INVALID_PRICE, PRICE_DECIMALS } from '../money/dollars.ts'
import { readPrice } from '../prices/cell.ts'

/**
 * A price of the catalogue as a person types it into a box, in USD: `12.50`, `12,50`, `$12`, `1,250.00`. An empty box is no
 * price, not a free dish. A comma before three digits is not guessed at: the sentence asks for it without.
 */
export const typedPriceSchema = z
  .string()
  .trim()
  .min(1, INVALID_PRICE)
  .transform((typed, context) => {
    const read = readPrice(typed, false)
    const problem = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (isAmbiguous(typed)) return problem(ambiguous(typed))
    if ('amount' in read) return read.currency === null ? toMajor(read.amount, 'USD') : problem(INVALID_PRICE)
    // A point is always a decimal point: 1.005 is a fraction of a cent.
    if (read.problem === 'price_ambiguous' || read.problem === 'price_decimals')
      return problem(PRICE_DECIMALS)
    if (read.problem === 'price_too_high') return Number.MAX_SAFE_INTEGER
    return problem(INVALID_PRICE)
  })
  .pipe(dollarsSchema)

/** `1,250`: some write 1.25 so, others 1250. */
const isAmbiguous = (typed: string): boolean => /^\D{0,4}[1-9]\d{0,2},\d{3}$/.test(typed)

const ambiguous = (typed: string): string =>
  `“${typed}” may mean ${typed.replace(',', '.')} or ${typed.replace(',', '')}. Please type the price without that comma.`

/** A number that need not be a price, as it was typed: `7,5` is 7.5. Null for none, and for one that may be two. */
export function readTypedNumber(typed: string): number | null {
  const text = typed.trim()
  if (isAmbiguous(text)) return null
  const decimal = /^-?\d*(?:[.,]\d*)?$/.test(text) && /\d/.test(text) ? text.replace(',', '.') : ''
  return decimal === '' ? null : Number(decimal)
}
