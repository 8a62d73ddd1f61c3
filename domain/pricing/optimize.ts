import { categories } from '../catalogue/reference.ts'
import { MAX_PRICE_USD, roundToCent, roundUpToDollar } from '../menu/model/price.ts'
import type { AppliedMultipliers, CategoryRef, Menu, MenuGroup, MenuItem } from '../menu/model/schema.ts'
import {
  COMPETITIVE_MULTIPLIER,
  CUSTOM_LOCATION,
  type PricingData,
  SEASONAL_MULTIPLIER,
} from './multipliers.ts'

export interface PricingChoice {
  readonly location: string
  /** What Custom Location multiplies with; 1 where the owner has set none. */
  readonly locationFactor?: number
  readonly audience: string
  readonly isCompetitive: boolean
  readonly isSeasonal: boolean
  /** −20 to +30 */
  readonly customMarkupPercent: number
}

export const defaultPricingChoice: PricingChoice = {
  location: 'Default Pricing',
  audience: 'casual',
  isCompetitive: false,
  isSeasonal: false,
  customMarkupPercent: 0,
}

/**
 * Every factor of an item's new price. `final` is location × audience × competitive × seasonal ×
 * custom × category; a factor that the data does not know is 1.
 */
export function multipliersFor(
  category: CategoryRef,
  choice: PricingChoice,
  data: PricingData,
): AppliedMultipliers {
  const factors = {
    location: locationFactorOf(choice, data),
    audience: data.audienceMultipliers[choice.audience] ?? 1,
    category: categoryMultiplierOf(category, data),
    competitive: choice.isCompetitive ? COMPETITIVE_MULTIPLIER : 1,
    seasonal: choice.isSeasonal ? SEASONAL_MULTIPLIER : 1,
    custom: 1 + choice.customMarkupPercent / 100,
  }
  return withFinal(factors)
}

const locationFactorOf = (
  { location, locationFactor = 1 }: PricingChoice,
  { locationMultipliers }: PricingData,
): number => (location === CUSTOM_LOCATION ? locationFactor : (locationMultipliers[location] ?? 1))

/** Factors that multiply nothing. */
export const neutralMultipliers: AppliedMultipliers = {
  location: 1,
  audience: 1,
  category: 1,
  competitive: 1,
  seasonal: 1,
  custom: 1,
  final: 1,
}

type Factors = Omit<AppliedMultipliers, 'final'>

const withFinal = (factors: Factors): AppliedMultipliers => {
  const final = Object.values(factors).reduce((product, factor) => product * factor, 1)
  return { ...factors, final: Number(final.toFixed(6)) }
}

/** The factors that a dish is priced with already, with some of them changed: the others stay. */
export function withFactors(
  item: Pick<MenuItem, 'appliedMultipliers'>,
  changes: Partial<Factors>,
): AppliedMultipliers {
  const { final: _, ...factors } = item.appliedMultipliers ?? neutralMultipliers
  return withFinal({ ...factors, ...changes })
}

/** The factors of a dish without its own demand: what another dish in its place is priced with. */
export function sharedFactors({ demand: _, final: __, ...factors }: AppliedMultipliers): AppliedMultipliers {
  return withFinal(factors)
}

/** The factors of a section for one of its dishes, whose own demand stays. */
const forItem = (multipliers: AppliedMultipliers, { appliedMultipliers }: MenuItem): AppliedMultipliers =>
  appliedMultipliers?.demand === undefined
    ? multipliers
    : withFactors({ appliedMultipliers: multipliers }, { demand: appliedMultipliers.demand })

/** By the section's name, else by the catalogue's name for it: desserts stay desserts under another heading. */
function categoryMultiplierOf({ id, name }: CategoryRef, { categoryMultipliers }: PricingData): number {
  const known = categories.find((category) => category.id === id)?.name ?? name
  return categoryMultipliers[name.toLowerCase()] ?? categoryMultipliers[known.toLowerCase()] ?? 1
}

/**
 * A menu with optimized prices: each is its price before any optimization × the final multiplier,
 * rounded up to a whole dollar. Optimizing again starts from the same price, so nothing compounds.
 */
export const optimizePrices = (menu: Menu, choice: PricingChoice, data: PricingData): MenuGroup[] =>
  menu.map((group) => {
    const multipliers = multipliersFor(group.category, choice, data)
    return { ...group, items: group.items.map((item) => optimizeItem(item, forItem(multipliers, item))) }
  })

/** An item at its price before any optimization × `multipliers.final`, rounded up to a whole dollar. */
export function optimizeItem(item: MenuItem, multipliers: AppliedMultipliers): MenuItem {
  const originalPrice = item.originalPrice ?? item.price
  const price = Math.min(roundUpToDollar(originalPrice * multipliers.final), MAX_PRICE_USD)
  return { ...item, price, originalPrice, appliedMultipliers: multipliers }
}

/** The menu with every optimized price put back to what it was before. */
export const undoOptimization = (menu: Menu): MenuGroup[] =>
  menu.map((group) => ({ ...group, items: group.items.map(undoItem) }))

function undoItem({ originalPrice, appliedMultipliers: _, ...item }: MenuItem): MenuItem {
  return originalPrice === undefined ? item : { ...item, price: originalPrice }
}

/** Mean price of all items in USD, rounded to the cent; 0 for a menu without items. */
export function averagePrice(menu: Menu): number {
  const prices = menu.flatMap((group) => group.items.map((item) => item.price))
  return prices.length === 0 ? 0 : roundToCent(prices.reduce((sum, price) => sum + price, 0) / prices.length)
}

export interface TargetStanding {
  readonly isOnTarget: boolean
  /** The average as a share of the target, in whole percent. */
  readonly percentOfTarget: number
}

/** How an average price stands against the target check average (both USD, target above 0). */
export const standingAgainstTarget = (average: number, target: number): TargetStanding => ({
  isOnTarget: average >= target,
  percentOfTarget: Math.round((average / target) * 100),
})
