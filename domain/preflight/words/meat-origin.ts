import type { MenuContent } from '../../menu/model/menu.ts'
import { counted, listed } from '../../text/listed.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'

export interface MeatWithoutOrigin {
  readonly isMeant: (placed: PlacedItem) => boolean
  /** `beef or veal` */
  readonly meat: string
  /** `“Origine : …”` */
  readonly wanted: string
  /** How menus of the country say it; one sentence for the whole menu does as well. */
  readonly says: RegExp
}

/** Finds dishes with meat whose origin no one states; only the kitchen knows it, so nothing fixes it. */
export function withoutOrigin(
  menu: MenuContent,
  { isMeant, meat, wanted, says: pattern }: MeatWithoutOrigin,
): Breach[] {
  if (says(menu, pattern)) return []
  const items = placedItems(menu).filter(
    (placed) => isMeant(placed) && placed.item.origin === undefined && !pattern.test(placed.words),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with ${meat} and without ${wanted}: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
    },
  ]
}
