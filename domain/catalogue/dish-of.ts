import type { Dish, DishRecord } from './dish.ts'
import { netCarbsOf } from './net-carbs.ts'
import type { CategoryId, CuisineId } from './reference.ts'
import { allergensOf, dietaryOptionsOf } from './truth.ts'

/** A written dish with everything that follows from its record, frozen. */
export function dishOf(record: DishRecord, cuisineId: CuisineId, categoryId: CategoryId): Dish {
  const { ingredients, grams } = record
  const netCarbsG = netCarbsOf(ingredients, grams)
  return Object.freeze({
    ...record,
    cuisineId,
    categoryId,
    dietaryOptions: Object.freeze(dietaryOptionsOf(ingredients, grams)),
    allergens: Object.freeze(allergensOf(ingredients)),
    ...(netCarbsG !== undefined && { netCarbsG }),
  })
}
