import type { Dish, Season } from '../../catalogue/dish.ts'
import { areSameDish } from '../../catalogue/names.ts'
import { atOnce, type Steps } from '../../computing/steps.ts'
import { type DrinkKind, stillWines } from '../../dishes/drinks/drink-kind.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { DRINKS } from '../../reference/reference.ts'
import { seededRandom } from '../choosing/random.ts'
import type { MenuForm } from '../forms/form.ts'
import { chooseHouse } from '../houses/choose-house.ts'
import { soughtThings } from '../sought/sought.ts'
import { breachesOf, type FormBreach } from './breaches.ts'
import { inEatingOrder } from './eating-order.ts'
import type { Mark } from './marks.ts'
import { marksFor } from './menu-marks.ts'
import { type ComposedCourse, loadsOf, rulesFor } from './rules.ts'
import { type DishInCourse, searchMenu } from './search.ts'

export interface CompositionInput {
  readonly form: MenuForm
  /** In the order in which they are drawn. */
  readonly courses: readonly ComposedCourse[]
  /** Dishes that are on the menu already, each in its section. */
  readonly fixed: readonly DishInCourse[]
  /** All dishes of the cuisine: what most of them have may repeat. */
  readonly cuisine: readonly Dish[]
  /** Absent: seasons do not count. */
  readonly season: Season | undefined
  /** 1 to 5 */
  readonly priceRange: number
  /** The house that the owner chose; one that can serve the menu where absent. */
  readonly house?: string | undefined
  /** What the owner asked to be there, and how often. */
  readonly wanted?: readonly Mark[]
  /** Vegan dishes were asked for, so nothing bounds them. */
  readonly asksVegan?: boolean
  /** An integer from 0 to 2³² − 1; the same input gives the same menu. */
  readonly seed: number
}

export interface Composition {
  /** The chosen dishes of each section, by its id, as they are eaten, without those that were there already. */
  readonly chosen: ReadonlyMap<string, readonly Dish[]>
  readonly breaches: readonly FormBreach[]
  /** The same, with what was there already and breaks a rule by itself. */
  readonly broken: readonly FormBreach[]
}

/**
 * Chooses dishes for sections by the rules of a form, then by taste. It never chooses what a pool does not hold, and
 * no dish twice; a pool too small leaves its section short.
 */
export function* composeInSteps({
  form: asked,
  courses,
  fixed,
  cuisine,
  season,
  priceRange,
  house: chosenHouse,
  wanted = [],
  asksVegan = false,
  seed,
}: CompositionInput): Steps<Composition> {
  const form = chosenHouse === undefined ? asked : ofHouse(asked, chosenHouse, cuisine)
  const sized = courses.map((course) => ({
    ...course,
    size: Math.min(course.size, capacityOf(course, fixed)),
  }))
  const standing = fixed.map(({ dish }) => dish)
  const random = seededRandom(seed)
  const isMeal = form.needs.length > 0 || form.isEatenWhole === true
  const house =
    chosenHouse ?? (isMeal ? chooseHouse(form.cuisineId, sized, standing, random, priceRange) : undefined)
  const circumstances = {
    cuisineId: form.cuisineId,
    season,
    priceRange,
    house,
    isHouseChosen: chosenHouse !== undefined,
    standing,
    random,
    asksVegan,
    isOfTheMorning: form.isOfTheMorning,
    isForChildren: form.isForChildren,
  }
  yield
  const isCard = form.isEatenWhole !== true && form.isOfTheDay !== true
  const own = isCard ? marksFor(loadsOf(sized, standing), circumstances) : []
  yield
  const rules = rulesFor(form, sized, { standing, cuisine, season, marks: [...own, ...wanted] })
  const places = yield* searchMenu({ courses: sized, fixed, rules, season, random })
  const chosen = places.filter(({ isFixed }) => !isFixed)
  yield
  const broken = breachesOf(
    places.map(({ dish }) => dish),
    rules,
  )
  yield
  return {
    chosen: new Map(
      sized.map(({ id }) => [
        id,
        inEatingOrder(chosen.flatMap((place) => (place.courseId === id ? place.dish : []))),
      ]),
    ),
    // What was there already, and breaks a rule with nothing else, wasn't composed.
    breaches: broken.filter(
      ({ dishes }) => dishes.length === 0 || dishes.some((dish) => !standing.includes(dish)),
    ),
    broken,
  }
}

/** The same, at once: a section of the usual size takes a few milliseconds. */
export const compose = (input: CompositionInput): Composition => atOnce(composeInSteps(input))

/** Of a house whose guests drink something else first of all, a beer say, a white alone is the wine of a short list. */
function ofHouse(form: MenuForm, house: string, cuisine: readonly Dish[]): MenuForm {
  const [first] = soughtThings(form.cuisineId, house).filter(({ categoryId }) => categoryId === DRINKS)
  const isWine = cuisine.some(
    (dish) => first?.dishes.has(dish.name) && stillWines.has(plateOf(dish).drink as DrinkKind),
  )
  return first === undefined || isWine
    ? form
    : { ...form, needs: form.needs.filter(({ name }) => name !== 'redWine') }
}

/** How many dishes a section can hold at most: a rule for ten says nothing of the three that there are. */
function capacityOf({ id, pool }: ComposedCourse, fixed: readonly DishInCourse[]): number {
  const standing = fixed.filter((place) => place.courseId === id)
  const free = pool.filter((dish) => !standing.some((place) => areSameDish(place.dish, dish)))
  return standing.length + free.length
}
