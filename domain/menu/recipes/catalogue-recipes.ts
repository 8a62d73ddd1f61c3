import type { Dish } from '../../catalogue/dish.ts'
import { houseStandards } from '../../catalogue/house-standard.ts'
import { isOwnWording } from '../../catalogue/voices/own-wording.ts'
import type { RecipeClaims, RecipeOf } from '../claims/claims.ts'
import { disprovedByLines } from './judged-claims.ts'

/** These dishes and those of the house standards: all that a menu's item can come from. */
export const allRecipes = (dishes: readonly Dish[]): readonly Dish[] => [
  ...houseStandards.flatMap((standard) => standard.dishes),
  ...dishes,
]

/** Finds each of these by its id, with our own wordings of it. */
export function recipeFinder(recipes: readonly Dish[]): RecipeOf {
  const byId = new Map(recipes.map((dish) => [dish.id, recipeOf(dish)]))
  return Object.assign((dishId: number) => byId.get(dishId), { disprovedBy: disprovedByLines })
}

const recipeOf = (dish: Dish): RecipeClaims => ({
  name: dish.name,
  description: dish.description,
  dietaryOptions: dish.dietaryOptions,
  allergens: dish.allergens,
  disproved: dish.disproved,
  doubted: dish.doubted,
  netCarbsG: dish.netCarbsG,
  isWordedAs: (description) => isOwnWording(dish, description),
})
