import type { ReactNode } from 'react'
import { formatPrice } from '#domain/menu/model/price.ts'
import { classNames } from '../../../ui/class-names.ts'

export interface PriceRowProps {
  name: string
  /** How the new price comes about, or why there is none. */
  note: ReactNode
  price: number
  /** The same as the price where nothing changes. */
  newPrice: number
  action?: ReactNode
}

/** A dish with its price and what it would become. */
export function PriceRow({ name, note, price, newPrice, action }: PriceRowProps) {
  return (
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
      <p className="text-right tabular-nums">
        {newPrice === price ? (
          formatPrice(price)
        ) : (
          <>
            <span className="sr-only">from </span>
            <span className="text-quiet line-through">{formatPrice(price)}</span>
            <span className="sr-only"> to</span>{' '}
            <span className="font-semibold">{formatPrice(newPrice)}</span>
          </>
        )}
      </p>
      {action !== undefined && (
        <div className="col-span-2 flex justify-end empty:hidden sm:col-span-1">{action}</div>
      )}
    </li>
  )
}

/** Rows of dishes under the name of their section. */
export function PriceSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="font-display text-base">{name}</h3>
      <ul className="mt-1">{children}</ul>
    </section>
  )
}
