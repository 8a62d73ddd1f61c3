import type { Likeness } from '#domain/generation/choosing/likenesses.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'

/** What can be done to a dish of the sheet. The functions stay the same, so that they make no row render again. */
export interface ItemActions {
  /** @param like a dish like this one, instead of any other */
  refresh(sectionId: number, item: MenuItem, like?: Likeness): void
  edit(sectionId: number, item: MenuItem): void
  remove(place: ItemPlace): void
  duplicate(place: ItemPlace): void
  /** @param by positions down the section; negative is up */
  moveBy(place: ItemPlace, by: -1 | 1): void
  moveTo(place: ItemPlace, sectionId: number): void
}
