/** What the price optimization multiplies with; each figure carries its basis, which the screens show. */
export interface Multiplier {
  readonly key: string
  readonly name: string
  readonly multiplier: number
  readonly basis: string
}

const BEA = 'U.S. Bureau of Economic Analysis, regional price parities by metropolitan area, 2023, all items'
const ESTIMATE = 'Our estimate'
const EDITORIAL = 'Our estimate'
const NO_ADJUSTMENT = 'No adjustment'

/** Price level of a metropolitan area against the United States (regional price parity / 100). */
export const locationMultipliers = [
  { key: 'San Francisco', name: 'San Francisco', multiplier: 1.18, basis: `${BEA}: 117.55` },
  { key: 'New York', name: 'New York', multiplier: 1.13, basis: `${BEA}: 112.64` },
  { key: 'Chicago', name: 'Chicago', multiplier: 1.04, basis: ESTIMATE },
  { key: 'Miami', name: 'Miami', multiplier: 1.12, basis: `${BEA}: 112.09` },
  { key: 'Los Angeles', name: 'Los Angeles', multiplier: 1.15, basis: `${BEA}: 114.75` },
  { key: 'Austin', name: 'Austin', multiplier: 1, basis: ESTIMATE },
  { key: 'Seattle', name: 'Seattle', multiplier: 1.13, basis: `${BEA}: 112.73` },
  { key: 'Denver', name: 'Denver', multiplier: 1.05, basis: ESTIMATE },
  { key: 'Boston', name: 'Boston', multiplier: 1.1, basis: `${BEA}: 110.39` },
  { key: 'Default Pricing', name: 'Default Pricing', multiplier: 1, basis: NO_ADJUSTMENT },
  { key: 'Custom Location', name: 'Custom Location', multiplier: 1, basis: 'Your own factor' },
] as const satisfies readonly Multiplier[]

/** The location whose factor the owner sets. */
export const CUSTOM_LOCATION = 'Custom Location'

export const audienceMultipliers = [
  { key: 'budget', name: 'Budget Conscious', multiplier: 0.85, basis: EDITORIAL },
  { key: 'casual', name: 'Casual Dining', multiplier: 1, basis: EDITORIAL },
  { key: 'upscale', name: 'Upscale Dining', multiplier: 1.3, basis: EDITORIAL },
  { key: 'luxury', name: 'Luxury Experience', multiplier: 1.7, basis: EDITORIAL },
] as const satisfies readonly Multiplier[]

/** Keyed by the category's name in lower case. */
export const categoryMultipliers = [
  { key: 'appetizers', name: 'Appetizers', multiplier: 1, basis: EDITORIAL },
  { key: 'main courses', name: 'Main Courses', multiplier: 1, basis: EDITORIAL },
  { key: 'desserts', name: 'Desserts', multiplier: 0.98, basis: EDITORIAL },
  { key: 'sides', name: 'Sides', multiplier: 0.95, basis: EDITORIAL },
  { key: 'beverages', name: 'Beverages', multiplier: 1.05, basis: EDITORIAL },
] as const satisfies readonly Multiplier[]

export const COMPETITIVE_MULTIPLIER = 0.95
export const SEASONAL_MULTIPLIER = 1.1
export const CUSTOM_MARKUP_RANGE_PERCENT = { min: -20, max: 30, step: 1 } as const
export const TARGET_CHECK_AVERAGE_RANGE = { min: 10, max: 200, default: 25 } as const

/** Key to factor: the form in which `GET /api/pricing-data` answers. */
export interface PricingData {
  readonly locationMultipliers: Readonly<Record<string, number>>
  readonly audienceMultipliers: Readonly<Record<string, number>>
  readonly categoryMultipliers: Readonly<Record<string, number>>
}

const byKey = (multipliers: readonly Multiplier[]) =>
  Object.fromEntries(multipliers.map(({ key, multiplier }) => [key, multiplier]))

export const pricingData: PricingData = {
  locationMultipliers: byKey(locationMultipliers),
  audienceMultipliers: byKey(audienceMultipliers),
  categoryMultipliers: byKey(categoryMultipliers),
}
