import { currencyDigits, maxAmount, toMinor, usualStep } from '../money/currency.ts'

/**
 * How the prices of a menu end, in hundredths of a round price: of a dollar or a euro, of a hundred yen or rupees.
 * `half` is whole and half ones side by side.
 */
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

/** The power of ten that prices are round to, in minor units: 1 USD, 100 JPY, 10 CZK, 1 KWD. */
const roundAmount = (currency: string): number =>
  toMinor(10 ** Math.ceil(Math.log10(usualStep(currency))), currency)

/** The ends in minor units that an ending stands for: 90 cents, 90 yen, 900 fils. */
const endsOf = (ending: PriceEnding, currency: string): number[] => endsIn(priceEndings[ending], currency)

const endsIn = (hundredths: readonly number[], currency: string): number[] =>
  hundredths.map((end) => Math.round((end * roundAmount(currency)) / 100))

const hasEnding = (amount: number, ending: PriceEnding, currency: string): boolean =>
  endsOf(ending, currency).includes(amount % roundAmount(currency))

/** How an amount (minor units) ends, in hundredths of a round price: 95 of $12.95 and of ¥1,950. */
export const hundredthsOf = (amount: number, currency: string): number =>
  Math.round(((amount % roundAmount(currency)) * 100) / roundAmount(currency))

/**
 * Returns how these amounts (minor units) mostly end; undefined where they are too few, or end in many
 * ways. Whole and half dollars are one habit: $12 next to $12.50 looks consistent.
 */
export function habitOf(amounts: readonly number[], currency: string): PriceEnding | undefined {
  if (amounts.length < MIN_PRICES) return undefined
  const share = (ending: PriceEnding) =>
    amounts.filter((amount) => hasEnding(amount, ending, currency)).length / amounts.length
  return (['half', 'ninety', 'ninetyFive', 'ninetyNine'] as const).find((ending) => share(ending) >= HABIT)
}

/** Next to whole and half ones, what coffees and tacos cost. */
const QUARTERS: readonly number[] = [25, 75]

/** Returns whether this amount (minor units) ends otherwise than the menu's habit asks. */
export const breaksHabit = (amount: number, habit: PriceEnding, currency: string): boolean =>
  !hasEnding(amount, habit, currency) &&
  !(habit === 'half' && QUARTERS.includes(hundredthsOf(amount, currency)))

/** The ending that a new price on this menu should have. */
export const endingFor = (amounts: readonly number[], currency: string): PriceEnding =>
  amounts.length > 0 && amounts.every((amount) => hasEnding(amount, 'whole', currency))
    ? 'whole'
    : (habitOf(amounts, currency) ?? 'half')

/** The amount with this ending nearest to another (both in minor units); never 0 for more than nothing. */
export const withEnding = (amount: number, ending: PriceEnding, currency: string): number =>
  nearestEnding(amount, priceEndings[ending], currency)

/** The same for any hundredths of a round price: of a dollar or a euro, of a hundred yen or rupees. */
export function nearestEnding(amount: number, hundredths: readonly number[], currency: string): number {
  const round = roundAmount(currency)
  const below = Math.floor(amount / round)
  const choices = [below - 1, below, below + 1].flatMap((whole) =>
    endsIn(hundredths, currency).map((end) => whole * round + end),
  )
  const allowed = choices.filter((choice) => choice > 0 && choice <= maxAmount(currency))
  return allowed.reduce(
    (best, choice) => (Math.abs(choice - amount) < Math.abs(best - amount) ? choice : best),
    allowed[0] ?? Math.round(amount),
  )
}

/** The last figures of prices of this ending, as they are written: `.00` and `.50`, `90` of yen, `9.00` of koruny. */
export const endingFigures = (ending: PriceEnding, currency: string): string[] =>
  priceEndings[ending].map((end) => writtenEnd(end, currency))

/** The same of one end, in hundredths of a round price. */
export function writtenEnd(hundredths: number, currency: string): string {
  const digits = currencyDigits(currency)
  const length = String(roundAmount(currency)).length - 1
  const figures = endsIn([hundredths], currency).join('').padStart(length, '0')
  return digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}
