import type { Dish } from '../../catalogue/dish.ts'
import type { Course } from '../../courses/course-of.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { diet } from '../../reference/reference.ts'

/** A dish as the rules of composition see it: what the menu says of it, and what the catalogue knows. */
export interface MenuDish {
  readonly name: string
  readonly description: string
  readonly course: Course
  /** The dish of the catalogue that it is, name and description unchanged; absent for an owner's own. */
  readonly dish?: Dish | undefined
}

/** What a main course is made around, as guests choose by it. */
export const mainKinds = ['fish', 'meat', 'vegetarian'] as const
export type MainKind = (typeof mainKinds)[number]

/**
 * Returns whether a dish is of one kind to a guest. Anchovies in a sauce make no fish, and stock makes no meat; pork in
 * a carbonara is meat. A dish may be of two kinds, and a soup of shrimp paste is of none.
 */
export function isOfKind({ family, ingredients, dietaryOptions }: Dish, kind: MainKind): boolean {
  if (kind === 'vegetarian')
    return dietaryOptions.includes(diet.vegetarian) || dietaryOptions.includes(diet.vegan)
  const flesh = ingredients.map(fleshOf)
  if (kind === 'meat') return flesh.some((one) => one === 'red meat' || one === 'poultry')
  const isOfWater = family === 'fish' || family === 'shellfish'
  return isOfWater || flesh.slice(0, 2).some((one) => one === 'fish' || one === 'shellfish')
}
