import { findItem, type ItemPlace, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { setPrices } from '#domain/pricing/set-price.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { complaintAbout, editedItemSchema } from '../../../../menu/item/item-form.ts'
import { typedPrices } from '../../../../menu/prices/box-of-prices.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { ItemText } from '../focus/sheet-focus.ts'

export interface ItemRowContext {
  readonly heads: readonly PriceHead[]
  readonly writing: PriceWriting
  /** Whether its section, or one around it, has a price of the whole. */
  readonly isPartOfWhole: boolean
  /** Whether it is a course of a meal at one price. */
  readonly isPartOfMeal: boolean
}

export const contextOf = (item: Pick<MenuItem, 'prices'>, row: ItemRowContext): PriceContext => ({
  ...row,
  before: item.prices,
  mayLack: true,
})

export const textOf = (item: MenuItem, text: ItemText, row: ItemRowContext): string =>
  text === 'prices' ? typedPrices(item.prices, contextOf(item, row)) : item[text]

export function complaintAboutText(
  text: ItemText,
  typed: string,
  item: Pick<MenuItem, 'prices'>,
  row: ItemRowContext,
): string | null {
  const { error } = editedItemSchema(contextOf(item, row)).shape[text].safeParse(typed)
  const message = error?.issues[0]?.message
  if (message === undefined) return null
  const complaint = complaintAbout({ [text]: { message } })
  if (!complaint || complaint.title === message) return message
  return text === 'prices' ? `${complaint.title}: ${message}` : complaint.title
}

export function keepText(place: ItemPlace, text: ItemText, typed: string, row: ItemRowContext): void {
  const change = (menu: Menu): Menu => {
    const item = findItem(menu, place)
    if (!item) return menu
    const { shape } = editedItemSchema(contextOf(item, row))
    if (text === 'prices') return replaceItem(menu, place, setPrices(item, shape.prices.parse(typed)))
    const { name, description } = item
    const words =
      text === 'name'
        ? { name: shape.name.parse(typed), description }
        : { name, description: shape.description.parse(typed) }
    return replaceItem(menu, place, rewriteItem(item, words))
  }
  // Words alone cannot make a menu that cannot be kept.
  if (text === 'prices') tellRefusedEdit(change)
  else useOpenMenu.getState().edit(change)
}
