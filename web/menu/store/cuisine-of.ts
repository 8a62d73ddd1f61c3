import type { OpenMenu } from '../state/menu-state.ts'
import { readLastFilters } from './last-filters.ts'

/** The default cuisine: American. */
const DEFAULT_CUISINE_ID = 5

/** The cuisine of a menu: the chosen one, else that of any item, else that of the last filters. */
export const knownCuisineOf = ({ cuisineId, menu }: Pick<OpenMenu, 'cuisineId' | 'menu'>): number | null =>
  cuisineId ??
  menu?.sections.flatMap(({ items }) => items).find((item) => item.cuisineId > 0)?.cuisineId ??
  readLastFilters(localStorage)?.cuisineId ??
  null

/** The cuisine that a menu is saved under. */
export const cuisineOf = (open: Pick<OpenMenu, 'cuisineId' | 'menu'>): number =>
  knownCuisineOf(open) ?? DEFAULT_CUISINE_ID
