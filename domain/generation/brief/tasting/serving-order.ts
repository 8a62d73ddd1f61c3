import type { Dish } from '../../../catalogue/dish.ts'
import { isOfMeat, plateOf } from '../../../dishes/read-dish.ts'
import { STARTERS } from '../../../reference/reference.ts'

const HEAVINESS = { light: 0, medium: 0.2, rich: 0.4 } as const

/** Cold, then soup, then hot: a chilled salad after a seared scallop tastes of nothing. Meat is the last of each. */
function placeOf(dish: Dish): number {
  const plate = plateOf(dish)
  const warmth = plate.serving !== 'hot' ? 0 : plate.shape === 'soup' ? 1 : 2
  return warmth + HEAVINESS[dish.weight] + (isOfMeat(plate) ? 0.5 : 0)
}

interface Course {
  readonly id: number
  readonly name: string
  readonly dishes: readonly Dish[]
}

/** The courses before the main plates as they are eaten, whatever each was found for. */
export function inServingOrder<Section extends Course>(sections: readonly Section[]): Section[] {
  const isStarter = ({ dishes: [dish] }: Section) => dish?.categoryId === STARTERS
  const place = ({ dishes: [dish] }: Section) => (dish ? placeOf(dish) : 0)
  const starters = sections.filter(isStarter).toSorted((a, b) => place(a) - place(b))
  return sections.map((section) => {
    const next = isStarter(section) ? starters.shift() : undefined
    return next ? { ...next, id: section.id, name: section.name } : section
  })
}
