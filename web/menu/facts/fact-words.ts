import { regionsOf } from '#domain/places/regions.ts'
import { countryName } from './country-options.ts'
import type { RestaurantFacts } from './facts-of-restaurant.ts'

/** `California, United States · 25 locations · 300 employees`; empty where nothing is said. */
export function factsInShort({ market, business = {} }: RestaurantFacts): string {
  const region = regionsOf(market?.country).find(({ code }) => code === market?.region)?.name
  const city = business.city === 'new-york' ? 'New York City' : region
  const place = [city, market && countryName(market.country)].filter(Boolean).join(', ')
  return [place, counted(business.locations, 'location'), counted(business.employees, 'employee')]
    .filter(Boolean)
    .join(' · ')
}

const counted = (count: number | undefined, one: string): string =>
  count === undefined ? '' : `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
