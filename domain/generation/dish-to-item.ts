import type { Dish } from '../catalogue/dish.ts'
import { claimByRecipe } from '../menu/claims/claims.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { pricesOf } from './pricing/dish-price.ts'

/** Returns the address of a dish's picture, for dishes without a picture. */
export type PictureOf = (dish: Dish) => string

/**
 * A dish as an item of a menu, with its prices, in cents of a US dollar, at a price range (1 to 5).
 * @param pictureOf absent: the item has a picture only where the dish has its own
 */
export function dishToItem(dish: Dish, priceRange: number, pictureOf?: PictureOf): MenuItem {
  const item: MenuItem = {
    id: dish.id,
    name: dish.name,
    description: dish.description,
    prices: pricesOf(dish, priceRange),
    categoryId: dish.categoryId,
    cuisineId: dish.cuisineId,
    imageUrl: dish.imageUrl ?? pictureOf?.(dish) ?? null,
    dietaryOptions: [...dish.dietaryOptions],
    allergens: [...dish.allergens],
  }
  return claimByRecipe(item, dish.id, dish)
}
