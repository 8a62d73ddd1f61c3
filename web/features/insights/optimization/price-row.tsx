import type { ReactNode } from 'react'
import type { PricedAmount } from '#domain/insights/review/priced-item.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { classNames } from '../../../ui/class-names.ts'

export interface PriceRowProps {
  name: string
  /** How the new prices come about, or why there are none. */
  note: ReactNode
  prices: readonly PricedAmount[]
  currency: string
  action?: ReactNode
}

export const PriceRow = ({ name, note, prices, currency, action }: PriceRowProps) => (
  <li
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-rule border-t py-3',
      action !== undefined && 'sm:grid-cols-[minmax(0,1fr)_auto_6rem]',
    )}
  >
    <div className="min-w-0">
      <p className="font-medium">{name}</p>
      <p className="text-quiet text-sm">{note}</p>
    </div>
    <ul className="text-right tabular-nums">
      {prices.map((price) => (
        <Amount key={price.priceId} price={price} currency={currency} />
      ))}
    </ul>
    {action !== undefined && (
      <div className="col-span-2 flex justify-end empty:hidden sm:col-span-1">{action}</div>
    )}
  </li>
)

function Amount({ price, currency }: { price: PricedAmount; currency: string }) {
  const { variant, amount, suggested } = price
  return (
    <li>
      {variant !== null && <span className="text-quiet text-sm">{variant} </span>}
      {suggested === amount ? (
        money(amount, currency)
      ) : (
        <>
          <span className="sr-only">from </span>
          <span className="text-quiet line-through">{money(amount, currency)}</span>
          <span className="sr-only"> to</span>{' '}
          <span className="font-semibold">{money(suggested, currency)}</span>
        </>
      )}
    </li>
  )
}

export interface PriceSectionProps {
  name: string
  /** Of several lists of one page, the title of this one. */
  list?: string
  children: ReactNode
}

export const PriceSection = ({ name, list, children }: PriceSectionProps) => (
  <section aria-label={list === undefined ? name : `${list}: ${name}`} className="mt-6">
    <h3 className="font-display text-base">{name}</h3>
    <ul className="mt-1">{children}</ul>
  </section>
)
