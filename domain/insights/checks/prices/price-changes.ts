import { nameOfAmount } from '../../review/reviewed-item.ts'
import type { PriceOfItem } from './variant-checks.ts'

/** New prices as a finding shows them. */
export const changesOf = (prices: readonly PriceOfItem[], newAmount: (amount: number) => number) => ({
  changes: prices.map(([reviewed, own]) => ({
    name: nameOfAmount(reviewed, own),
    before: own.amount,
    after: newAmount(own.amount),
  })),
})

/** The same as edits. */
export const editsOf = (prices: readonly PriceOfItem[], newAmount: (amount: number) => number) =>
  prices.map(([{ place }, { priceId, amount }]) => ({
    kind: 'set-price' as const,
    place,
    priceId,
    amount: newAmount(amount),
  }))
