import type { Menu } from '../model/menu.ts'
import type { Price } from '../model/price.ts'
import type { Section } from '../model/section.ts'
import { parentOf } from '../model/walk.ts'

/** Something that takes off more than the item costs, so that guests would be paid for it. */
export interface ExcessiveSaving {
  /** Where in the menu. */
  readonly path: readonly (string | number)[]
  /** For the owner. */
  readonly message: string
}

/**
 * Supplements and options that take off more than an item costs. No rule of the stored document: a lower price
 * would make it unreadable while its owner is still typing. A menu that comes in from outside must have none.
 */
export function excessiveSavings(menu: Menu): ExcessiveSaving[] {
  return menu.sections.flatMap((section, of) =>
    section.items.flatMap(({ name, prices, modifierGroups = [] }, at) => {
      const path = ['sections', of, 'items', at]
      const own = leastOf(prices)
      const base = Math.min(own, leastOfWhole(menu.sections, section))
      const supplements = prices.flatMap(({ kind, amount = 0 }, price) =>
        kind === 'supplement' && -amount > base
          ? [
              {
                path: [...path, 'prices', price, 'amount'],
                message: `A supplement of “${name}” takes off more than it costs.`,
              },
            ]
          : [],
      )
      const keys = [...modifierGroups, ...(section.modifierGroups ?? [])]
      const options = menu.modifierGroups
        .filter(({ id }) => keys.includes(id))
        .flatMap((group) => group.options.filter(({ amount }) => -amount > own))
        .map((option) => ({
          path: [...path, 'modifierGroups'],
          message: `“${option.name}” takes off more than “${name}” costs.`,
        }))
      return [...supplements, ...options]
    }),
  )
}

/** Minor units; infinite where there is no amount, so that nothing is too much. */
const leastOf = (prices: readonly Price[]): number =>
  Math.min(
    ...prices.flatMap(({ kind, amount }) => (kind === 'supplement' || amount === undefined ? [] : [amount])),
  )

/** Of the whole that an item is a part of: of its section or of one around it. */
function leastOfWhole(sections: readonly Section[], section: Section): number {
  const parent = parentOf(sections, section)
  const own = leastOf(section.prices ?? [])
  return parent ? Math.min(own, leastOfWhole(sections, parent)) : own
}
