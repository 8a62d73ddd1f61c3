import type { Dish } from '../../catalogue/dish.ts'
import { isForChildren } from '../../courses/portion.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { Ask } from './ask.ts'
import { nothingFor } from './heard.ts'

/** Where something that was asked for was looked for. */
export interface Looking {
  /** Of all cuisines. */
  readonly catalogue: readonly Dish[]
  readonly cuisineId: number
  /** Does a dish keep to all other wishes? */
  readonly fits: (dish: Dish) => boolean
}

/** What was asked for is served at any hour and price: where no pool has any of it, those of its course are opened to it. */
export function openToAsked<Course extends ComposedCourse>(
  courses: readonly Course[],
  asks: readonly Ask[],
  { catalogue, cuisineId, fits }: Looking,
  takes: (course: Course, dish: Dish) => boolean,
): readonly Course[] {
  const missing = asks.filter(
    ({ is, atLeast = 0 }) => atLeast > 0 && !courses.some(({ pool }) => pool.some(is)),
  )
  if (missing.length === 0) return courses
  const asked = catalogue.filter(
    (dish) =>
      dish.cuisineId === cuisineId &&
      !isForChildren(dish.name) &&
      missing.some(({ is }) => is(dish)) &&
      fits(dish),
  )
  return courses.map((course) => ({
    ...course,
    pool: [...course.pool, ...asked.filter((dish) => takes(course, dish))],
  }))
}

/** Why something that was asked for isn't on a menu: true of every recipe that we have of it. */
export function sayAbsent({ what, is }: Ask, { catalogue, cuisineId, fits }: Looking): string {
  const all = catalogue.filter(is)
  const own = all.filter((dish) => dish.cuisineId === cuisineId)
  if (own.length === 0) return nothingFor(what, all, cuisineId)
  const left = own.filter((dish) => !isForChildren(dish.name) && fits(dish))
  if (left.length === 0)
    return `Your other requests leave no “${what}” in our catalog, so the menu comes without.`
  return `No section of this menu has a place for “${what}”.`
}
