import { otherFields } from '../details/details.ts'
import type { MenuItem } from '../model/item.ts'
import type { Price } from '../model/price.ts'
import { type AskSide, mergeFields, sideOf, type Three } from './three-way.ts'

/** Detail by detail; what else an item has, by the part that it belongs to. A claim never parts from its stamps. */
const groups = Object.fromEntries(
  Map.groupBy(Object.entries(otherFields), ([, part]) => (part === 'stamps' ? 'claims' : part))
    .entries()
    .map(([part, fields]) => [part, fields.map(([field]) => field)]),
)

/** @param key begins the keys of questions */
export const mergeItem = (item: Three<MenuItem>, key: string, ask: AskSide): MenuItem =>
  mergeFields(
    item,
    {
      key,
      groups,
      settle: (group) => (group === 'prices' ? mergedPrices(item, key, ask) : undefined),
    },
    ask,
  )

/** Prices one by one, where both sides have the same ones in the same order. */
function mergedPrices(
  { base, mine, theirs }: Three<MenuItem>,
  key: string,
  ask: AskSide,
): Partial<MenuItem> | undefined {
  const ids = ({ prices }: MenuItem) => prices.map(({ id }) => id).join()
  if (ids(mine) !== ids(base) || ids(theirs) !== ids(base)) return undefined
  const side = sideOf({
    base: base.appliedMultipliers,
    mine: mine.appliedMultipliers,
    theirs: theirs.appliedMultipliers,
  })
  if (!side) return undefined
  const prices = base.prices.flatMap(({ id }, at): Price[] => {
    const three = { base: base.prices[at], mine: mine.prices[at], theirs: theirs.prices[at] }
    const price = three[sideOf(three) ?? ask(`${key}/prices/${id}`)]
    return price ? [price] : []
  })
  const heads = prices.flatMap(({ head }) => head ?? [])
  if (new Set(heads).size < heads.length) return undefined
  return { prices, appliedMultipliers: { mine, theirs }[side].appliedMultipliers }
}
