import type { AppliedMultipliers } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { RestaurantPricing } from '../menu/model/restaurant.ts'
import { itemsOf } from '../menu/model/walk.ts'
import {
  audienceMultipliers,
  COMPETITIVE_MULTIPLIER,
  CUSTOM_LOCATION,
  locationMultipliers,
  SEASONAL_MULTIPLIER,
} from './multipliers.ts'
import { defaultPricingChoice, type PricingChoice } from './optimize.ts'

/**
 * The choices that made the prices a menu has now, read from the factors that its dishes carry: what an
 * owner finds again after a reload. Where dishes carry different factors, those of most of them.
 * @param pricing what the restaurant keeps: it tells cities of one factor apart
 */
export function choiceOfMenu(menu: Pick<Menu, 'sections'>, pricing: RestaurantPricing = {}): PricingChoice {
  const applied = mostCommon(itemsOf(menu).flatMap((item) => item.appliedMultipliers ?? []))
  const own = { location: pricing.location, locationFactor: pricing.locationFactor }
  if (!applied) return { ...defaultPricingChoice, ...defined(own) }
  return {
    ...locationOf(applied.location, pricing),
    audience:
      audienceMultipliers.find(({ multiplier }) => multiplier === applied.audience)?.key ??
      defaultPricingChoice.audience,
    isCompetitive: applied.competitive === COMPETITIVE_MULTIPLIER,
    isSeasonal: applied.seasonal === SEASONAL_MULTIPLIER,
    customMarkupPercent: Math.round((applied.custom - 1) * 100),
  }
}

const defined = ({ location, locationFactor }: RestaurantPricing) => ({
  ...(location !== undefined && { location }),
  ...(locationFactor !== undefined && { locationFactor }),
})

function locationOf(
  factor: number,
  { location, locationFactor }: RestaurantPricing,
): Pick<PricingChoice, 'location' | 'locationFactor'> {
  const own = locationFactor === undefined ? {} : { locationFactor }
  if (location === CUSTOM_LOCATION && locationFactor === factor) return { location, ...own }
  const cities = locationMultipliers.filter(({ key }) => key !== CUSTOM_LOCATION)
  const same = cities.filter(({ multiplier }) => multiplier === factor)
  if (factor === 1)
    return { location: same.find(({ key }) => key === location)?.key ?? 'Default Pricing', ...own }
  const [first] = same
  const city = same.find(({ key }) => key === location) ?? first
  return city ? { location: city.key, ...own } : { location: CUSTOM_LOCATION, locationFactor: factor }
}

function mostCommon(applied: readonly AppliedMultipliers[]): AppliedMultipliers | undefined {
  const alike = Map.groupBy(applied, ({ location, audience, competitive, seasonal, custom }) =>
    [location, audience, competitive, seasonal, custom].join(),
  )
  return [...alike.values()].sort((a, b) => b.length - a.length)[0]?.[0]
}
