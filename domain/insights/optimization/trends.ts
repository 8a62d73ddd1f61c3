import { categories } from '../../reference/reference.ts'
import { reasonsFor } from '../checks/season/season-checks.ts'
import type { Review } from '../review/menu-review.ts'
import { offer, offeredDishes } from './offered-dishes.ts'
import type { Trend } from './optimization-shape.ts'

/** Every trending dish that the menu lacks and that would suit it, section by section. */
export function trendsOf(review: Review): Trend[] {
  const offered = offeredDishes(review)
  return categories.flatMap(({ id }) =>
    offered
      .filter(({ categoryId, trending }) => trending && categoryId === id)
      .map((dish) => ({ ...offer(review, dish), reasons: reasonsFor(dish, review) })),
  )
}
