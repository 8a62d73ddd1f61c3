import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { toMinor, usualStep } from '../../money/currency.ts'
import { changePrices } from '../../pricing/price-change.ts'
import { roundingSteps } from '../../pricing/rounding.ts'
import type { Fix } from '../rules/rule.ts'
import { type Fee, feesOf, isBelievable, isInText, isSameFee, reworded } from './fees.ts'

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

/**
 * Can a fee become part of every price? One for some guests alone cannot, one of a sum has no share, and of one in two
 * languages among other words nobody can tell where the other language says it.
 */
const canMoveIntoPrices = (menu: Pick<Menu, 'notices'>, fee: Fee): boolean => {
  const [, part, at] = fee.pointer.split('/')
  const notice = part === 'notices' ? menu.notices[Number(at)] : undefined
  return (
    isBelievable(fee) && isInText(fee) && !fee.isForSome && (fee.isAlone || notice?.secondText === undefined)
  )
}

/** Every amount of the menu with a fee in it, and its sentence gone. */
const moveIntoPrices = (menu: Menu, fee: Fee): Menu =>
  reworded(
    {
      ...menu,
      ...changePrices(
        menu,
        { kind: 'percent', by: fee.percent ?? 0, rounding: { step: stepOf(menu) }, withExtras: true },
        null,
      ),
    },
    fee,
    '',
  )

/** Moves each of these fees into the prices, as the menu has them when it is asked for. */
export function feesIntoPrices(menu: Pick<Menu, 'notices'>, fees: readonly Fee[]): Fix[] {
  const movable = fees.filter((fee) => canMoveIntoPrices(menu, fee))
  if (movable.length === 0) return []
  const percents = movable.map(({ percent = 0 }) => `${percent}%`).join(' and ')
  return [
    {
      id: 'fee-into-prices',
      label: `Move ${percents} into the prices`,
      apply: (open) =>
        movable.reduce((changed, fee) => {
          const now = feesOf(changed).find((each) => isSameFee(each, fee))
          return now && canMoveIntoPrices(changed, now) ? moveIntoPrices(changed, now) : changed
        }, open),
    },
  ]
}
