import { averageChange } from '#domain/pricing/average-change.ts'
import type { ChangedPrice } from '#domain/pricing/price-change.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { amountText } from '../amount-text.ts'

export interface PriceChangePreviewProps {
  prices: readonly ChangedPrice[]
  currency: string
}

export function PriceChangePreview({ prices, currency }: PriceChangePreviewProps) {
  if (prices.length === 0) return <p className="mt-6 text-quiet">No price here yet.</p>
  const isChanged = prices.some(({ before, after }) => before !== after)
  return (
    <section aria-label="Preview" className="mt-6">
      {isChanged && <p role="status" className="mb-2 font-medium text-sm">{`${averageChange(prices)}.`}</p>}
      <ul className="divide-y divide-rule">
        {prices.map(({ place, priceId, name, label, before, after }) => (
          <li
            key={JSON.stringify([place, priceId])}
            className={classNames(
              'flex items-baseline justify-between gap-4 py-1.5 text-sm',
              before === after && 'text-quiet',
            )}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name}
              {label !== '' && <span className="text-quiet">{`, ${label}`}</span>}
            </span>
            <span className="shrink-0 tabular-nums">
              <span className={before === after ? undefined : 'text-quiet'}>
                {amountText(before, currency)}
              </span>
              {before !== after && (
                <>
                  <span aria-hidden="true" className="px-2 text-quiet">
                    →
                  </span>
                  <span className="sr-only"> becomes </span>
                  <span className="font-medium">{amountText(after, currency)}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
