import type { CategoryId, CuisineId } from '../reference/reference.ts'
import type { Dish, DishRecord } from './dish.ts'
import { againstDiets } from './disproved-diets.ts'
import { netCarbsOf } from './net-carbs.ts'
import { allergensOf, dietaryOptionsOf } from './truth.ts'

/** A written dish with everything that follows from its record, frozen. */
export function dishOf(record: DishRecord, cuisineId: CuisineId, categoryId: CategoryId): Dish {
  const { ingredients, grams } = record
  const netCarbsG = netCarbsOf(ingredients, grams)
  const proved = dietaryOptionsOf(ingredients, grams)
  return Object.freeze({
    ...record,
    cuisineId,
    categoryId,
    dietaryOptions: Object.freeze(proved),
    allergens: Object.freeze(allergensOf(ingredients)),
    ...(netCarbsG !== undefined && { netCarbsG }),
    ...againstDiets(ingredients, proved, grams),
  })
}
