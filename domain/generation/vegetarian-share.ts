import type { Dish } from '../catalogue/dish.ts'
import { diet } from '../catalogue/reference.ts'

/** From so many dishes on, a savory section serves vegetarians and others alike. */
const SHARED_FROM = 3
const APPETIZERS = 1
const MAIN_COURSES = 2
const SIDES = 4

const isVegetarian = ({ dietaryOptions }: Dish): boolean =>
  dietaryOptions.includes(diet.vegetarian) || dietaryOptions.includes(diet.vegan)

/**
 * The candidates for the next place of a section of `wanted` dishes, so that an ordinary menu has something
 * for vegetarians and is no vegetarian one unasked: the last place goes to a vegetarian dish where none is
 * there yet, and at most half of the main courses are vegetarian. Where no candidate is of that kind, and so
 * wherever a wish leaves only one kind, all stay.
 */
export function sharedWithVegetarians(
  candidates: readonly Dish[],
  section: readonly Dish[],
  { categoryId, wanted }: { readonly categoryId: number; readonly wanted: number },
): readonly Dish[] {
  if (wanted < SHARED_FROM || ![APPETIZERS, MAIN_COURSES, SIDES].includes(categoryId)) return candidates
  const count = section.filter(isVegetarian).length
  if (count === 0 && section.length === wanted - 1) return orAll(candidates, isVegetarian)
  if (categoryId === MAIN_COURSES && count >= Math.floor(wanted / 2)) {
    return orAll(candidates, (dish) => !isVegetarian(dish))
  }
  return candidates
}

function orAll(candidates: readonly Dish[], isWanted: (dish: Dish) => boolean): readonly Dish[] {
  const wanted = candidates.filter(isWanted)
  return wanted.length > 0 ? wanted : candidates
}
