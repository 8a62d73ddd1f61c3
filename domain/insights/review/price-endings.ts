import { MAX_PRICE_USD, roundToCent, toCents } from '../../menu/model/price.ts'

/** How the prices of a menu end, by their cents. `half` is whole and half dollars side by side. */
export const priceEndings = {
  whole: [0],
  half: [0, 50],
  ninety: [90],
  ninetyFive: [95],
  ninetyNine: [99],
} as const satisfies Record<string, readonly number[]>

export type PriceEnding = keyof typeof priceEndings

/** Fewer prices than this show no habit. */
const MIN_PRICES = 6

/** From this share of the prices on it is the menu's habit, and the others are exceptions. */
const HABIT = 0.75

const hasEnding = (price: number, ending: PriceEnding): boolean =>
  (priceEndings[ending] as readonly number[]).includes(toCents(price) % 100)

/**
 * How these prices (USD) mostly end; undefined where they are too few, or end in many ways. Whole and
 * half dollars are one habit: $12 beside $12.50 looks consistent.
 */
export function habitOf(prices: readonly number[]): PriceEnding | undefined {
  if (prices.length < MIN_PRICES) return undefined
  const share = (ending: PriceEnding) =>
    prices.filter((price) => hasEnding(price, ending)).length / prices.length
  return (['half', 'ninety', 'ninetyFive', 'ninetyNine'] as const).find((ending) => share(ending) >= HABIT)
}

/** Does this price (USD) end otherwise than the menu's habit asks? */
export const breaksHabit = (price: number, habit: PriceEnding): boolean => !hasEnding(price, habit)

/** The ending that a new price on this menu should have. */
export const endingFor = (prices: readonly number[]): PriceEnding =>
  prices.length > 0 && prices.every((price) => hasEnding(price, 'whole'))
    ? 'whole'
    : (habitOf(prices) ?? 'half')

/** The price with this ending nearest to an amount (both USD); never 0 for more than nothing. */
export function withEnding(usd: number, ending: PriceEnding): number {
  const cents = toCents(usd)
  const dollars = Math.floor(cents / 100)
  const choices = [dollars - 1, dollars, dollars + 1].flatMap((whole) =>
    priceEndings[ending].map((rest) => whole * 100 + rest),
  )
  const allowed = choices.filter((choice) => choice > 0 && choice <= MAX_PRICE_USD * 100)
  const nearest = allowed.reduce(
    (best, choice) => (Math.abs(choice - cents) < Math.abs(best - cents) ? choice : best),
    allowed[0] ?? cents,
  )
  return roundToCent(nearest / 100)
}
