import type { MenuItem } from '../menu/model/schema.ts'
import { optimizeItem, sharedFactors } from './optimize.ts'

/** An item at a price (USD) set by hand, which is no longer the result of an optimization. */
export function setPrice(item: MenuItem, price: number): MenuItem {
  if (price === item.price) return item
  const { originalPrice: _, appliedMultipliers: __, ...rest } = item
  return { ...rest, price }
}

/** An item priced as the one whose place it takes: optimized by the same factors, if any. */
export const pricedLike = (item: MenuItem, other: MenuItem): MenuItem =>
  other.appliedMultipliers ? optimizeItem(item, sharedFactors(other.appliedMultipliers)) : item
