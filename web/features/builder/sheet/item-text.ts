import { findItem, type ItemPlace, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import { setPrice } from '#domain/pricing/set-price.ts'
import { complaintAbout, editedItemSchema, typedItemOf } from '../../../menu/item/item-form.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** The fields of a dish that are edited in place, in tab order. */
export const itemTexts = ['name', 'price', 'description'] as const
export type ItemText = (typeof itemTexts)[number]

/** The fault in a typed text; null when the text is valid. */
export function complaintAboutText(text: ItemText, typed: string): string | null {
  const { error } = editedItemSchema.shape[text].safeParse(typed)
  const message = error?.issues[0]?.message
  if (message === undefined) return null
  const complaint = complaintAbout({ [text]: { message } })
  if (!complaint || complaint.title === message) return message
  return text === 'price' ? `${complaint.title}: ${message}` : complaint.title
}

/** Writes a checked text into the menu. */
export function keepText(place: ItemPlace, text: ItemText, typed: string): void {
  useOpenMenu.getState().edit((menu) => {
    const item = findItem(menu, place)
    if (!item) return menu
    const words = editedItemSchema.parse({ ...typedItemOf(item), [text]: typed })
    return replaceItem(menu, place, rewriteItem(setPrice(item, words.price), words))
  })
}
