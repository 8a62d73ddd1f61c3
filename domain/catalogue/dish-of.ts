import type { Dish, DishRecord } from './dish.ts'
import type { CategoryId, CuisineId } from './reference.ts'
import { allergensOf, dietaryOptionsOf } from './truth.ts'

/** A written dish with everything that follows from its record, frozen. */
export const dishOf = (record: DishRecord, cuisineId: CuisineId, categoryId: CategoryId): Dish =>
  Object.freeze({
    ...record,
    cuisineId,
    categoryId,
    dietaryOptions: Object.freeze(dietaryOptionsOf(record.ingredients)),
    allergens: Object.freeze(allergensOf(record.ingredients)),
  })
