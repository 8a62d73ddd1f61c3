import type { MenuContent } from '../../menu/model/menu.ts'
import type { Business, postedSigns } from '../../menu/model/restaurant.ts'
import { languageOf } from '../../money/locale.ts'

/**
 * Facts that rules need about a restaurant in addition to its menu. A fact that no one has given is absent,
 * never guessed.
 */
export interface Facts extends Omit<Business, 'postedSigns'> {
  /** ISO 3166-1 alpha-2 */
  readonly country?: string | undefined
  /** The part of the country after the hyphen in ISO 3166-2: `CA` of US-CA, `ENG` of GB-ENG. */
  readonly region?: string | undefined
  /** Of the menu's first lines: `fr` of fr-CA. */
  readonly language?: string | undefined
  readonly postedSigns: readonly (typeof postedSigns)[number][]
}

/** Facts that an owner can be asked for. */
export type Fact = Exclude<keyof Facts, 'postedSigns'>

/** What a menu and its restaurant say of themselves; the menu's own market goes before the restaurant's. */
export function factsOf({
  market,
  language,
  restaurant,
}: Pick<MenuContent, 'market' | 'language' | 'restaurant'>): Facts {
  const { country, region } = market ?? restaurant.market ?? {}
  return {
    ...restaurant.business,
    country,
    region,
    language: language && languageOf(language),
    postedSigns: restaurant.business?.postedSigns ?? [],
  }
}
