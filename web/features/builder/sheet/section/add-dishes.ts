import { addItem, customItem, newCustomItemId } from '#domain/menu/editing/edits.ts'
import { setFields } from '#domain/menu/editing/set-fields.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { QuickDish } from './quick-line.ts'

export type Added = { readonly itemIds: readonly number[] } | { readonly problem: string }

/** Adds dishes at the end of a section, all in one step. */
export function addDishes(sectionId: number, dishes: readonly QuickDish[]): Added {
  const open = useOpenMenu.getState()
  const cuisineId = cuisineOf(open)
  const itemIds: number[] = []
  const change = (menu: Menu): Menu => {
    itemIds.length = 0
    return dishes.reduce((grown, { name, description, prices, number, secondName }) => {
      const id = newCustomItemId(grown, Math.random())
      itemIds.push(id)
      const words = { name, description, prices: [...prices], dietaryOptions: [] }
      const item = customItem(words, { id, cuisineId, categoryId: sectionId })
      return addItem(grown, sectionId, setFields<MenuItem>(item, { number, secondName }))
    }, menu)
  }
  const problem = tryEdit(change)
  return problem === null ? { itemIds } : { problem }
}
