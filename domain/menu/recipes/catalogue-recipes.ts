import type { Dish } from '../../catalogue/dish.ts'
import { houseStandards } from '../../catalogue/house-standard.ts'
import type { RecipeOf } from '../claims/claims.ts'

/** These dishes and those of the house standards: all that a menu's item can come from. */
export const allRecipes = (dishes: readonly Dish[]): readonly Dish[] => [
  ...houseStandards.flatMap((standard) => standard.dishes),
  ...dishes,
]

/** Finds each of these by its id. */
export function recipeFinder(recipes: readonly Dish[]): RecipeOf {
  const byId = new Map(recipes.map((dish) => [dish.id, dish]))
  return (dishId) => byId.get(dishId)
}
