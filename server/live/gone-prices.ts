import type { PlannedPrices } from '#domain/live/model/planned-prices.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'

/** The prices of the items of a menu, by `{item} {price}`. */
export const pricesByKey = ({ sections }: MenuContent): ReadonlyMap<string, Price> =>
  new Map(
    sections.flatMap(({ items }) =>
      items.flatMap((item) => item.prices.map((price) => [`${item.id} ${price.id}`, price] as const)),
    ),
  )

/** How many prices of a plan do nothing, because the menu with these prices does not have them any more. */
export const countGone = (prices: ReadonlyMap<string, Price>, { changes }: PlannedPrices): number =>
  changes.filter(({ itemId, priceId }) => prices.get(`${itemId} ${priceId}`)?.amount === undefined).length
