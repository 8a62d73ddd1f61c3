import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { cuisines } from '#domain/reference/reference.ts'

/** The cuisine that a menu is saved under where nobody named one. */
const DEFAULT_CUISINE_ID = 5

/**
 * The name of a menu's cuisine as guests read it; empty where its owner named none. The default one counts where the
 * restaurant is of that cuisine, or dishes of the catalogue were chosen by it.
 */
export function saidCuisine(cuisineId: number, content: MenuContent): string {
  const isSaid =
    cuisineId !== DEFAULT_CUISINE_ID ||
    content.restaurant.cuisineId === DEFAULT_CUISINE_ID ||
    itemsOf(content).some(
      (item) =>
        item.cuisineId === cuisineId && (item.recipeId !== undefined || item.recipeClaims !== undefined),
    )
  return isSaid ? (cuisines.find(({ id }) => id === cuisineId)?.name ?? '') : ''
}
