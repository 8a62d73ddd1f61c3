import type { MenuContent } from '../../menu/model/menu.ts'
import { hasEnergy } from '../../menu/printed/energy/energy-of.ts'
import { counted, listed } from '../../text/listed.ts'
import { namesOf, type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach } from '../rules/rule.ts'
import { isStandardItem } from './standard-item.ts'

/**
 * Standard items whose energy is not known for each of their sizes: one breach for all. Nobody but a laboratory or a
 * calculation knows it, so that nothing mends it in one step.
 * @param unit what the market calls energy: `calories`, `kcal`, `kJ`
 * @param isExempt items that the law of the market leaves out besides
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

/** Does an item of the menu say its energy? Statements about energy are wanted beside figures alone. */
export const saysEnergy = (menu: MenuContent): boolean =>
  placedItems(menu).some(({ item }) => hasEnergy(item))
