import type { AppliedMultipliers, MenuItem } from '#domain/menu/model/item.ts'
import { LOCATION_FACTOR_RANGE, type RestaurantPricing } from '#domain/menu/model/restaurant.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { usualStep } from '#domain/money/currency.ts'
import { readTypedNumber } from '#domain/pricing/catalogue-price.ts'
import { choiceOfMenu } from '#domain/pricing/choice-of-menu.ts'
import {
  audienceMultipliers,
  COMPETITIVE_MULTIPLIER,
  locationMultipliers,
  type Multiplier,
  SEASONAL_MULTIPLIER,
  TARGET_CHECK_AVERAGE_RANGE,
} from '#domain/pricing/multipliers.ts'
import type { PricingChoice } from '#domain/pricing/optimize.ts'
import { amountText, stepWords } from './amount-text.ts'

export interface NamedFactor {
  readonly name: string
  readonly factor: number
}

/** The factors that move an item's price, in the order in which they are multiplied; those of 1 move nothing. */
export const movingFactors = (
  multipliers: AppliedMultipliers,
  choice: PricingChoice,
  sectionName: string,
): NamedFactor[] =>
  [
    { name: nameIn(locationMultipliers, choice.location), factor: multipliers.location },
    { name: nameIn(audienceMultipliers, choice.audience), factor: multipliers.audience },
    { name: 'competitive', factor: multipliers.competitive },
    { name: 'seasonal', factor: multipliers.seasonal },
    { name: 'your markup', factor: multipliers.custom },
    { name: sectionName, factor: multipliers.category },
    { name: 'demand', factor: multipliers.demand ?? 1 },
  ].filter(({ factor }) => factor !== 1)

const nameIn = (list: readonly Multiplier[], key: string): string =>
  list.find((entry) => entry.key === key)?.name ?? key

/** The factors of a dish's present prices; undefined when there are none. */
export function factorsOfToday(
  item: MenuItem,
  section: Section,
  pricing: RestaurantPricing | undefined,
): NamedFactor[] | undefined {
  const { appliedMultipliers } = item
  if (!appliedMultipliers) return undefined
  const choice = choiceOfMenu({ sections: [{ ...section, items: [item] }] }, pricing)
  return movingFactors(appliedMultipliers, choice, section.name)
}

/**
 * How a new price came about: `$12.00 × 1.13 New York = $13.56, rounded up`.
 * @param original in minor units of the currency
 */
export function explainPrice(original: number, currency: string, factors: readonly NamedFactor[]): string {
  const product = factors.reduce((price, { factor }) => price * factor, original)
  // Freed of floating-point dust before it is rounded to the minor unit.
  const rounded = Math.round(Number(product.toFixed(6)))
  const terms = factors.map(({ name, factor }) => `× ${formatFactor(factor)} ${name}`)
  if (terms.length === 0) return `${amountText(original, currency)}, rounded up to ${stepWords(currency)}`
  return `${amountText(original, currency)} ${terms.join(' ')} = ${amountText(rounded, currency)}, rounded up`
}

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
const formatFactor = (factor: number): string => twoDecimals.format(factor)

/** The basis of a location's or audience's factor, as a sentence; undefined for an unknown one. */
export function basisOf(list: readonly Multiplier[], key: string): string | undefined {
  const entry = list.find((other) => other.key === key)
  return entry && `× ${formatFactor(entry.multiplier)}. ${entry.basis}.`
}

/** Shown instead of a basis while the figures could not be loaded and each counts as 1. */
export const withoutFiguresHint = '× 1.00 for now: the figures could not be loaded.'

/** The typed factor of the owner's location; null unless it is in range. */
export function readLocationFactor(text: string): number | null {
  const factor = Number(text)
  const { min, max } = LOCATION_FACTOR_RANGE
  return text.trim() !== '' && factor >= min && factor <= max ? Number(factor.toFixed(2)) : null
}

/** The typed number of a course that a guest orders; null unless it is from 0 to 5. */
export function readServings(text: string): number | null {
  const servings = Number(text)
  return text.trim() !== '' && servings >= 0 && servings <= 5 ? Number(servings.toFixed(2)) : null
}

/** `+5%`, `−10%`, `none` */
export function markupText(percent: number): string {
  if (percent === 0) return 'none'
  return percent > 0 ? `+${percent}%` : `−${-percent}%`
}

/** Nobody's prices are known: it says what it does, and no more. */
export const competitiveHint = `× ${formatFactor(COMPETITIVE_MULTIPLIER)}: 5% off every price. Competitor Analysis shows where you are next to menus that you add.`
export const seasonalHint = `× ${formatFactor(SEASONAL_MULTIPLIER)}: for peak season.`

/**
 * A target check average as it was typed in major units of the currency; null unless it is in range.
 * @returns in usual steps of the currency: dollars, hundreds of yen
 */
export function readTarget(text: string, currency: string): number | null {
  const typed = readTypedNumber(text)
  if (typed === null) return null
  const target = Number((typed / usualStep(currency)).toFixed(2))
  const { min, max } = TARGET_CHECK_AVERAGE_RANGE
  return target >= min && target <= max ? target : null
}
