import type { OpenMenu } from '../state/menu-state.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'

/** The open menu as the request for a report; null when none is open. */
export const unsavedMenu = (open: Pick<OpenMenu, 'groups' | 'restaurant' | 'cuisineId'>) =>
  open.groups && {
    content: { restaurant: open.restaurant, groups: [...open.groups] },
    cuisineId: knownCuisineOf(open),
  }
