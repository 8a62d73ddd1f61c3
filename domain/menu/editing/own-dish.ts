import type { MenuItem } from './item.ts'
import { FIRST_CUSTOM_ITEM_ID } from './limits.ts'

/** Whether a dish is its owner's: brought or typed. One of the catalog stays the catalog's when it is edited. */
export const isOwnDish = ({ id, recipeId }: Pick<MenuItem, 'id' | 'recipeId'>): boolean =>
  id >= FIRST_CUSTOM_ITEM_ID && recipeId === undefined
