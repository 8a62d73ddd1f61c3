import type { Menu } from '../../menu/model/menu.ts'
import type { Price } from '../../menu/model/price.ts'
import { isOwnAmount, withAmount } from '../../menu/prices/lead-price.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { type ChangedPrice, changedAmount, labelOf, type PriceChange } from '../price-change.ts'
import { type PriceCell, type PriceRow, priceRows, rowKey, withPricesOfRows } from './price-cells.ts'

/** What a change would make of each price in these cells; of supplements nothing. */
export const previewCells = (menu: Menu, cells: readonly PriceCell[], change: PriceChange): ChangedPrice[] =>
  [...pricesIn(priceRows(menu), cells)].flatMap(([{ sectionId, itemId, name, heads }, prices]) =>
    prices.filter(isOwnAmount).map((price) => ({
      place: { sectionId, itemId },
      priceId: price.id,
      name,
      label: labelOf(price, heads, menu),
      before: price.amount,
      after: changedAmount(price.amount, change, menu.currency),
    })),
  )

export function changeCells(menu: Menu, cells: readonly PriceCell[], change: PriceChange): Menu {
  const changed = new Map<string, readonly Price[]>()
  for (const [row, prices] of pricesIn(priceRows(menu), cells)) {
    const own = new Set(prices)
    changed.set(
      rowKey(row),
      row.prices.map((price) =>
        own.has(price) && isOwnAmount(price)
          ? withAmount(price, changedAmount(price.amount, change, menu.currency))
          : price,
      ),
    )
  }
  return withPricesOfRows(menu, changed)
}

/** A summary of the selected prices, in minor units; supplements and words have no amount. */
export interface PriceSummary {
  readonly prices: number
  readonly amounts: number
  readonly average: number
  readonly lowest: number
  readonly highest: number
}

export function summaryOf(rows: readonly PriceRow[], cells: readonly PriceCell[]): PriceSummary {
  const prices = [...pricesIn(rows, cells).values()].flat()
  const amounts = prices.filter(isOwnAmount).map(({ amount }) => amount)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return {
    prices: prices.length,
    amounts: amounts.length,
    average: amounts.length === 0 ? 0 : Math.round(sum / amounts.length),
    lowest: amounts.length === 0 ? 0 : Math.min(...amounts),
    highest: amounts.length === 0 ? 0 : Math.max(...amounts),
  }
}

function pricesIn(rows: readonly PriceRow[], cells: readonly PriceCell[]): Map<PriceRow, Price[]> {
  const slots = Map.groupBy(
    cells.filter(({ holds }) => holds !== 'energy'),
    rowKey,
  )
  return new Map(
    rows.flatMap((row): [PriceRow, Price[]][] => {
      const own = slots.get(rowKey(row))
      if (!own) return []
      const all = priceSlots(row.prices, row.heads)
      const prices = own.flatMap(({ slot }) => all[slot] ?? [])
      return prices.length === 0 ? [] : [[row, prices]]
    }),
  )
}
