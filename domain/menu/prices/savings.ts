import type { Menu } from '../model/menu.ts'
import type { Price } from '../model/price.ts'
import { sectionsAround } from '../model/walk.ts'

/** Something that takes off more than the item costs, so that guests would be paid for it. */
export interface ExcessiveSaving {
  /** Where in the menu. */
  readonly path: readonly (string | number)[]
  /** For the owner. */
  readonly message: string
}

/**
 * Supplements and options that take off more than an item costs; a minus with nothing to take it off from is a price
 * below zero. No rule of the stored document: a lower price would make it unreadable while its owner is still typing. A
 * menu that comes in from outside must have none.
 */
export const excessiveSavings = (menu: Menu): ExcessiveSaving[] =>
  menu.sections.flatMap((section, of) =>
    section.items.flatMap(({ name, prices, modifierGroups = [] }, at) => {
      const path = ['sections', of, 'items', at]
      const own = leastOf(prices)
      const around = sectionsAround(menu.sections, section)
      const wholes = around.flatMap((one) => one.prices ?? [])
      const isAlone =
        !around.some(({ layout }) => layout === 'courses') &&
        [...prices, ...wholes].every(({ kind }) => kind === 'supplement')
      const base = isAlone ? 0 : Math.min(own, leastOf(wholes))
      const message = isAlone
        ? 'A price cannot be below zero.'
        : `A supplement of “${name}” takes off more than it costs.`
      const supplements = prices.flatMap(({ kind, amount = 0 }, price) =>
        kind === 'supplement' && -amount > base
          ? [{ path: [...path, 'prices', price, 'amount'], message }]
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

/** Minor units; infinite where there is no amount, so that nothing is too much. */
const leastOf = (prices: readonly Price[]): number =>
  Math.min(
    ...prices.flatMap(({ kind, amount }) => (kind === 'supplement' || amount === undefined ? [] : [amount])),
  )
