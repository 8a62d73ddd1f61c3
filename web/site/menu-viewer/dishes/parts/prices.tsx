import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'
import type { PrintedHead } from '#domain/menu/printed/printed-section.ts'

interface PricesProps {
  readonly prices: readonly ShownPrice[]
  /** Columns whose names are before the prices; none where they are over them. */
  readonly columns?: readonly PrintedHead[]
}

export const Prices = ({ prices, columns = [] }: PricesProps) => (
  <span className="prices">
    {prices.map((price) => (
      <Price key={price.id} price={price} column={columns.find(({ id }) => id === price.head)?.label} />
    ))}
  </span>
)

interface PriceProps {
  readonly price: ShownPrice
  readonly column?: string | undefined
}

export const Price = ({ price: { label, text, former, energy }, column }: PriceProps) => (
  <span className="price">
    {column && <span className="price-label">{column} </span>}
    {label && <span className="price-label">{label} </span>}
    <span className="amount">{text}</span>
    {former && (
      // Its own words say that it is past, as in "reg. $16.00".
      <s className="former"> {former}</s>
    )}
    {energy && <span className="price-label"> {energy}</span>}
  </span>
)
