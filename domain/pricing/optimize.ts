import type { AppliedMultipliers, MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import type { Section, SectionRef } from '../menu/model/section.ts'
import { itemsOf, parentOf } from '../menu/model/walk.ts'
import { isOwnAmount, leadPrice, mapPrices } from '../menu/prices/lead-price.ts'
import { maxAmount, toMajor, toMinor, usualStep } from '../money/currency.ts'
import { categories } from '../reference/reference.ts'
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
export const multipliersFor = (
  section: SectionRef,
  choice: PricingChoice,
  data: PricingData,
): AppliedMultipliers => multipliersIn([section], choice, data)

/** @param sections a section and those that it is in, the innermost first */
function multipliersIn(
  sections: readonly SectionRef[],
  choice: PricingChoice,
  data: PricingData,
): AppliedMultipliers {
  const factors = {
    location: locationFactorOf(choice, data),
    audience: factorOf(data.audienceMultipliers, choice.audience) ?? 1,
    category: categoryMultiplierOf(sections, data),
    competitive: choice.isCompetitive ? COMPETITIVE_MULTIPLIER : 1,
    seasonal: choice.isSeasonal ? SEASONAL_MULTIPLIER : 1,
    custom: 1 + choice.customMarkupPercent / 100,
  }
  return withFinal(factors)
}

/**
 * The factors of a dish, or of the prices of a whole section, where a location alone is chosen: its section's factor
 * follows from the section, as everywhere, and all others stay as they are.
 * @param applied its present factors; one without any gets those of the choice
 * @param choice the choice that made the menu's prices, at the location
 */
export function multipliersAt(
  menu: Pick<Menu, 'sections'>,
  { section, applied }: { readonly section: Section; readonly applied: AppliedMultipliers | undefined },
  choice: PricingChoice,
  data: PricingData,
): AppliedMultipliers {
  const there = multipliersIn(sectionsAround(menu, section), choice, data)
  if (!applied) return there
  const { location, category } = there
  return withFactors({ appliedMultipliers: applied }, { location, category })
}

/** Returns whether anything was chosen that changes a price: the factors of sections alone only round what nobody touched. */
export const movesPrices = (choice: PricingChoice, data: PricingData): boolean => {
  const { location, audience, competitive, seasonal, custom } = multipliersIn([], choice, data)
  return [location, audience, competitive, seasonal, custom].some((factor) => factor !== 1)
}

const locationFactorOf = (
  { location, locationFactor = 1 }: PricingChoice,
  { locationMultipliers }: PricingData,
): number => (location === CUSTOM_LOCATION ? locationFactor : (factorOf(locationMultipliers, location) ?? 1))

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
export const sharedFactors = ({ demand: _, final: __, ...factors }: AppliedMultipliers): AppliedMultipliers =>
  withFinal(factors)

/** The factors of a section for one of its dishes, whose own demand stays. */
const forItem = (multipliers: AppliedMultipliers, { appliedMultipliers }: MenuItem): AppliedMultipliers =>
  appliedMultipliers?.demand === undefined
    ? multipliers
    : withFactors({ appliedMultipliers: multipliers }, { demand: appliedMultipliers.demand })

/** By the section's name, else by the catalogue's for it, else as the section that it is in. */
function categoryMultiplierOf(sections: readonly SectionRef[], { categoryMultipliers }: PricingData): number {
  for (const { id, name } of sections) {
    const known = categories.find((category) => category.id === id)?.name ?? name
    const factor =
      factorOf(categoryMultipliers, name.toLowerCase()) ?? factorOf(categoryMultipliers, known.toLowerCase())
    if (factor !== undefined) return factor
  }
  return 1
}

/**
 * A menu with optimized prices: each amount of an item or of a whole section is its amount before any optimization ×
 * the final multiplier, rounded up to the usual step of the currency: a whole dollar. Optimizing again starts from
 * the same amount, so nothing compounds. Supplements, modifier options and former prices stay.
 */
export function optimizePrices<Of extends Pick<Menu, 'sections' | 'currency'>>(
  menu: Of,
  choice: PricingChoice,
  data: PricingData,
): Of {
  const sections = menu.sections.map((section) => {
    const multipliers = multipliersIn(sectionsAround(menu, section), choice, data)
    return {
      ...section,
      ...(section.prices && {
        prices: section.prices.map((price) => optimizePrice(price, multipliers, menu)),
      }),
      items: section.items.map((item) => optimizeItem(item, forItem(multipliers, item), menu)),
    }
  })
  return { ...menu, sections }
}

function sectionsAround({ sections }: Pick<Menu, 'sections'>, section: Section): Section[] {
  const parent = parentOf(sections, section)
  return parent ? [section, ...sectionsAround({ sections }, parent)] : [section]
}

/** An item whose amounts are those before any optimization × `multipliers.final`; one without an amount stays as it is. */
export function optimizeItem(
  item: MenuItem,
  multipliers: AppliedMultipliers,
  menu: Pick<Menu, 'currency'>,
): MenuItem {
  if (!item.prices.some(isOwnAmount)) return item
  const priced = mapPrices(item, (price) => optimizePrice(price, multipliers, menu))
  return { ...priced, appliedMultipliers: multipliers }
}

/** The same of one price: that of a whole section. */
export function optimizePrice(
  price: Price,
  { final }: AppliedMultipliers,
  { currency }: Pick<Menu, 'currency'>,
): Price {
  if (!isOwnAmount(price)) return price
  const original = price.original ?? price.amount
  const steps = (toMajor(original, currency) * final) / usualStep(currency)
  // Freed of floating-point dust first: 10 × 1.1 is 11.000000000000002 in binary, but 11 on a menu.
  const amount = toMinor(Math.ceil(Number(steps.toFixed(6))) * usualStep(currency), currency)
  return { ...price, amount: Math.min(amount, maxAmount(currency)), original }
}

/** The menu with every optimized price put back to what it was before. */
export const undoOptimization = <Of extends Pick<Menu, 'sections'>>(menu: Of): Of => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    ...(section.prices && { prices: section.prices.map(undone) }),
    items: section.items.map(({ appliedMultipliers: _, ...item }) => mapPrices(item, undone)),
  })),
})

const undone = ({ original, ...price }: Price): Price =>
  original === undefined ? price : { ...price, amount: original }

/**
 * Mean of the lead amounts of all items in major units of the menu's currency, rounded to the minor unit. An item
 * without an amount is not counted; 0 where none has one.
 */
export function averagePrice(menu: Pick<Menu, 'sections' | 'currency'>): number {
  const amounts = itemsOf(menu).flatMap((item) => leadPrice(item)?.amount ?? [])
  return amounts.length === 0 ? 0 : toMajor(Math.round(mean(amounts)), menu.currency)
}

const mean = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length

export interface TargetStanding {
  readonly isOnTarget: boolean
  /** The average as a share of the target, in whole percent. */
  readonly percentOfTarget: number
}

/** How an average price compares with the target check average (both in one currency, target above 0). */
export const standingAgainstTarget = (average: number, target: number): TargetStanding => ({
  isOnTarget: average >= target,
  percentOfTarget: Math.round((average / target) * 100),
})

/** A section may be called `constructor`: only what the table itself names is a factor. */
const factorOf = (factors: Readonly<Record<string, number>>, name: string): number | undefined =>
  Object.hasOwn(factors, name) ? factors[name] : undefined
