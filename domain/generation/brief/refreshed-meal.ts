import type { Dish, Season } from '../../catalogue/dish.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { DRINKS } from '../../reference/reference.ts'
import type { Ask } from '../asks/ask.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { MenuForm } from '../forms/form.ts'
import { isOfSort, type SectionSort, wholeCategory } from '../sorts/section-sorts.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'
import { choicesOfMeal, courseOf, dishesFor, formOfBrief, pricedCourse } from './brief-courses.ts'
import { TASTING_COURSES } from './kinds.ts'
import { plannedSections, sortsThatCanBe } from './plan.ts'
import { PAIRED, pairingOf } from './priced-menu.ts'

/** A section with what may come in the place of its dishes. */
export interface RefreshedCourse extends ComposedCourse {
  readonly section: Section
  readonly name: string
  /** What its owner wants in it and in no other section. */
  readonly wanted: readonly Ask[]
}

/** A meal at one price that is on a menu: each course sells what it was composed for. */
export interface MealToRefresh {
  readonly brief: Pick<DishWishes, 'cuisineId'> & Pick<MenuBrief, 'kind' | 'sections'>
  /** Absent where the menu has more than the meal. */
  readonly form: MenuForm | undefined
  readonly sorts: ReadonlyMap<Section, SectionSort>
  courseFor(
    section: Section,
    servable: readonly Dish[],
    wishes: DishWishes,
    wanted: readonly Ask[],
  ): RefreshedCourse
}

type DishOf = (item: MenuItem, section: Section) => Dish

interface Circumstances {
  readonly catalogue: readonly Dish[]
  readonly wishes: DishWishes
  readonly priceRange: number
  readonly season: Season
  readonly seed: number
}

/** The meal of a menu, if it has one with dishes; a plate a course is a tasting menu. */
export function mealIn(
  { sections }: Menu,
  dishOf: DishOf,
  { catalogue, wishes, priceRange, season }: Circumstances,
): MealToRefresh | undefined {
  const heads = new Set(sections.filter(({ layout }) => layout === 'courses').map(({ id }) => id))
  const filled = sections.filter(({ items }) => items.length > 0)
  const parts = filled.filter(({ parentId }) => parentId !== undefined && heads.has(parentId))
  if (parts.length === 0) return undefined
  const { min, max } = TASTING_COURSES
  const isTasting =
    parts.every(({ items }) => items.length === 1) && parts.length >= min && parts.length <= max
  const { cuisineId, dietaryOptions } = wishes
  const brief = { cuisineId, kind: isTasting ? 'tasting' : 'prix-fixe', sections: undefined } as const
  const planned = plannedSections(
    { ...brief, courses: parts.length, dietaryOptions: [...dietaryOptions] },
    catalogue,
  ).sections
  const own = catalogue.filter((dish) => dish.cuisineId === cuisineId && fitsWishes(dish, wishes))
  const open = sortsThatCanBe(planned, choicesOfMeal(own, brief, priceRange), season)
  const sorts = new Map<Section, SectionSort>()
  for (const section of parts) {
    const dishes = section.items.map((item) => dishOf(item, section))
    // A course that was moved keeps what it sells.
    const found = open.findIndex((sort) => isTasting && dishes.every((dish) => isOfSort(dish, sort)))
    const [planned] = found < 0 ? [] : open.splice(found, 1)
    const sort = planned ?? wholeSortOf(dishes)
    if (sort) sorts.set(section, sort)
  }
  return {
    brief,
    form: parts.length === filled.length ? formOfBrief(brief, planned) : undefined,
    sorts,
    courseFor(section, servable, heeded, wanted) {
      const { id, name, items } = section
      const asked = { name, sort: sorts.get(section) ?? 'mains', count: items.length }
      const course = pricedCourse(courseOf(asked, id, servable, heeded), priceRange, [], brief)
      return { ...course, section, wanted }
    },
  }
}

/** The course of a card whose dishes these are. */
function wholeSortOf(dishes: readonly Dish[]): SectionSort | undefined {
  const sorts = Object.keys(wholeCategory) as SectionSort[]
  return sorts.find((sort) => dishes.every(({ categoryId }) => wholeCategory[sort] === categoryId))
}

/** The same meal with a drink for each new plate, where it was paired. */
export function pairedAgain(
  sections: readonly Section[],
  dishOf: DishOf,
  { catalogue, wishes, seed }: Circumstances,
): Section[] {
  const paired = sections.filter(({ footer, items }) => footer?.startsWith(PAIRED) && items.length > 0)
  const leads = paired.flatMap((section) => section.items.slice(0, 1).map((item) => dishOf(item, section)))
  const drinks = dishesFor(catalogue, wishes.cuisineId).filter(
    (dish) => dish.categoryId === DRINKS && fitsWishes(dish, wishes),
  )
  const poured = leads.length > 0 ? pairingOf(leads, { brief: wishes, drinks, seed }) : []
  return sections.map((section) => {
    const drink = poured[paired.indexOf(section)]
    return drink ? { ...section, footer: `${PAIRED}${drink.name}` } : section
  })
}
