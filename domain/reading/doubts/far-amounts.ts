import type { MenuItem } from '../../menu/model/item.ts'
import type { Price } from '../../menu/model/price.ts'

/** Prices that are compared; of fewer, none is usual. */
const LEAST = 3

/** Times the median, and parts of it: a lost point makes a hundred times as much, a lost digit a tenth. */
const FAR = 4

/** Times the median of a menu: two prices that grew together are far from all others. */
const FAR_FROM_ALL = 15

/** The prices of a menu that are far above all others. */
export function towering(items: readonly MenuItem[]): Price[] {
  const prices = items.flatMap((item) => item.prices)
  const amounts = prices.flatMap(({ amount, kind }) =>
    amount === undefined || kind === 'supplement' ? [] : [amount],
  )
  const usual = medianOf(amounts)
  return amounts.length < LEAST ? [] : prices.filter(({ amount = 0 }) => amount > usual * FAR_FROM_ALL)
}

/**
 * Returns the prices of a section that are far from the median of the prices around them. Prices of a
 * column are compared with those of their column, others against the leading prices of the items.
 */
export function farAmounts(items: readonly MenuItem[]): Price[] {
  const columns = new Map<string, Price[]>()
  for (const { prices } of items)
    for (const [at, price] of prices.entries()) {
      if (price.amount === undefined || price.kind === 'supplement') continue
      const column = price.head ?? `${price.label ?? ''} ${at}`
      columns.set(column, [...(columns.get(column) ?? []), price])
    }
  return [...columns.values()].flatMap((prices) => {
    if (prices.length < LEAST) return []
    const usual = medianOf(prices.map(({ amount = 0 }) => amount))
    return prices.filter(({ amount = 0 }) => amount > usual * FAR || amount < usual / FAR)
  })
}

function medianOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
