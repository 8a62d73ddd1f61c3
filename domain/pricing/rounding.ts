import { currencyDigits, toMinor, usualStep } from '../money/currency.ts'
import { formatAmount } from '../money/format.ts'
import { hundredthsOf, nearestEnding, writtenEnd } from './price-endings.ts'

/**
 * How a changed price is rounded: to the nearest multiple of a step in minor units, halves up, or to the nearest price
 * with one of these ends, in hundredths of a round price, the lower of two.
 */
export type PriceRounding = { readonly step: number } | { readonly ends: readonly number[] }

/** To the smallest unit of a currency: not rounded. */
export const EXACT: PriceRounding = { step: 1 }

/** Shares of the round amount above the usual step of a currency to which menus round their prices. */
const SHARES = [0.05, 0.1, 0.25, 0.5, 1] as const

/**
 * To what prices of a currency are rounded, in minor units: to the smallest unit (not at all), then 0.05, 0.10, 0.25,
 * 0.50 and 1 of USD or EUR; 5 to 100 of JPY; 0.050 to 1 of KWD.
 */
export function roundingSteps(currency: string): number[] {
  const usual = toMinor(usualStep(currency), currency)
  const round = 10 ** Math.ceil(Math.log10(usual))
  return [1, ...SHARES.map((share) => Math.round(round * share)).filter((step) => step > 1)]
}

/** Fewer prices than this show no way to end. */
const LEAST_PRICES = 3
/** An end that fewer of the prices have is an exception. */
const LEAST_SHARE = 0.1
/** From this share of the prices on, the ends that are no exceptions are those of the menu. */
const HABIT = 0.75

/**
 * How prices of a menu are rounded so that they end as its prices (minor units) do: .95, or .00, .25 and .50. Where they
 * are few or end in many ways, to the widest step up to half of the round amount that most of them are multiples of.
 */
export function ownRounding(amounts: readonly number[], currency: string): PriceRounding {
  const usual = [...Map.groupBy(amounts, (amount) => hundredthsOf(amount, currency))].filter(
    ([, alike]) => alike.length >= LEAST_SHARE * amounts.length,
  )
  const covered = usual.reduce((sum, [, alike]) => sum + alike.length, 0)
  if (amounts.length >= LEAST_PRICES && covered >= HABIT * amounts.length) {
    const ends = usual.map(([end]) => end).toSorted((one, other) => one - other)
    // Whole and half dollars look alike: 5.50 and 6.50 next to 6.00.
    return { ends: ends.every((end) => end === 50) ? [0, 50] : ends }
  }
  const steps = roundingSteps(currency).slice(0, -1)
  const keeping = (step: number) => amounts.filter((amount) => amount % step === 0).length
  return { step: steps.findLast((step) => keeping(step) >= HABIT * amounts.length) ?? 1 }
}

/** Freed of floating-point dust: 1.15 × 1.1 must not round as 1.2649999999999999. */
const withoutDust = (exact: number): number => Number(exact.toFixed(6))

/** The multiple of a step that is nearest to an amount, halves up; all in minor units. */
export const roundedTo = (step: number, exact: number): number => Math.round(withoutDust(exact / step)) * step

/** An amount in minor units as it is rounded; never nothing. */
export const roundedBy = (rounding: PriceRounding, exact: number, currency: string): number =>
  'step' in rounding
    ? Math.max(roundedTo(rounding.step, exact), rounding.step)
    : nearestEnding(withoutDust(Math.max(exact, 1)), rounding.ends, currency)

/** `to the nearest $0.50`, `to end in .95, as on this menu`; empty where nothing is rounded. */
export function roundingWords(rounding: PriceRounding, currency: string): string {
  if ('ends' in rounding) return `to end in ${endsWords(rounding.ends, currency)}, as on this menu`
  if (rounding.step === 1) return ''
  return `to the nearest ${formatAmount(rounding.step, currency, { sign: 'locale', cents: 'when-needed' })}`
}

/** The same in a list of choices: `Nearest $0.50`, `As on this menu: .95`. */
export function roundingLabel(rounding: PriceRounding, currency: string): string {
  if ('ends' in rounding) return `As on this menu: ${endsWords(rounding.ends, currency)}`
  if (rounding.step === 1) return currencyDigits(currency) === 2 ? 'Exact to the cent' : 'Exact'
  if (currency === 'USD' && rounding.step === toMinor(1, currency)) return 'Whole dollar'
  return `Nearest ${formatAmount(rounding.step, currency, { sign: 'locale', cents: 'when-needed' })}`
}

function endsWords(ends: readonly number[], currency: string): string {
  const figures = ends.map((end) => writtenEnd(end, currency))
  return figures.length < 2 ? figures.join('') : `${figures.slice(0, -1).join(', ')} or ${figures.at(-1)}`
}
