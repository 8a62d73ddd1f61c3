import type { MenuContent } from '../../menu/model/menu.ts'
import { hasEnergy } from '../../menu/printed/energy/energy-of.ts'
import { counted, listed } from '../../text/listed.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'
import { isStandardItem } from './standard-item.ts'

/**
 * Finds standard items whose energy isn't known for each of their sizes: one breach for all. Only a
 * laboratory or a calculation knows it, so nothing fixes it in one step.
 * @param unit what the market calls energy: `calories`, `kcal`, `kJ`
 * @param isExempt items that the law of the market exempts in addition
 */
export function missingEnergy(
  menu: MenuContent,
  unit: string,
  isExempt: (placed: PlacedItem) => boolean = () => false,
): Breach[] {
  const lacking = placedItems(menu).filter(
    (placed) => isStandardItem(placed) && !isExempt(placed) && !hasEnergy(placed.item),
  )
  if (lacking.length === 0) return []
  return [
    {
      sentence: `${counted(lacking.length, 'dish', 'dishes')} without ${unit}, for a size or altogether: ${listed(namesOf(lacking))}.`,
      places: pointersOf(lacking),
    },
  ]
}

/** Returns whether an item of the menu states its energy: statements are required only next to figures. */
export const saysEnergy = (menu: MenuContent): boolean =>
  placedItems(menu).some(({ item }) => hasEnergy(item))
