import type { Menu } from '../menu/model/menu.ts'
import type { Restaurant } from '../menu/model/restaurant.ts'
import { foldName } from '../text/fold-name.ts'
import { CUSTOM_LOCATION, locationMultipliers } from './multipliers.ts'

const COUNTRY_OF_FACTORS = 'US'

/**
 * The key of the city with a factor that a house is in, by what its owner chose or by its address; undefined where it is
 * in none of them. Nothing is guessed from a state: Texas has more cities than one.
 */
export function homeLocation({ address, pricing, business, ...restaurant }: Restaurant): string | undefined {
  const cities: readonly { key: string; name: string }[] = locationMultipliers.filter(
    ({ key }) => key !== CUSTOM_LOCATION && key !== 'Default Pricing',
  )
  const chosen = cities.find(({ key }) => key === pricing?.location)
  if (chosen) return chosen.key
  if ((restaurant.market?.country ?? COUNTRY_OF_FACTORS) !== COUNTRY_OF_FACTORS) return undefined
  if (business?.city === 'new-york') return 'New York'
  const where = ` ${foldName(address)} `
  return cities.find(({ name }) => where.includes(` ${foldName(name)} `))?.key
}

/** The country of a menu outside of the one that locations have factors for. */
export const countryWithoutFactors = (
  { market }: Pick<Menu, 'market'>,
  restaurant: Pick<Restaurant, 'market'>,
): string | undefined => {
  const country = (market ?? restaurant.market)?.country
  return country === undefined || country === COUNTRY_OF_FACTORS ? undefined : country
}
