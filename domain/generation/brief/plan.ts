import type { Dish, Season } from '../../catalogue/dish.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import { isOfSort, type SectionSort, sortRecord } from '../sorts/section-sorts.ts'
import { sortOfName } from '../sorts/section-words.ts'
import type { MenuBrief } from './brief.ts'
import { type AskedSection, kindRecord, TASTING_COURSES } from './kinds.ts'
import { tastingCourses } from './tasting/arcs.ts'

export interface PlannedSections {
  readonly sections: readonly AskedSection[]
  /** Names of the owner's that nobody could tell. */
  readonly notUnderstood: readonly string[]
}

/** The sections of a brief: the owner's by name, else those of the kind. */
export function plannedSections(
  brief: Pick<MenuBrief, 'cuisineId' | 'kind' | 'sections' | 'courses'>,
): PlannedSections {
  if (brief.sections) return ownSections(brief.sections)
  if (brief.kind === 'tasting') {
    const courses = tastingCourses(brief.cuisineId as CuisineId, brief.courses ?? TASTING_COURSES.default)
    return {
      sections: courses.map(([sort, ...otherwise], index) => ({
        name: ordinals[index] ?? `Course ${index + 1}`,
        sort,
        otherwise,
        count: 1,
      })),
      notUnderstood: [],
    }
  }
  const sections = kindRecord(brief.kind).sections.map(([sort, count, name]) => ({
    name: name ?? sortRecord(sort).name,
    sort,
    count,
  }))
  return { sections, notUnderstood: [] }
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

function ownSections(asked: NonNullable<MenuBrief['sections']>): PlannedSections {
  const told = asked.map(({ name, count }) => ({ name, count, sort: sortOfName(name) }))
  return {
    sections: told.flatMap(({ name, count, sort }) =>
      sort ? [{ name, sort, count: count ?? sortRecord(sort).count }] : [],
    ),
    notUnderstood: told.filter(({ sort }) => sort === undefined).map(({ name }) => name),
  }
}

/** So few dishes leave no choice: the next sort is served in their place, where there is one. */
const CHOICE = 2

/**
 * What each section sells: its sort, or where too little of it can be served now, what may be in its place. Sections
 * of one category may share their dishes, so each leaves one fewer to the next.
 * @param servable what may be chosen, the first choice first: another sort of the first list goes before the sort that
 * only the second has
 */
export function sortsThatCanBe(
  sections: readonly AskedSection[],
  servable: readonly (readonly Dish[])[],
  season: Season,
): SectionSort[] {
  const taken: SectionSort[] = []
  const leftOf = (sort: SectionSort, dishes: readonly Dish[]) =>
    dishes.filter((dish) => isOfSort(dish, sort) && !isOutOfSeason(dish, season)).length -
    taken.filter((one) => sortRecord(one).categoryId === sortRecord(sort).categoryId).length
  for (const { sort, otherwise = [] } of sections) {
    const sorts = otherwise.length === 0 ? [] : [sort, ...otherwise]
    const found = servable.flatMap((dishes) =>
      [CHOICE, 1].flatMap((least) => sorts.find((one) => leftOf(one, dishes) >= least) ?? []),
    )
    taken.push(found[0] ?? sort)
  }
  return taken
}
