import type { Market } from '#domain/menu/model/market.ts'
import type { Business } from '#domain/menu/model/restaurant.ts'

/** What decides which laws bind a restaurant, as its owner says it; each of it may be missing. */
export interface RestaurantFacts {
  readonly market: Market | undefined
  readonly business: Business | undefined
}

/** Another country has other parts, another city, and seafood from elsewhere is domestic there. */
export function inCountry({ business }: RestaurantFacts, country: string): RestaurantFacts {
  const { seafoodOrigin: _, importedShrimp: __, ...rest } = business ?? {}
  return { market: country === '' ? undefined : { country }, business: withoutRegion(rest) }
}

/** Another state has no city of the one before, and another number of locations. */
export function inRegion({ market, business }: RestaurantFacts, region: string): RestaurantFacts {
  if (!market) return { market, business }
  return {
    market: { country: market.country, ...(region !== '' && { region }) },
    business: region === market.region ? business : withoutRegion(business),
  }
}

export const withBusiness = (
  facts: RestaurantFacts,
  changes: { readonly [Field in keyof Business]?: Business[Field] | undefined },
): RestaurantFacts => ({ ...facts, business: saidOf({ ...facts.business, ...changes }) })

function withoutRegion(business: Business | undefined): Business | undefined {
  const { city: _, locationsInRegion: __, ...rest } = business ?? {}
  return saidOf(rest)
}

function saidOf(business: Readonly<Record<string, unknown>>): Business | undefined {
  const said = Object.entries(business).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Business)
}

export const sameFacts = (one: RestaurantFacts, other: RestaurantFacts): boolean =>
  textOf(one) === textOf(other)

const textOf = ({ market, business = {} }: RestaurantFacts): string =>
  JSON.stringify([
    market?.country,
    market?.region,
    business.locations,
    business.employees,
    business.city,
    business.locationsInRegion,
    business.seafoodOrigin,
    business.importedShrimp,
    business.postedSigns?.toSorted() ?? [],
  ])
