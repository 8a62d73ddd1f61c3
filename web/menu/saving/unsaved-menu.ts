import type { OpenMenu } from '../state/menu-state.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'

export const unsavedMenu = (open: Pick<OpenMenu, 'menu' | 'restaurant' | 'cuisineId'>) =>
  open.menu && {
    content: { restaurant: open.restaurant, ...open.menu },
    cuisineId: knownCuisineOf(open),
  }
