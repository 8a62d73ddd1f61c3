import { applyConfirmations } from '../claims/claims.ts'
import { mergeItem } from '../merging/merge-item.ts'
import type { MenuItem } from '../model/item.ts'
import type { Price, PriceHead } from '../model/price.ts'
import { pricesUnder } from '../prices/prices-under.ts'
import { type DishPart, fieldsOfPart } from './dish-parts.ts'

export interface EditedDish {
  readonly before: MenuItem
  readonly after: MenuItem
}

/**
 * Another place of a dish, with what an edit changed of some parts. It is a merge whose base is the item before the edit:
 * what this place said differently stays, because it differs on purpose.
 * @param heads the columns of its prices
 */
export function carryDish(
  item: MenuItem,
  { before, after }: EditedDish,
  parts: readonly DishPart[],
  heads: readonly PriceHead[],
): MenuItem {
  const fields = new Set(parts.flatMap(fieldsOfPart))
  const masked = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
      const value = (fields.has(field as keyof MenuItem) ? after : before)[field as keyof MenuItem]
      return value === undefined ? [] : [[field, value]]
    }),
  ) as MenuItem
  const own = alignedKeys(item.prices, before.prices)
  const merged = mergeItem(
    {
      base: withoutHeads(before),
      mine: { ...item, prices: own.map(withoutHead) },
      theirs: withoutHeads(masked),
    },
    'dish',
    () => 'mine',
  )
  const prices = inOwnColumns(merged.prices, own, item.prices, heads)
  return applyConfirmations({ ...merged, prices })
}

const withoutHead = ({ head: _, ...price }: Price): Price => price
const withoutHeads = (item: MenuItem): MenuItem => ({ ...item, prices: item.prices.map(withoutHead) })

/** Prices with the keys of those of another menu that are sold alike: each menu counts its keys by itself. */
function alignedKeys(prices: readonly Price[], base: readonly Price[]): Price[] {
  const isAlike =
    prices.length === base.length && prices.every((price, at) => soldAs(price) === soldAs(base[at]))
  return isAlike ? prices.map((price, at) => ({ ...price, id: base[at]?.id ?? price.id })) : [...prices]
}

const soldAs = (price: Price | undefined): string =>
  JSON.stringify([price?.kind, price?.label?.toLowerCase(), price?.size?.amount, price?.size?.unit])

/** Merged prices with the keys and columns that they had here; new ones go into the columns that are there. */
function inOwnColumns(
  merged: readonly Price[],
  aligned: readonly Price[],
  own: readonly Price[],
  heads: readonly PriceHead[],
): Price[] {
  const isSame = merged.length === aligned.length && merged.every(({ id }, at) => id === aligned[at]?.id)
  if (!isSame) return pricesUnder(merged, heads)
  return merged.map((price, at) => {
    const { id = price.id, head } = own[at] ?? {}
    return { ...price, id, ...(head !== undefined && { head }) }
  })
}
