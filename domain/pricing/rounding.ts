import type { Menu } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { toMinor, usualStep } from '../money/currency.ts'

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

/** From this share of the prices on a step is that of the menu, and the others are exceptions. */
const MOST = 0.75

/**
 * Where no step was chosen: the largest one that these prices (minor units) keep to, at most half of the round amount:
 * 5 cents of USD or EUR for $3.95 and $4.50, and 50 where there are no prices.
 */
export const usualRounding = (currency: string, prices: readonly number[]): number =>
  roundingSteps(currency)
    .slice(0, -1)
    .findLast((step) => prices.filter((price) => price % step === 0).length >= MOST * prices.length) ?? 1

/** The multiple of a step that is nearest to an amount, halves up; all in minor units. */
export const roundedTo = (step: number, exact: number): number =>
  // Freed of floating-point dust first: 1.15 × 1.1 must not round as 1.2649999999999999.
  Math.round(Number((exact / step).toFixed(6))) * step

/** The step that the prices of a menu's dishes keep to, as for {@link usualRounding}. */
export const roundingOf = (menu: Pick<Menu, 'sections' | 'currency'>): number =>
  usualRounding(
    menu.currency,
    itemsOf(menu).flatMap(({ prices }) => prices.flatMap(({ amount }) => amount ?? [])),
  )
