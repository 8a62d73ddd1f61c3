import type { Dish } from '../../catalogue/dish.ts'
import { areSameDish } from '../../catalogue/names.ts'
import { foldText } from '../../text/fold-name.ts'
import type { Ask } from '../asks/ask.ts'
import { askedFor, folded, type Heard, joined, listed, nothingFor } from '../asks/heard.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { DishInCourse } from '../composing/search.ts'
import { ingredientOf, isKindOf } from '../lookup/dish-words.ts'
import type { NamedDishes } from '../lookup/read-name.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import type { AcceptedDish } from '../proposals.ts'
import { isOfSort, type SectionSort, wineSorts } from '../sorts/section-sorts.ts'
import { soughtThings } from '../sought/sought.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'

export interface BriefCourse extends ComposedCourse {
  readonly sort: SectionSort
  readonly name: string
  /** Nobody can tell what it sells. */
  readonly isUnknown?: true | undefined
  /** What its dishes keep to; of the menu, and of this section alone. */
  readonly wishes: DishWishes
  /** Other dishes are of this section, and the wishes leave them out. */
  readonly isThinned: boolean
  /** As of an asked section. */
  readonly named?: ReadonlySet<Dish> | undefined
  readonly parts?: readonly NamedDishes[] | undefined
  /** What its owner wants in it and in no other section. */
  readonly wanted?: readonly Ask[]
}

/** What is fixed before anything is chosen, and what was asked for and could not be done. */
export interface FixedPlaces {
  readonly places: readonly DishInCourse[]
  readonly remarks: readonly string[]
}

/** The dishes that an owner keeps, each in the first section that sells such dishes. */
export function keptPlaces(
  courses: readonly BriefCourse[],
  keep: readonly number[],
  catalogue: readonly Dish[],
  wishes: DishWishes,
): FixedPlaces {
  const places: DishInCourse[] = []
  const remarks: string[] = []
  for (const id of new Set(keep)) {
    const dish = catalogue.find((one) => one.id === id)
    if (!dish) {
      remarks.push(`Our catalog has no dish with the number ${id}, so nothing was kept for it.`)
      continue
    }
    const course =
      courses.find(({ sort, named }) => (named ? named.has(dish) : isOfSort(dish, sort))) ??
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
    if (course?.wishes.without?.some(({ is }) => is(dish))) continue
    if (!course || there >= course.size || all.some((place) => areSameDish(place.dish, dish))) continue
    places.push({ courseId: sectionId, dish, isFixed: true })
  }
  return places
}

/** Is a dish made with something that must be used? */
export const usesAnyOf =
  ({ mustUse }: Pick<MenuBrief, 'mustUse'>) =>
  ({ dish }: Pick<AcceptedDish, 'dish'>): boolean =>
    mustUse.some((words) => isNamedWith(dish, words))

/** By its name, or by an ingredient: "Pad Thai" is in Pad Thai Jay, and squash in butternut squash. */
function isNamedWith({ name, ingredients }: Dish, words: string): boolean {
  const what = ingredientOf(wordsOf(words)) ?? foldText(words)
  return (
    ingredients.some((one) => isKindOf(one, what)) || ` ${foldText(name)} `.includes(` ${foldText(words)} `)
  )
}

/** Each thing that must be used, as one to be on the menu once: a dish that is about it, where these have one. */
export function asksToUse(
  { mustUse, cuisineId }: Pick<MenuBrief, 'mustUse' | 'cuisineId'>,
  catalogue: readonly Dish[],
  servable: readonly Dish[],
): Pick<Heard, 'asks' | 'remarks'> {
  const things = mustUse.flatMap((words) => listed(folded(words), { catalogue }))
  return joined(
    things.map((what): Heard => {
      const about = askedFor([what], { cuisineId, catalogue }, { atLeast: 1 })
      if (about?.asks?.some(({ is }) => servable.some(is))) return about
      // Kale in a soup is kale, where no dish is about it.
      const name = ingredientOf(wordsOf(what)) ?? what
      const isIn = ({ ingredients }: Dish) => ingredients.some((one) => isKindOf(one, name))
      const made = servable.some(isIn) ? [{ what, is: isIn, atLeast: 1 }] : undefined
      if (made) return { asks: made, understood: [] }
      return about ?? { understood: [], remarks: [nothingFor(what, catalogue.filter(isIn), cuisineId)] }
    }),
  )
}

/** "Raita & Salads" has both, and "Mochi & Sweets" a mochi, where the section has room for each. */
export const asksOfParts = (courses: readonly BriefCourse[]): Ask[] =>
  courses.flatMap(({ parts = [], pool, size }) =>
    size < parts.length
      ? []
      : parts
          .filter(({ dishes }) => pool.some((dish) => dishes.has(dish)))
          .map(({ what, dishes }): Ask => ({ what, is: (dish) => dishes.has(dish), atLeast: 1 })),
  )

/** What is wanted in one section, as often as it was asked for there. */
export const asksOfSections = (
  courses: readonly Pick<BriefCourse, 'name' | 'wanted' | 'pool' | 'size'>[],
): Ask[] =>
  courses.flatMap(({ name, wanted = [], pool, size }) =>
    wanted.map(({ what, is, atLeast = 1, atMost, part = 0 }): Ask => {
      const own = new Set(pool.filter(is))
      const ask = { what: `${what} in ${name}`, is: (dish: Dish) => own.has(dish) }
      return atMost !== undefined
        ? { ...ask, atMost }
        : { ...ask, atLeast: Math.max(atLeast, Math.ceil(part * size)) }
    }),
  )

/** A section by its name holds what guests come for in it: Greek "Salads" without a horiatiki aren't. */
export const asksForSought = (
  { cuisineId }: Pick<MenuBrief, 'cuisineId'>,
  house: string | undefined,
  courses: readonly BriefCourse[],
): Ask[] => {
  const known = [...soughtThings(cuisineId, house), ...soughtThings(cuisineId)]
  return courses
    .filter(({ named }) => named)
    .map(({ name, pool, size }): Ask => {
      const own = new Set(pool.filter((dish) => known.some(({ dishes }) => dishes.has(dish.name))))
      return {
        what: `known ${name}`,
        is: (dish) => own.has(dish),
        atLeast: Math.min(Math.ceil(size * SOUGHT_OF_NAMED), own.size),
        isUnasked: true,
      }
    })
    .filter(({ atLeast = 0 }) => atLeast > 0)
}

const SOUGHT_OF_NAMED = 1 / 3

/** A list of wines, or of what ends a dinner, pours what its own country makes before it borrows from a neighbor. */
export const asksForOwnWines = (
  { cuisineId }: Pick<MenuBrief, 'cuisineId'>,
  courses: readonly BriefCourse[],
): Ask[] =>
  courses
    .filter(({ sort, named }) => !named && (wineSorts.has(sort) || sort === 'afterDinner'))
    .map(({ name, pool, size }): Ask => {
      const own = new Set(pool.filter((dish) => dish.cuisineId === cuisineId))
      return { what: `own ${name}`, is: (dish) => own.has(dish), atLeast: Math.min(size, own.size) }
    })
    .filter(({ atLeast = 0 }) => atLeast > 0)
