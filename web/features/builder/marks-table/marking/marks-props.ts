import type { MenuMark } from '#domain/menu/model/marks.ts'
import type { MarkColumn } from '../columns/mark-columns.ts'
import type { DishGroup, MarkedDish } from './marked-dishes.ts'
import type { MarkingRefusal, Press } from './use-marking.ts'

export interface MarksProps {
  readonly groups: readonly DishGroup[]
  readonly columns: readonly MarkColumn[]
  readonly own: readonly MenuMark[]
  readonly hasDiets: boolean
  readonly refusal: MarkingRefusal | null
  readonly onPress: (press: Press) => void
  readonly onConfirm: (dish: MarkedDish) => void
  /** All dishes of a section in one column: asks first. */
  readonly onSection: (group: DishGroup, column: MarkColumn) => void
}
