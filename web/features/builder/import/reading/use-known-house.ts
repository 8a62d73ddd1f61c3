import { currencyOfCountry } from '#domain/money/countries.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'

/** What is known of a restaurant before its menu is read. */
export interface KnownHouse {
  /** ISO 4217 */
  readonly currency: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string | undefined
  readonly isCurrencySaid: boolean
  readonly restaurantName: string
}

/** What the owner said before anything was read: the name of the restaurant, and the currency of the open menu or of its country. */
export function useKnownHouse(): KnownHouse {
  const restaurantName = useOpenMenu(({ restaurant }) => restaurant.name)
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  const ofMenu = useOpenMenu(({ menu }) => menu?.currency)
  return {
    currency: ofMenu ?? currencyOfCountry(country),
    country,
    isCurrencySaid: ofMenu !== undefined || country !== undefined,
    restaurantName,
  }
}
