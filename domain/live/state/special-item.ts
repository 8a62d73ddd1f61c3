import type { MenuItem } from '../../menu/model/item.ts'
import type { Special } from '../model/special.ts'

/** Above every id that an item of a menu has. */
const FIRST_SPECIAL_ID = 2 ** 48

/**
 * The number of a special among the items of a menu: the same wherever it is shown, and none of theirs.
 * @param id of the special, a UUID, of whose 122 random bits it has 48
 */
export const specialItemId = (id: string): number =>
  FIRST_SPECIAL_ID + Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** A special as an item of its menu. Its owner declares on its card what it contains, so the claims stand. */
export function specialItem(id: string, special: Special): MenuItem {
  const { name, description, prices, imageUrl } = special
  const { dietaryOptions, dietsOnRequest, allergens, mayContain, removable } = special
  return {
    id: specialItemId(id),
    name,
    description,
    prices,
    imageUrl,
    // No dish of the catalogue.
    categoryId: 0,
    cuisineId: 0,
    dietaryOptions,
    ...(dietsOnRequest && { dietsOnRequest }),
    ...(allergens && { allergens }),
    ...(mayContain && { mayContain }),
    ...(removable && { removable }),
  }
}
