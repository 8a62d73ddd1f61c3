import { currencyOfCountry } from '#domain/money/countries.ts'
import type { WorkChoice } from '#domain/reading/review/parts-of-work.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** What the owner said of money before anything was read: the currency of the open menu, or the restaurant's country. */
export function useSaidMoney(): Required<Omit<WorkChoice, 'known'>> {
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  const ofMenu = useOpenMenu(({ menu }) => menu?.currency)
  return {
    currency: ofMenu ?? currencyOfCountry(country),
    country,
    isCurrencySaid: ofMenu !== undefined || country !== undefined,
  }
}
