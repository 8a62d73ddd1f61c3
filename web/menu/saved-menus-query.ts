import { listDishes, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { listSavedMenuStates } from '#contract/menus/kept-menus.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { listSignOffs } from '#contract/menus/sign-offs.ts'
import { readLiveState } from '#contract/restaurant/sold-out.ts'
import { askAgain, queryOf } from '../lib/query-of.ts'

export const savedMenusQuery = queryOf(listSavedMenus)

/** After a change of saved menus: their list, and what is known of each. */
export const refreshSavedMenus = () =>
  askAgain(listSavedMenus, listSavedMenuStates, listSignOffs, readLiveState, listDishes, listDishesOfMenu)
