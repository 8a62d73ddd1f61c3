import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { likelyRecipe } from '../../dishes/food/recipe.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { CategoryId, CuisineId, DietaryOptionId } from '../../reference/reference.ts'

/**
 * Reads an item that isn't in the catalog as a dish, by its words, so that it counts for the rules of a
 * menu. Only for composing: nothing that guests see follows from it.
 * @param ingredients where someone listed them, the main one first; those that its words mention where
 * absent
 */
export function dishOfItem(
  item: Pick<MenuItem, 'id' | 'name' | 'description' | 'dietaryOptions' | 'claimsToConfirm'>,
  cuisineId: number,
  categoryId: number,
  ingredients?: readonly IngredientName[],
): Dish {
  // Unconfirmed claims count for choosing, and are shown to no one.
  const dietaryOptions = [...item.dietaryOptions, ...(item.claimsToConfirm?.dietaryOptions ?? [])]
  return {
    ...likelyRecipe(item, { ingredients, dietaryOptions: dietaryOptions as DietaryOptionId[] }),
    id: item.id,
    name: item.name,
    description: item.description,
    price: 0,
    weight: 'medium',
    art: [],
    cuisineId: cuisineId as CuisineId,
    categoryId: categoryId as CategoryId,
    allergens: [],
  }
}
