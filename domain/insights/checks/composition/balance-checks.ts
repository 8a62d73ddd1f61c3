import { isLongByTrade } from '../../../courses/section-norms.ts'
import { categories } from '../../../reference/reference.ts'
import { type CourseShare, courseBalance } from '../../review/course-balance.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import { hasRoom } from '../../review/proposed-edit.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { amountOf, refOf } from '../../review/reviewed-item.ts'

/** More than this at once is a new menu and no recommendation. */
const MOST_ADDED = 6

type BalanceFinding = RecommendationOf<'section_thin' | 'section_crowded'>

/** Courses that are too small or too large for the menu. Which dish to part with is for the owner alone. */
export const checkBalance = (review: Review, picker: DishPicker): BalanceFinding[] =>
  (courseBalance(review) ?? []).flatMap((course): BalanceFinding[] => {
    const share = course.items.length / course.total
    if (share < course.norm.low) return [thin(course, review, picker)]
    if (share > course.norm.high && !isOfTrade(course)) return [crowded(course)]
    return []
  })

/** Is most of the course what such a house has many of: tapas, rolls, dumplings? */
const isOfTrade = ({ items }: CourseShare): boolean =>
  items.filter(({ section }) => isLongByTrade(section.name)).length * 2 >= items.length

const percent = (share: number): number => Math.round(share * 100)

const paramsOf = ({ name, items, total, norm }: CourseShare) => ({
  sectionName: name,
  count: items.length,
  total,
  lowPercent: percent(norm.low),
  highPercent: percent(norm.high),
})

const pointerOf = ({ sectionIndex }: CourseShare): string =>
  sectionIndex === undefined ? '' : `/sections/${sectionIndex}`

function thin(course: CourseShare, review: Review, picker: DishPicker): BalanceFinding {
  const { norm, items, total, categoryId, sectionIndex } = course
  // (items + n) / (total + n) ≥ low
  const missing = Math.ceil((norm.low * total - items.length) / (1 - norm.low) - 1e-9)
  const own = sectionIndex === undefined ? undefined : review.menu.sections[sectionIndex]
  // A section of this id whose dishes are all of another course takes no more.
  const hasPlace = own !== undefined || !review.menu.sections.some(({ id }) => id === categoryId)
  const dishes =
    hasPlace && missing <= MOST_ADDED && hasRoom(review.menu)
      ? Array.from({ length: missing }, () => picker.pick(categoryId)).filter((dish) => dish !== undefined)
      : []
  const added = dishes.length === missing ? dishes.map((dish) => dishForMenu(review, dish)) : []
  const known = categories.find(({ id }) => id === categoryId) ?? { id: categoryId, name: course.name }
  const section = refOf(own ?? known)
  return {
    code: 'section_thin',
    id: `section_thin:${categoryId}`,
    pointer: pointerOf(course),
    params: {
      ...paramsOf(course),
      proposed: added.map((item) => ({ name: item.name, price: amountOf(item) })),
    },
    edits: added.map((item) => ({ kind: 'add-item', section, item })),
  }
}

const crowded = (course: CourseShare): BalanceFinding => ({
  code: 'section_crowded',
  id: `section_crowded:${course.categoryId}`,
  pointer: pointerOf(course),
  params: { ...paramsOf(course), proposed: [] },
  edits: [],
})
