import { currencyOfCountry } from '#domain/money/countries.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'

/** What is known of the money of a menu before it is read. */
export interface KnownMoney {
  /** ISO 4217 */
  readonly currency: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string | undefined
  readonly isCurrencySaid: boolean
}

/** What the owner said of money before anything was read: the currency of the open menu, or the restaurant's country. */
export function useSaidMoney(): KnownMoney {
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  const ofMenu = useOpenMenu(({ menu }) => menu?.currency)
  return {
    currency: ofMenu ?? currencyOfCountry(country),
    country,
    isCurrencySaid: ofMenu !== undefined || country !== undefined,
  }
}
