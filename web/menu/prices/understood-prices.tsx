import type { Price } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import type { PriceContext } from './price-reading.ts'

export function UnderstoodPrices({
  prices,
  context: { writing, heads },
}: {
  prices: readonly Price[]
  context: PriceContext
}) {
  if (prices.length === 0) return <p className="text-quiet text-sm">No price is printed.</p>
  return (
    <ul aria-label="As understood" className="flex flex-wrap gap-2">
      {printedPrices(prices, { ...writing, heads }).prices.map(({ id, head, label, text, former, kcal }) => {
        const column = heads.find((one) => one.id === head)?.label
        const notes = [former, kcal === undefined ? '' : `${kcal} kcal`].filter(Boolean).join(', ')
        return (
          <li key={id} className="rounded-control bg-wash px-2.5 py-1 text-sm tabular-nums">
            {(column || label) && (
              <span className="text-quiet">{[column, label].filter(Boolean).join(' ')} </span>
            )}
            <span className="font-medium">{text}</span>
            {notes && <span className="text-quiet"> {notes}</span>}
          </li>
        )
      })}
    </ul>
  )
}
