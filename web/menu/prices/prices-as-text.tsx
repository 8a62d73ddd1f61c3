import type { MenuItem } from '#domain/menu/model/item.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { PriceLine } from './price-line.tsx'
import { usePriceWriting } from './price-writing.ts'

/** What a dish costs, for who may not change it. */
export function PricesAsText({ item, heads }: { item: MenuItem; heads: readonly PriceHead[] }) {
  const writing = usePriceWriting()
  return (
    <div>
      <p className="mb-1 font-medium text-sm">Price</p>
      <p className="tabular-nums">
        <PriceLine prices={item.prices} heads={heads} writing={writing} none="No price" />
      </p>
    </div>
  )
}
