import type { Menu } from '../../menu/model/menu.ts'
import type { Price } from '../../menu/model/price.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { withAmount } from '../../menu/prices/lead-price.ts'
import { maxAmount } from '../../money/currency.ts'
import { setPrices } from '../../pricing/set-price.ts'
import { priceLabels } from '../targets/read-target.ts'
import { samePlace, type Target } from '../targets/target.ts'

/** What an amount in minor units becomes. */
export type NextAmount = (amount: number) => number

const isChangeable = ({ kind, amount }: Price): boolean =>
  amount !== undefined && amount !== 0 && kind !== 'supplement'

/**
 * The menu with each amount of a target changed; what costs nothing, market prices and supplements stay.
 * @returns the menu, or a sentence why it can't be
 */
export function putPrices(menu: Menu, target: Target, next: NextAmount): Menu | string {
  const bad: string[] = []
  let count = 0
  const put = (price: Price, name: string): Price => {
    if (!isChangeable(price)) return price
    const amount = next(price.amount as number)
    count += 1
    if (amount <= 0) bad.push(`${name} would cost nothing.`)
    if (amount > maxAmount(menu.currency)) bad.push(`${name} would cost more than a menu can say.`)
    return withAmount(price, amount)
  }
  const inItems = mapItems(menu, (item, section) => {
    const place = { sectionId: section.id, itemId: item.id }
    if (!target.places.some((one) => samePlace(one, place))) return item
    const labels = target.label === undefined ? [] : priceLabels(menu, place)
    const prices = item.prices.map((price, at) =>
      target.label === undefined || labels[at] === target.label ? put(price, item.name) : price,
    )
    return setPrices(item, prices)
  })
  const sections = inItems.sections.map((section) =>
    section.prices && target.label === undefined && target.sectionIds.includes(section.id)
      ? { ...section, prices: section.prices.map((price) => put(price, section.name)) }
      : section,
  )
  if (count === 0) return `${target.name} has no price that could change.`
  return bad[0] ?? { ...inItems, sections }
}

export const countAmounts = (menu: Menu, target: Target): number =>
  target.places.reduce((sum, { sectionId, itemId }) => {
    const item = menu.sections.find(({ id }) => id === sectionId)?.items.find(({ id }) => id === itemId)
    const labels = priceLabels(menu, { sectionId, itemId })
    return (
      sum +
      (item?.prices.filter(
        (price, at) =>
          price.amount !== undefined && (target.label === undefined || labels[at] === target.label),
      ).length ?? 0)
    )
  }, 0)
