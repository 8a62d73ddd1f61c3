import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { energyAtPrices } from '../../menu/printed/energy/energy-of.ts'
import {
  type EnergyPrint,
  type EnergyUnit,
  energyPrint,
  saysUnit,
} from '../../menu/printed/energy/energy-text.ts'
import { counted, listed } from '../../text/listed.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { PrintFacts } from '../rules/page-finding.ts'
import type { Breach, Fix } from '../rules/rule.ts'

export const printOf = (menu: MenuContent, { energy }: Pick<PrintFacts, 'energy'>): EnergyPrint =>
  energyPrint(menu, { energy, market: menu.restaurant.market })

const printAsMarket = (unit: string): Fix => ({
  id: 'print-energy',
  label: `Print ${unit} behind the prices`,
  apply: (menu) => menu,
  design: { energy: 'market' },
})

/** Returns whether it has a figure that the owner's words don't give in this unit. */
function isUnsaid(item: MenuItem, unit: EnergyUnit): boolean {
  if (saysUnit(unit, `${item.name}\n${item.description}`)) return false
  const { prices, kcal } = energyAtPrices(item)
  return (
    kcal !== undefined ||
    prices.some((price) => price.kcal !== undefined && !saysUnit(unit, price.label ?? ''))
  )
}

/**
 * Finds dishes whose energy is known and whose pages don't print it in the unit of their market, because
 * the design chose another one, or none: one breach for all, fixed in the design.
 * @param word what the market calls the unit: `calories`, `kJ`
 */
export function unprintedEnergy(
  menu: MenuContent,
  pages: Pick<PrintFacts, 'energy'>,
  { unit, word }: { readonly unit: EnergyUnit; readonly word: string },
): Breach[] {
  if (printOf(menu, pages).units.includes(unit)) return []
  const items = placedItems(menu).filter(({ item }) => isUnsaid(item, unit))
  if (items.length === 0) return []
  return [
    {
      sentence: `The design does not print ${word} for ${counted(items.length, 'dish', 'dishes')} whose energy is known: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      fixes: [printAsMarket(word)],
    },
  ]
}
