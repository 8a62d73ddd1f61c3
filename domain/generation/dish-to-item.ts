import { dishImageUrl } from '../../illustration/address.ts'
import type { Dish } from '../catalogue/dish.ts'
import { claimByRecipe } from '../menu/claims.ts'
import { withDietaryOptions } from '../menu/dietary.ts'
import type { MenuItem } from '../menu/schema.ts'
import { priceAtRange } from './price-band.ts'

/** A dish as an item of a menu, priced at a price range (1 to 5). */
export function dishToItem(dish: Dish, priceRange: number): MenuItem {
  const item = withDietaryOptions(
    {
      id: dish.id,
      name: dish.name,
      description: dish.description,
      price: priceAtRange(dish.price, dish.categoryId, priceRange),
      categoryId: dish.categoryId,
      cuisineId: dish.cuisineId,
      imageUrl: dishImageUrl(dish),
      allergens: [...dish.allergens],
      location: 'Custom',
    },
    dish.dietaryOptions,
  )
  return claimByRecipe(item, dish.id, dish)
}
