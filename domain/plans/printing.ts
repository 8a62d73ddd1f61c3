import { type Edition, isOfAllergens } from '../design/paper/editions.ts'
import type { EverydayPaper, LengthUnit } from '../design/paper/paper.ts'
import type { MenuContent } from '../menu/model/menu.ts'
import { paperOfCountry, paperOfCurrency } from '../money/countries.ts'
import type { PlanFeature } from './plans.ts'

/** Letter or A4, by the country of the restaurant; where nobody said it, by the currency of the menu. */
export const everydayPaperOf = ({
  restaurant,
  currency,
}: Pick<MenuContent, 'restaurant' | 'currency'>): EverydayPaper =>
  restaurant.market ? paperOfCountry(restaurant.market.country) : paperOfCurrency(currency)

/** What people measure paper in where this menu is printed. */
export const menuUnit = (content: Pick<MenuContent, 'restaurant' | 'currency'>): LengthUnit =>
  everydayPaperOf(content) === 'a4' ? 'mm' : 'in'

/** What an edition of a menu asks of a plan; null where it asks nothing. Large print and the code of the page are for everybody. */
export function featureOfEdition(edition: Edition): PlanFeature | null {
  if (['pages', 'large-print', 'table-cards'].includes(edition.kind)) return null
  return isOfAllergens(edition) || edition.kind === 'preflight-report'
    ? 'feature:allergenSheets'
    : 'feature:advancedLayout'
}
