import { z } from 'zod'
import { categories, diet } from '../../reference/reference.ts'
import { reasonsFor } from '../checks/season/season-checks.ts'
import type { Review } from '../review/menu-review.ts'
import { offer, offeredDishes, offeredDishSchema } from './offered-dishes.ts'

/** A trending dish that would suit a menu, and why. */
export const trendSchema = offeredDishSchema.extend({
  reasons: z.array(
    z.discriminatedUnion('code', [
      z.object({ code: z.literal('section_is_empty'), params: z.object({ categoryId: z.int() }) }),
      z.object({
        code: z.literal('section_lacks_diet'),
        params: z.object({ categoryId: z.int(), dietaryOptionId: z.literal(Object.values(diet)) }),
      }),
      z.object({
        code: z.literal('in_season'),
        params: z.object({ season: z.enum(['spring', 'summer', 'autumn', 'winter']) }),
      }),
      z.object({ code: z.literal('popular'), params: z.object({}) }),
    ]),
  ),
})

export type Trend = z.infer<typeof trendSchema>

/** Every trending dish that the menu lacks and that would suit it, section by section. */
export function trendsOf(review: Review): Trend[] {
  const offered = offeredDishes(review)
  return categories.flatMap(({ id }) =>
    offered
      .filter(({ categoryId, trending }) => trending && categoryId === id)
      .map((dish) => ({ ...offer(review, dish), reasons: reasonsFor(dish, review) })),
  )
}
