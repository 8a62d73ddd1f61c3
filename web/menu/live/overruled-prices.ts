import type { StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Price, PriceWithAmount } from '#domain/menu/model/price.ts'

/** A price of an item in whose place another one holds now. */
export interface OverruledPrice {
  readonly price: PriceWithAmount
  /** Minor units. */
  readonly planned: number
  readonly plan: PlannedPrices
}

/**
 * Prices of an item that planned ones overrule at this moment.
 * @param plans of the owner, in the order in which they were made
 */
export const overruledPrices = (
  plans: readonly StoredPlannedPrices[],
  menuId: string | undefined,
  item: Pick<MenuItem, 'id' | 'prices'>,
): OverruledPrice[] => {
  const holding = plans
    .flatMap((one) => (one.menuId === menuId && one.state === 'holds' && one.plan ? [one.plan] : []))
    // The one that began later wins, and of two that began together the one that was made later.
    .toSorted((a, b) => a.from.localeCompare(b.from))
  return item.prices.filter(hasAmount).flatMap((price) => {
    const planned = holding.flatMap((plan) =>
      plan.changes
        .filter(({ itemId, priceId }) => itemId === item.id && priceId === price.id)
        .map(({ amount }) => ({ price, planned: amount, plan })),
    )
    return planned.slice(-1).filter((one) => one.planned !== price.amount)
  })
}

const hasAmount = (price: Price): price is PriceWithAmount => price.amount !== undefined
