import type { Dish, Season } from '../../catalogue/dish.ts'
import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import { areSameDish } from '../../catalogue/names.ts'
import { foldName } from '../../text/fold-name.ts'
import { pickWeighted, type Random } from '../choosing/random.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { DishInCourse } from '../composing/search.ts'
import type { AcceptedDish } from '../proposals.ts'
import { isOfSort, type SectionSort } from '../sorts/section-sorts.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'

export interface BriefCourse extends ComposedCourse {
  readonly sort: SectionSort
  readonly name: string
}

/** What is fixed before anything is chosen, and what was asked for and could not be done. */
export interface Standing {
  readonly places: readonly DishInCourse[]
  readonly remarks: readonly string[]
}

interface Asked {
  readonly keep: readonly number[]
  readonly mustUse: readonly string[]
}

/** The dishes that an owner keeps, each in the first section that sells such dishes. */
export function keptPlaces(
  courses: readonly BriefCourse[],
  keep: readonly number[],
  catalogue: readonly Dish[],
  wishes: DishWishes,
): Standing {
  const places: DishInCourse[] = []
  const remarks: string[] = []
  for (const id of new Set(keep)) {
    const dish = catalogue.find((one) => one.id === id)
    if (!dish) {
      remarks.push(`Our catalog has no dish with the number ${id}, so nothing was kept for it.`)
      continue
    }
    const course =
      courses.find(({ sort }) => isOfSort(dish, sort)) ??
      courses.find(({ categoryId }) => categoryId === dish.categoryId)
    if (!course) {
      remarks.push(`${dish.name} belongs in no section of this menu, so it was left out.`)
      continue
    }
    places.push({ courseId: course.id, dish, isFixed: true })
    if (!fitsWishes(dish, wishes)) {
      remarks.push(`${dish.name} doesn’t match your requests. It’s here because you keep it.`)
    }
  }
  return { places, remarks }
}

/**
 * Dishes that somebody else proposed, as many as their sections have room for and none that is on the menu
 * already.
 */
export function proposedPlaces(
  courses: readonly BriefCourse[],
  proposed: readonly AcceptedDish[],
  standing: readonly DishInCourse[],
): DishInCourse[] {
  const places: DishInCourse[] = []
  for (const { sectionId, dish } of proposed) {
    const all = [...standing, ...places]
    const course = courses.find(({ id }) => id === sectionId)
    const there = all.filter(({ courseId }) => courseId === sectionId).length
    if (!course || there >= course.size || all.some((place) => areSameDish(place.dish, dish))) continue
    places.push({ courseId: sectionId, dish, isFixed: true })
  }
  return places
}

/** Is a dish made with something that must be used? */
export const usesAnyOf =
  ({ mustUse }: Pick<Asked, 'mustUse'>) =>
  ({ dish }: Pick<AcceptedDish, 'dish'>): boolean =>
    mustUse.some((words) => holds(dish, matterOf(words)))

/** The name by which recipes know what an owner calls otherwise. */
const matterOf = (words: string): string => findIngredient(words) ?? words.toLowerCase()

/** A dish for each ingredient that must be used and no kept dish holds: one that can be served now, where there is one. */
export function placesForIngredients(
  courses: readonly BriefCourse[],
  { mustUse }: Pick<Asked, 'mustUse'>,
  kept: readonly DishInCourse[],
  season: Season | undefined,
  random: Random,
): Standing {
  const places = [...kept]
  const remarks: string[] = []
  for (const words of mustUse) {
    const name = matterOf(words)
    if (places.some(({ dish }) => holds(dish, name))) continue
    const fitting = courses.flatMap((course) =>
      places.filter(({ courseId }) => courseId === course.id).length >= course.size
        ? []
        : course.pool
            .filter((dish) => holds(dish, name) && !places.some((place) => areSameDish(place.dish, dish)))
            .map((dish) => ({ courseId: course.id, dish })),
    )
    const now = fitting.filter(({ dish }) => season === undefined || !isOutOfSeason(dish, season))
    const chosen = pickWeighted(
      now.length > 0 ? now : fitting,
      // Where it is first, it is what the dish is about.
      ({ dish }) =>
        1 /
        (1 +
          Math.max(
            0,
            dish.ingredients.findIndex((one) => isKindOf(one, name)),
          )),
      random,
    )
    if (chosen) places.push({ ...chosen, isFixed: true })
    else {
      remarks.push(
        `No dish of ours with ${words} fits this menu and your requests, so the menu comes without.`,
      )
    }
  }
  return { places: places.slice(kept.length), remarks }
}

/** Cremini mushrooms are mushrooms; oyster mushrooms aren't oysters. */
const isKindOf = (ingredient: string, name: string): boolean =>
  ingredient === name || ingredient.endsWith(` ${name}`)

/** What isn't an ingredient is the name of a dish: "Pad Thai" is in Pad Thai Jay. */
const holds = ({ name: dishName, ingredients }: Dish, name: string): boolean =>
  ingredients.some((one) => isKindOf(one, name)) ||
  (findIngredient(name) === undefined && isNamedWith(dishName, name))

const isNamedWith = (dishName: string, words: string): boolean =>
  ` ${foldName(dishName)} `.includes(` ${foldName(words)} `)
