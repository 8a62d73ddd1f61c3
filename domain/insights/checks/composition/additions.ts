import type { Dish } from '../../../catalogue/dish.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import { hasRoom, type ProposedEdit } from '../../review/proposed-edit.ts'
import { amountOf, type ReviewedItem, refOf } from '../../review/reviewed-item.ts'

/** What a dish that is to be added is looked up with. */
export interface Means {
  readonly review: Review
  readonly picker: DishPicker
}

/** A dish that would close a gap of a course, in the section of its first dish. */
export function addition(
  { section, pointer, course }: ReviewedItem,
  { review, picker }: Means,
  isWanted: (dish: Dish) => boolean,
) {
  const categoryId = categoryOfCourse(course)
  const dish =
    categoryId !== undefined && hasRoom(review.menu) ? picker.pick(categoryId, isWanted) : undefined
  const item = dish && dishForMenu(review, dish)
  const edits: ProposedEdit[] = item ? [{ kind: 'add-item', section: refOf(section), item }] : []
  return {
    pointer: pointer.replace(/\/items\/\d+$/, ''),
    params: {
      sectionName: section.name,
      proposed: item?.name ?? null,
      price: item ? amountOf(item) : null,
    },
    edits,
  }
}
