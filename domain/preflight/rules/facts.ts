import type { MenuContent } from '../../menu/model/menu.ts'
import type { Business, postedSigns } from '../../menu/model/restaurant.ts'

/** What rules ask of a restaurant besides its menu. A fact that nobody has said is absent, never guessed. */
export interface Facts extends Pick<Business, 'locations' | 'employees' | 'city'> {
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
  /** The part of the country after the hyphen in ISO 3166-2: `CA` of US-CA, `ENG` of GB-ENG. */
  readonly region?: string | undefined
  readonly postedSigns: readonly (typeof postedSigns)[number][]
}

/** Facts that an owner can be asked for. */
export type Fact = 'country' | 'region' | 'city' | 'locations' | 'employees'

/** What a menu and its restaurant say of themselves; the menu's own market goes before the restaurant's. */
export function factsOf({ market, restaurant }: Pick<MenuContent, 'market' | 'restaurant'>): Facts {
  const { country, region } = market ?? restaurant.market ?? {}
  const { locations, employees, city, postedSigns: posted = [] } = restaurant.business ?? {}
  return { country, region, locations, employees, city, postedSigns: posted }
}
