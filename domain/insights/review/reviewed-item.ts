import type { Dish } from '../../catalogue/dish.ts'
import type { Course } from '../../courses/course-of.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import type { CategoryRef, MenuItem } from '../../menu/model/schema.ts'

/** A dish of the menu beside what the catalogue knows of it. */
export interface ReviewedItem {
  readonly item: MenuItem
  readonly place: ItemPlace
  /** A JSON pointer into the menu. */
  readonly pointer: string
  readonly category: CategoryRef
  readonly course: Course
  /** The catalogue's dish of that name. */
  readonly dish: Dish | undefined
  /** Name and description are the catalogue's own, so its ingredients are this dish's too. */
  readonly isAsWritten: boolean
  /** One plate as most people order it: no bottle, no size, no platter, nothing for children. */
  readonly isOrdinary: boolean
}

/** The id of a finding about this item: the same after the menu has changed elsewhere. */
export const itemFindingId = (code: string, { place }: ReviewedItem): string =>
  `${code}:${place.categoryId}:${place.itemId}`
