import type { Market } from '../../menu/model/market.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { Business, postedSigns } from '../../menu/model/restaurant.ts'
import { languageOf } from '../../money/locale.ts'
import { regionInAddress } from '../../places/regions.ts'

/** Facts that rules need in addition to a menu. One that no one has given is absent, never guessed. */
export interface Facts extends Omit<Business, 'postedSigns'> {
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
  /** The part of the country after the hyphen in ISO 3166-2: `CA` of US-CA, `ENG` of GB-ENG. */
  readonly region?: string | undefined
  /** Of the menu's first lines: `fr` of fr-CA. */
  readonly language?: string | undefined
  readonly postedSigns: readonly (typeof postedSigns)[number][]
}

export type Fact = Exclude<keyof Facts, 'postedSigns'>

/** Its own market before the restaurant's; an address names the state where neither does. */
export function marketOf({
  market,
  contact,
  restaurant,
}: Pick<MenuContent, 'market' | 'contact' | 'restaurant'>): Market | undefined {
  const said = market ?? restaurant.market
  const region = said?.region ?? regionInAddress(said?.country, contact?.address ?? restaurant.address)
  return said && { ...said, ...(region !== undefined && { region }) }
}

/** What a menu and its restaurant say of themselves. */
export function factsOf(menu: Pick<MenuContent, 'market' | 'language' | 'contact' | 'restaurant'>): Facts {
  const { language, restaurant } = menu
  const { country, region } = marketOf(menu) ?? {}
  return {
    ...restaurant.business,
    country,
    region,
    language: language && languageOf(language),
    postedSigns: restaurant.business?.postedSigns ?? [],
  }
}
