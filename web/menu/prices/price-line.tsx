import { Fragment } from 'react'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import type { PriceWriting } from './price-writing.ts'

export interface PriceLineProps {
  prices: readonly Price[]
  heads: readonly PriceHead[]
  writing: PriceWriting
  /** Said where there is no price. */
  none?: string
}

/** Characters between two prices: ` · ` or ` / `. */
const BETWEEN = 3

/** All prices of an item or a section in one line; says so where there is none. */
export function PriceLine({ prices, heads, writing, none = 'No price' }: PriceLineProps) {
  if (prices.length === 0) return <span className="font-normal text-quiet text-sm">{none}</span>
  const style = { ...writing, heads }
  const each = prices.map((price) => printedPrices([price], style).line)
  const { line } = printedPrices(prices, style)
  const between = line.slice(each[0]?.length).slice(0, BETWEEN)
  return each.map((words, at) => (
    <Fragment key={prices[at]?.id}>
      {at > 0 && between}
      <span className="inline-block">{words}</span>
    </Fragment>
  ))
}
