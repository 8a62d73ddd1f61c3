import type { Dish, DishRecord } from '#domain/catalogue/dish.ts'
import { dishOf } from '#domain/catalogue/dish-of.ts'
import type { CategoryId, CuisineId } from '#domain/reference/reference.ts'

let last = 100_000

/** A dish in these words, for tests that must not hang on the prose of the catalogue. Italian, a main course. */
export function writtenDish(
  name: string,
  description: string,
  changes: Partial<DishRecord> & { cuisineId?: CuisineId; categoryId?: CategoryId } = {},
): Dish {
  const { cuisineId = 1, categoryId = 2, ...record } = changes
  last += 1
  return dishOf(
    {
      id: last,
      name,
      description,
      ingredients: ['olive oil'],
      price: 10,
      family: 'vegetable',
      temperature: 'hot',
      weight: 'medium',
      art: [],
      ...record,
    },
    cuisineId,
    categoryId,
  )
}
