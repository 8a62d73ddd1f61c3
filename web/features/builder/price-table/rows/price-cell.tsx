import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'

export interface PriceCellProps {
  price: Price | undefined
  /** The column of the section: read aloud with each price, because its head may be far above. */
  head: PriceHead | undefined
  writing: PriceWriting
}

/** One price as it is printed, with what is sold at it in front. */
export function PriceCell({ price, head, writing }: PriceCellProps) {
  if (!price) return head ? <span className="sr-only">{head.label}, no price</span> : null
  const [printed] = printedPrices([price], writing).prices
  if (!printed) return null
  const { label, text, former } = printed
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {head && <span className="sr-only">{head.label} </span>}
      {label && <span className="text-quiet text-sm">{label}</span>}
      <span className="font-medium tabular-nums">{text}</span>
      {former && <span className="text-quiet text-sm">{former}</span>}
    </span>
  )
}
