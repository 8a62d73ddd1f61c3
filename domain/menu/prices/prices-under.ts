import type { Price, PriceHead } from '../model/price.ts'
import { headNamed } from './typed-columns.ts'

/**
 * The prices of an item under columns that came over them: a price that says what a column does is put into it, and
 * plain ones go into the columns that are left, in order, where there are as many of both. A plain price alone is that of
 * the whole dish and stays in no column, as does whatever says something else.
 */
export function pricesUnder(prices: readonly Price[], heads: readonly PriceHead[]): Price[] {
  const taken = new Set(prices.flatMap(({ head }) => head ?? []))
  const named = prices.map((price) => {
    const head = price.head === undefined ? headNamed(heads, price) : undefined
    if (!head || taken.has(head.id)) return price
    taken.add(head.id)
    const { label: _, size: __, ...rest } = price
    return { ...rest, head: head.id }
  })
  const free = heads.filter(({ id }) => !taken.has(id))
  if (prices.length < 2 || named.filter(isPlain).length !== free.length) return named
  return named.map((price) => {
    const head = isPlain(price) ? free.shift() : undefined
    return head ? { ...price, head: head.id } : price
  })
}

const isPlain = ({ kind, head, label, size, per }: Price): boolean =>
  kind === 'fixed' && (head ?? label ?? size ?? per) === undefined
