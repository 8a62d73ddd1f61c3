import type { Course } from '../../../courses/course-of.ts'
import { isExtra, isForChildren } from '../../../courses/portion.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** An item with the one amount that a guest pays for it, and its words as they are compared. */
export interface PricedPlate {
  readonly reviewed: ReviewedItem
  /** Minor units. */
  readonly amount: number
  readonly name: string
  readonly words: string
}

/** Items with one price that says of nothing how much it is: no sizes, no market price, no extra, nothing for children. */
export const platesOf = (
  { items }: Review,
  isWanted: (item: ReviewedItem) => boolean = () => true,
): PricedPlate[] =>
  items.flatMap((reviewed) => {
    const { plate, item } = reviewed
    if (!plate || !isWanted(reviewed) || isExtra(item.name) || isForChildren(item.name)) return []
    return [{ reviewed, amount: plate.amount, name: foldName(item.name), words: wordsOf(reviewed) }]
  })

/** Name and description, folded. */
export const wordsOf = ({ item }: ReviewedItem): string => foldName(`${item.name} ${item.description}`)

export const bySection = (items: readonly ReviewedItem[]): (readonly ReviewedItem[])[] => [
  ...Map.groupBy(items, ({ section }) => section).values(),
]

export const isCourse =
  (...courses: readonly Course[]) =>
  ({ course }: ReviewedItem): boolean =>
    courses.includes(course)

/** What names an item in the key of a question. */
export const keyOf = (reviewed: ReviewedItem): string => itemFindingId('', reviewed)
