import type { Market } from '#domain/menu/model/market.ts'
import type { Business } from '#domain/menu/model/restaurant.ts'
import { regionsOf } from '#domain/places/regions.ts'

type City = NonNullable<Business['city']>

export const cities: readonly City[] = ['new-york', 'philadelphia', 'elsewhere']

export interface AskedFacts {
  /** The city that has its own rules, where the state has one. */
  readonly city: City | undefined
  readonly locationsInRegion: boolean
  readonly seafoodOrigin: boolean
  readonly importedShrimp: boolean
}

const cityIn: Readonly<Record<string, City>> = { 'US-NY': 'new-york', 'US-PA': 'philadelphia' }
/** Laws that count the locations of a state or province: kilojoules in Australia, calories in Ontario. */
const COUNT_IN_REGION = ['AU-NSW', 'AU-VIC', 'AU-QLD', 'AU-SA', 'AU-ACT', 'CA-ON']

export function factsAskedIn(market: Market | undefined): AskedFacts {
  const place = [market?.country, market?.region].filter(Boolean).join('-')
  return {
    city: cityIn[place],
    locationsInRegion: COUNT_IN_REGION.includes(place),
    seafoodOrigin: market?.country === 'AU' || place === 'US-MS',
    importedShrimp: place === 'US-LA' || place === 'US-TX',
  }
}

/** `California` */
export const regionNameOf = (market: Market | undefined): string =>
  regionsOf(market?.country).find(({ code }) => code === market?.region)?.name ?? 'the state'
