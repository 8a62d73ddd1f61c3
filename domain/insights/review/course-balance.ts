import { categoryOfCourse } from '../../courses/course-of.ts'
import { MIN_DISHES_FOR_SHARES, type ShareNorm, shareNorms } from '../../courses/section-norms.ts'
import { type CategoryId, categories } from '../../reference/reference.ts'
import type { Review } from './menu-review.ts'
import type { ReviewedItem } from './reviewed-item.ts'

/** The dishes of one course of a menu, in whichever sections they are. */
export interface CourseShare {
  readonly categoryId: CategoryId
  /** The section's name where the course has one section, else the catalogue's name for it. */
  readonly name: string
  readonly items: readonly ReviewedItem[]
  /** Dishes of all courses that have a norm. */
  readonly total: number
  readonly norm: ShareNorm
  /** Index of the first section with dishes of the course, else of its empty section; undefined where there is none. */
  readonly sectionIndex: number | undefined
}

/**
 * How the food of a menu is spread over its courses. Undefined where the norm says nothing: on a menu
 * whose kind is not known, with dishes that belong to no course, or with too few of them.
 */
export function courseBalance({ menu, items, isKindKnown }: Review): readonly CourseShare[] | undefined {
  const food = items.filter(({ course }) => course !== 'drink')
  const isClear = food.every(({ course }) => categoryOfCourse(course) !== undefined)
  if (!isKindKnown || !isClear || food.length < MIN_DISHES_FOR_SHARES) return undefined
  return categories.flatMap(({ id, name }) => {
    const norm = shareNorms[id]
    if (!norm) return []
    const own = food.filter(({ course }) => categoryOfCourse(course) === id)
    const sections = [...new Set(own.map(({ section }) => menu.sections.indexOf(section)))]
    const [first] = sections
    const empty = menu.sections.findIndex((section) => section.id === id && section.items.length === 0)
    const sectionIndex = first ?? (empty === -1 ? undefined : empty)
    const sectionName = sectionIndex === undefined ? undefined : menu.sections[sectionIndex]?.name
    return [
      {
        categoryId: id,
        name: sections.length <= 1 ? (sectionName ?? name) : name,
        items: own,
        total: food.length,
        norm,
        sectionIndex,
      },
    ]
  })
}
