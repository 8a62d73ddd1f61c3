import type { OpenMenu } from '../state/menu-state.ts'
import { readLastFilters } from './last-filters.ts'

/** The default cuisine: American. */
const DEFAULT_CUISINE_ID = 5

type CuisineOwner = Pick<OpenMenu, 'cuisineId' | 'menu'> & Partial<Pick<OpenMenu, 'restaurant'>>

/** The cuisine of a menu: the chosen one, else that of the restaurant, of any item, or of the last filters. */
export const knownCuisineOf = ({ cuisineId, menu, restaurant }: CuisineOwner): number | null =>
  cuisineId ??
  restaurant?.cuisineId ??
  menu?.sections.flatMap(({ items }) => items).find((item) => item.cuisineId > 0)?.cuisineId ??
  readLastFilters(localStorage)?.cuisineId ??
  null

/** The cuisine that a menu is saved under. */
export const cuisineOf = (open: CuisineOwner): number => knownCuisineOf(open) ?? DEFAULT_CUISINE_ID
