import { type OwnAmount, variantKey } from '../../../courses/own-amounts.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** An amount of an item, with the item. */
export type PriceOfItem = readonly [ReviewedItem, OwnAmount]

export const pricesOf = (items: readonly ReviewedItem[]): PriceOfItem[] =>
  items.flatMap((item) => item.amounts.map((own): PriceOfItem => [item, own]))

/** Where an amount is in the menu. */
export const amountPointer = ({ pointer }: ReviewedItem, { index }: OwnAmount): string =>
  `${pointer}/prices/${index}/amount`

/** This many other items must agree on which of two sizes costs more. */
const MIN_AGREEING = 2

/** Two sizes of one item whose prices are the other way round than those of all others of its section. */
export function checkOrder(section: readonly ReviewedItem[]): RecommendationOf<'price_order'>[] {
  const pairs = section.flatMap((reviewed) => pairsOf(reviewed))
  return [...Map.groupBy(pairs, ({ key }) => key).values()].flatMap((alike) => {
    const rising = alike.filter(({ one, other }) => one.amount < other.amount)
    const falling = alike.filter(({ one, other }) => one.amount > other.amount)
    const isOneAgainst = (few: typeof alike, many: typeof alike) =>
      few.length === 1 && many.length >= MIN_AGREEING && many.length + 1 === alike.length
    const odd = isOneAgainst(rising, falling) ? rising : isOneAgainst(falling, rising) ? falling : []
    return odd.map(({ reviewed, one, other }) => ({
      code: 'price_order' as const,
      id: `${itemFindingId('price_order', reviewed)}:${one.priceId}:${other.priceId}`,
      pointer: `${reviewed.pointer}/prices`,
      params: {
        name: reviewed.item.name,
        variant: one.variant ?? '',
        price: one.amount,
        other: other.variant ?? '',
        otherPrice: other.amount,
      },
      edits: [],
      stake: { itemId: reviewed.item.id, amount: Math.abs(one.amount - other.amount) },
    }))
  })
}

/** Each two amounts of an item that say what they are for, in an order that is the same for all items. */
function pairsOf(reviewed: ReviewedItem) {
  const named = reviewed.amounts
    .filter(({ variant }) => variant !== null)
    .map((own) => ({ own, key: variantKey(own) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return named.flatMap((one, at) =>
    named
      .slice(at + 1)
      .filter(({ key }) => key !== one.key)
      .map((other) => ({ reviewed, key: `${one.key} | ${other.key}`, one: one.own, other: other.own })),
  )
}
