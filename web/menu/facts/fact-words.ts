import { regionsOf } from '#domain/places/regions.ts'
import { cityNames } from '#domain/preflight/telling/words.ts'
import { countryName } from './country-options.ts'
import type { RestaurantFacts } from './facts-of-restaurant.ts'

/** `California, United States · 25 locations · 300 employees`; empty where nothing is said. */
export function factsInShort({ market, business = {} }: RestaurantFacts): string {
  const region = regionsOf(market?.country).find(({ code }) => code === market?.region)?.name
  const city = cityNames[business.city ?? 'elsewhere'] ?? region
  const place = [city, market && countryName(market.country)].filter(Boolean).join(', ')
  const { locations, locationsInRegion, employees } = business
  return [
    place,
    counted(locations, 'location'),
    locationsInRegion !== undefined &&
      `${locationsInRegion.toLocaleString('en')} in ${region ?? 'the state'}`,
    counted(employees, 'employee'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const counted = (count: number | undefined, one: string): string =>
  count === undefined ? '' : `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
