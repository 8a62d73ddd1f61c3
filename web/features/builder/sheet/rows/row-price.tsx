import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { PriceLine } from '../../../../menu/prices/price-line.tsx'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'

export interface RowPriceProps {
  prices: readonly Price[]
  heads: readonly PriceHead[]
  writing: PriceWriting
  /** A dish without a price is included in the meal's. */
  isPartOfMeal: boolean
}

export const columnsOf = (heads: readonly PriceHead[]): string =>
  `grid grid-flow-col auto-cols-[minmax(3.25rem,max-content)] gap-x-2 sm:auto-cols-[4.5rem] ${heads.length > 4 ? 'text-sm' : ''}`

export const standInColumns = (prices: readonly Price[], heads: readonly PriceHead[]): boolean =>
  heads.length > 1 &&
  prices.length > 0 &&
  prices.every(({ head }) => heads.some(({ id }) => id === head)) &&
  new Set(prices.map(({ head }) => head)).size === prices.length

/** The prices of a dish: under the columns of its section where it has them, else in one line. */
export function RowPrice({ prices, heads, writing, isPartOfMeal }: RowPriceProps) {
  if (!standInColumns(prices, heads))
    return (
      <PriceLine
        prices={prices}
        heads={heads}
        writing={writing}
        none={isPartOfMeal ? 'Included' : 'No price'}
      />
    )
  return (
    <span className={columnsOf(heads)}>
      {heads.map((head) => {
        const price = prices.find((one) => one.head === head.id)
        return (
          <span key={head.id} className="text-right">
            {price ? (
              printedPrices([price], { ...writing, heads: [] }).line
            ) : (
              <span className="text-quiet">–</span>
            )}
          </span>
        )
      })}
    </span>
  )
}
