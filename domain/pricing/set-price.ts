import type { MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import { optimizeItem, sharedFactors } from './optimize.ts'

/**
 * An item at prices set by hand. An amount that changes is no longer the result of an optimization, the others stay;
 * when none is left of it, the item has no factors either.
 */
export function setPrices(item: MenuItem, prices: readonly Price[]): MenuItem {
  const isSame =
    prices.length === item.prices.length && prices.every((price, at) => price === item.prices[at])
  return isSame ? item : withoutSpentFactors({ ...item, prices: setByHand(item.prices, prices) })
}

/** Prices in the place of others: an amount before an optimization stays only with the amount that it made. */
function setByHand(before: readonly Price[], after: readonly Price[]): Price[] {
  const old = new Map(before.map((price) => [price.id, price]))
  return after.map((price) => {
    const { original, ...rest } = price
    const { amount, kind } = old.get(price.id) ?? {}
    return original === undefined || (amount === price.amount && kind === price.kind) ? price : rest
  })
}

function withoutSpentFactors(item: MenuItem): MenuItem {
  if (item.prices.some(({ original }) => original !== undefined)) return item
  const { appliedMultipliers: _, ...rest } = item
  return rest
}

/** An item priced as the one whose place it takes: optimized by the same factors, if any. */
export const pricedLike = (item: MenuItem, other: MenuItem, menu: Pick<Menu, 'currency'>): MenuItem =>
  other.appliedMultipliers ? optimizeItem(item, sharedFactors(other.appliedMultipliers), menu) : item
