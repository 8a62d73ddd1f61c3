import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import type { PriceWriting } from './price-writing.ts'

export interface PriceLineProps {
  prices: readonly Price[]
  /** The columns over them. */
  heads: readonly PriceHead[]
  writing: PriceWriting
}

/** All prices of an item or a section in one line; says so where there is none. */
export function PriceLine({ prices, heads, writing }: PriceLineProps) {
  if (prices.length === 0) return <span className="font-normal text-quiet text-sm">No price</span>
  return printedPrices(prices, { ...writing, heads }).line
}
