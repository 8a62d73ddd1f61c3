import { z } from 'zod'
import { lazily } from '../computing/lazily.ts'

/** The dearest price that Carte accepts, in USD; above it a typing error is likelier than a dish. */
export const MAX_PRICE_USD = 100_000

/**
 * Whole cents of an amount in USD, rounded to the nearest. The amount is first freed of floating-point
 * dust: 4.5 × 0.95 is 4.2749999999999995 in binary, but 4.275 and so 428 cents on paper.
 */
export const toCents = (usd: number): number => Math.round(Number((usd * 100).toFixed(4)))

/** An amount in USD rounded to the nearest cent, free of floating-point dust: 7.1 × 3 is 21.3. */
export const roundToCent = (usd: number): number => toCents(usd) / 100

/**
 * An amount in USD rounded up to a whole dollar. Products are first freed of floating-point dust
 * (10 × 1.1 is 11.000000000000002 in binary, but 11 on a menu).
 */
export const roundUpToDollar = (usd: number): number => Math.ceil(Number(usd.toFixed(6)))

export const INVALID_PRICE = 'Please enter a valid price (must be a positive number)'
export const PRICE_DECIMALS = 'A price has at most two decimals.'

/** A price of the catalogue in USD: zero to {@link MAX_PRICE_USD}, at most two decimals. */
export const dollarsSchema = z
  .number(INVALID_PRICE)
  .min(0, INVALID_PRICE)
  .max(MAX_PRICE_USD, 'A price cannot be above $100,000.')
  .refine((usd) => Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6, PRICE_DECIMALS)

const inDollars = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options })

/** The first format of a process costs 10 ms. */
const formats = lazily({
  withCents: () => inDollars({}),
  whole: () => inDollars({ maximumFractionDigits: 0, roundingMode: 'ceil' }),
})

/** `$12.50` */
export const formatPrice = (usd: number): string => formats.withCents.format(roundToCent(usd))

/** `$13`: rounded up, for summaries. */
export const formatDollars = (usd: number): string => formats.whole.format(usd)
