import { addItem, customItem, newCustomItemId } from '#domain/menu/editing/edits.ts'
import { withMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import { updateSection } from '#domain/menu/editing/sections.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { QuickDish } from './quick-line.ts'

export type Added = { readonly itemIds: readonly number[] } | { readonly problem: string }

/**
 * Adds dishes at the end of a section, all in one step; none where one says of itself what cannot all be true.
 * @param heads other columns of prices for the section, those of before among them
 */
export function addDishes(
  sectionId: number,
  dishes: readonly QuickDish[],
  heads?: readonly PriceHead[],
): Added {
  const open = useOpenMenu.getState()
  const cuisineId = cuisineOf(open)
  const itemIds: number[] = []
  let refused: string | null = null
  const change = (menu: Menu): Menu => {
    itemIds.length = 0
    const next = dishes.reduce(
      (grown, { name, description, prices, marks, number, secondName, wine, origin }) => {
        const id = newCustomItemId(grown, Math.random())
        itemIds.push(id)
        const words = { name, description, prices: [...prices], dietaryOptions: [] }
        const item = customItem(words, { id, cuisineId, categoryId: sectionId })
        const marked = withMarks(setFields<MenuItem>(item, { number, secondName, wine, origin }), marks)
        if (typeof marked === 'string') refused ??= marked
        return typeof marked === 'string' ? grown : addItem(grown, sectionId, marked)
      },
      heads ? updateSection(menu, sectionId, { priceHeads: [...heads] }) : menu,
    )
    return refused === null ? next : menu
  }
  const problem = tryEdit(change) ?? refused
  return problem === null ? { itemIds } : { problem }
}
