import type { Price, PriceHead } from '../model/price.ts'

/**
 * Prices side by side as a price list shows them: a place for each column of the section, then the prices in no
 * column; these begin at the first place where no price is in a column.
 */
export function priceSlots(
  prices: readonly Price[],
  heads: readonly PriceHead[],
): readonly (Price | undefined)[] {
  const underHeads = heads.map(({ id }) => prices.find(({ head }) => head === id))
  const free = prices.filter((price) => !underHeads.includes(price))
  if (underHeads.some((price) => price !== undefined)) return [...underHeads, ...free]
  return Array.from({ length: Math.max(heads.length, free.length) }, (_, at) => free[at])
}

export function headOfSlot(
  prices: readonly Price[],
  heads: readonly PriceHead[],
  slot: number,
): PriceHead | undefined {
  const price = priceSlots(prices, heads)[slot]
  return price ? heads.find(({ id }) => id === price.head) : heads[slot]
}

/**
 * The prices with what is in some places replaced, by none, one or several. What is not named stays; a new price
 * comes after the one in the nearest place before it.
 */
export function withSlots(
  prices: readonly Price[],
  heads: readonly PriceHead[],
  changes: ReadonlyMap<number, readonly Price[]>,
): Price[] {
  const slots = priceSlots(prices, heads)
  const result = [...prices]
  let last: Price | undefined
  for (let slot = 0; slot <= Math.max(slots.length - 1, ...changes.keys()); slot += 1) {
    const old = slots[slot]
    const next = changes.get(slot)
    if (next) {
      const at = old ? result.indexOf(old) : last ? result.indexOf(last) + 1 : 0
      result.splice(at, old ? 1 : 0, ...next)
    }
    last = (next ?? (old ? [old] : [])).at(-1) ?? last
  }
  return result
}
