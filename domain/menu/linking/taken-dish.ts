import type { MenuItem } from '../model/item.ts'
import { FIRST_CUSTOM_ITEM_ID } from '../model/limits.ts'
import type { PriceHead } from '../model/price.ts'
import { setFields } from '../model/set-fields.ts'
import { pricesUnder } from '../prices/prices-under.ts'

export interface TakenPlace {
  /** One that the menu does not have, from `newCustomItemId`. */
  readonly id: number
  readonly categoryId: number
  /** The columns of its section. */
  readonly heads: readonly PriceHead[]
  /** Whether both menus have prices in one currency; other prices stay behind. */
  readonly hasItsCurrency: boolean
}

/**
 * A dish of another menu of the house as an item of this one, with its words, prices, claims and picture. It stays the
 * same dish of the restaurant where its places are linked; its number, choices and the menu's own marks stay behind.
 */
export const takenDish = (
  item: MenuItem,
  { id, categoryId, heads, hasItsCurrency }: TakenPlace,
): MenuItem => ({
  ...setFields(item, {
    id,
    categoryId,
    recipeId: item.recipeId ?? (item.id < FIRST_CUSTOM_ITEM_ID ? item.id : undefined),
    number: undefined,
    modifierGroups: undefined,
    ownMarks: undefined,
    isFeatured: undefined,
  }),
  prices: hasItsCurrency
    ? pricesUnder(
        item.prices.map(({ head: _, ...price }) => price),
        heads,
      )
    : [],
})
