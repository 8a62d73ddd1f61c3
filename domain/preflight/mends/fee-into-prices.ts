import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { toMinor, usualStep } from '../../money/currency.ts'
import { changePrices } from '../../pricing/price-change.ts'
import { roundingSteps } from '../../pricing/rounding.ts'
import type { Mend } from '../rules/rule.ts'
import { type Fee, feesOf } from '../words/fees.ts'

/**
 * The step that the prices of a menu keep, in minor units: the largest of its currency, up to the usual one, of which
 * all are multiples. A price that is raised and rounded to it never falls.
 */
export function stepOf(menu: Pick<Menu, 'sections' | 'modifierGroups' | 'currency'>): number {
  const amounts = [
    ...menu.sections.flatMap(({ prices = [] }) => prices),
    ...itemsOf(menu).flatMap(({ prices }) => prices),
    ...menu.modifierGroups.flatMap(({ options }) => options),
  ].map(({ amount = 0 }) => amount)
  const usual = toMinor(usualStep(menu.currency), menu.currency)
  const kept = roundingSteps(menu.currency).filter(
    (step) => step <= usual && amounts.every((amount) => amount % step === 0),
  )
  return kept.at(-1) ?? 1
}

/** Can a fee become part of every price? One for some guests alone cannot, and one of a fixed sum has no share. */
export const canMoveIntoPrices = ({ percent, isForSome }: Fee): boolean =>
  percent !== undefined && percent > 0 && !isForSome

/** Every amount of the menu with a fee in it, and the notice gone. */
const moveIntoPrices = (menu: Menu, { percent = 0, notice }: Fee): Menu => ({
  ...changePrices(menu, { kind: 'percent', by: percent, step: stepOf(menu), withExtras: true }, null),
  notices: menu.notices.filter(({ id }) => id !== notice.id),
})

/** Moves each of these fees into the prices, as the menu has them when it is asked for. */
export function feesIntoPrices(fees: readonly Fee[]): Mend[] {
  const movable = fees.filter(canMoveIntoPrices)
  if (movable.length === 0) return []
  const ids = movable.map(({ notice }) => notice.id)
  const percents = movable.map(({ percent = 0 }) => `${percent}%`).join(' and ')
  return [
    {
      id: 'fee-into-prices',
      label: `Move ${percents} into the prices`,
      apply: (menu) =>
        feesOf(menu)
          .filter((fee) => ids.includes(fee.notice.id) && canMoveIntoPrices(fee))
          .reduce(moveIntoPrices, menu),
    },
  ]
}
