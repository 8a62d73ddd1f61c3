import type { Dish } from '../../catalogue/dish.ts'
import { DRINKS } from '../../reference/reference.ts'
import type { DishInCourse } from '../composing/search.ts'
import type { MenuForm } from '../forms/form.ts'
import { formOf } from '../forms/forms.ts'
import { isAtMarketPrice, rangesAway } from '../pricing/credible-ranges.ts'
import { dishesInRange } from '../pricing/in-range.ts'
import { settingOf } from '../pricing/setting.ts'
import { forChildren, isOfSort, sortRecord, wineSorts } from '../sorts/section-sorts.ts'
import type { MenuBrief } from './brief.ts'
import type { BriefCourse } from './kept-places.ts'
import { type AskedSection, kindRecord } from './kinds.ts'
import { isAtOnePrice } from './priced-menu.ts'

/** The cuisine's form, for whole meals: a list of wines needs no main course of fish. */
export function formOfBrief({ cuisineId, kind, sections }: MenuBrief): MenuForm {
  const form = formOf(cuisineId)
  if (kindRecord(kind).isWholeMeal || sections !== undefined) return form
  return { ...form, needs: [], ...(kind === 'tasting' && { isEatenWhole: true }) }
}

/** Of other cuisines only drinks, for wines travel; sake, sparkling or still, is poured where it is at home. */
export function dishesFor(catalogue: readonly Dish[], { cuisineId }: MenuBrief): Dish[] {
  const isOwn = (dish: Dish): boolean => dish.cuisineId === cuisineId
  const travels = ({ categoryId, ingredients }: Dish): boolean =>
    categoryId === DRINKS && !ingredients.some((name) => /\bsake\b/.test(name))
  // Two kitchens pour some of the same wines.
  const first = new Map(
    [...catalogue.filter((dish) => travels(dish) && !isOwn(dish)), ...catalogue.filter(isOwn)].map((dish) => [
      dish.name,
      dish,
    ]),
  )
  return catalogue.filter((dish) => isOwn(dish) || first.get(dish.name) === dish)
}

/** A plate for children costs little wherever it is served. */
export const hasRange = ({ sort }: BriefCourse): boolean => !forChildren.has(sort)

/** From this range up guests read `Market Price` without alarm. */
const MARKET_PRICE_FROM = 4

/** From this range up no course of a tasting menu is plain cooking that guests make at home. */
const REFINED_FROM = 4

/**
 * Returns whether a dish is worth its place in a meal of courses at this range. A card of sections takes
 * what it can price.
 */
export const suitsMeal = (dish: Dish, { kind }: MenuBrief, priceRange: number): boolean =>
  kind !== 'tasting' ||
  (rangesAway(dish, priceRange) === 0 && (priceRange < REFINED_FROM || settingOf(dish) === 'any'))

/** A section with the dishes of its range; at the top also those at market price, where plates have prices at all. */
export function pricedCourse(
  course: BriefCourse,
  priceRange: number,
  fixed: readonly DishInCourse[],
  brief: MenuBrief,
): BriefCourse {
  if (!hasRange(course)) return course
  const standing = fixed.filter(({ courseId }) => courseId === course.id).length
  const suiting = course.pool.filter((dish) => suitsMeal(dish, brief, priceRange))
  const pool = dishesInRange(suiting.length > 0 ? suiting : course.pool, priceRange, course.size - standing)
  const isOffered = priceRange >= MARKET_PRICE_FROM && !isAtOnePrice(brief)
  return { ...course, pool: isOffered ? [...pool, ...course.pool.filter(isAtMarketPrice)] : pool }
}

/** A section with the dishes that it may hold. Wines travel: those of other cuisines fill what a cuisine has too few of. */
export function courseOf(
  { name, sort, count }: AskedSection,
  id: number,
  servable: readonly Dish[],
  cuisineId: number,
): BriefCourse {
  const ofSort = servable.filter((dish) => isOfSort(dish, sort))
  const own = ofSort.filter((dish) => dish.cuisineId === cuisineId)
  const pool = own.length < count && wineSorts.has(sort) ? ofSort : own
  return {
    id: String(id),
    name,
    sort,
    categoryId: sortRecord(sort).categoryId,
    size: count,
    pool,
    prefers: sortRecord(sort).prefers,
  }
}
