import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { type PlacedItem, placedItems } from '../parts/placed-items.ts'
import type { Fix } from '../rules/rule.ts'

/** Puts words behind the names of dishes, in the same type; a name that would become too long stays. */
export const addToNames = (words: string, isMeant: (placed: PlacedItem) => boolean): Fix => ({
  id: 'add-to-names',
  label: `Add “${words}” to their names`,
  apply: (menu) => {
    const meant = new Set(
      placedItems(menu)
        .filter(isMeant)
        .map(({ item }) => item),
    )
    return mapItems(menu, (item) => {
      const name = `${item.name} ${words}`
      return meant.has(item) && name.length <= MENU_TEXT_LIMITS.name ? { ...item, name } : item
    })
  },
})
