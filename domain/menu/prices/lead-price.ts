import { toMajor } from '../../money/currency.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Price, PriceWithAmount } from '../model/price.ts'

/** Is it an amount that a guest pays for the thing itself, not on top of another price? */
export const isOwnAmount = (price: Price): price is PriceWithAmount =>
  price.amount !== undefined && price.kind !== 'supplement'

/** The price that stands for an item where one has to: its first amount that isn't a supplement. */
export const leadPrice = ({ prices }: Pick<MenuItem, 'prices'>): PriceWithAmount | undefined =>
  prices.find(isOwnAmount)

/** The same in major units of the menu's currency; undefined for an item without one. */
export function leadAmount(
  item: Pick<MenuItem, 'prices'>,
  { currency }: Pick<Menu, 'currency'>,
): number | undefined {
  const price = leadPrice(item)
  return price && toMajor(price.amount, currency)
}

/** A price of one amount and nothing else: what most items have. */
export const fixedPrice = (amount: number, id = 'p1'): Price => ({ id, kind: 'fixed', amount })

/** The item with each of its prices changed; one that is undefined goes. */
export const mapPrices = <Of extends Pick<MenuItem, 'prices'>>(
  item: Of,
  change: (price: Price) => Price | undefined,
): Of => ({ ...item, prices: item.prices.flatMap((price) => change(price) ?? []) })

/** The amount of a price set by hand: it is no longer the result of an optimization. */
export function withAmount(price: Price, amount: number): Price {
  if (price.amount === undefined || price.amount === amount) return price
  const { original: _, ...rest } = price
  return { ...rest, amount }
}
