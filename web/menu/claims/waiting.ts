import {
  claimsOf,
  confirmationOf,
  confirmationOfFile,
  recipeClaimsOf,
  type Statement,
  stateClaims,
} from '#domain/menu/claims/claims.ts'
import { isTenable } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { judgedByOwnRecipe } from '#domain/menu/recipes/judged-claims.ts'

/** The claims of a dish that its owner can confirm; null when there are none or the plan does not show them. */
export const waitingOf = (item: MenuItem, hasDiets: boolean): Statement | null =>
  item.claimsToConfirm ? shownOf(confirmationOf(item), hasDiets) : null

/** Those of them that a file of the owner's own made, for these words. */
export const waitingOfFile = (item: MenuItem, hasDiets: boolean): Statement | null => {
  const waiting = item.claimsToConfirm ? shownOf(confirmationOfFile(item), hasDiets) : null
  return waiting && shownOf(possible(waiting, item), hasDiets)
}

function shownOf(
  { confirmed = [], dietsOnRequest, ...allergens }: Statement,
  hasDiets: boolean,
): Statement | null {
  const waiting = hasDiets ? { confirmed, dietsOnRequest, ...allergens } : { confirmed: [], ...allergens }
  const { confirmed: diets, ...lists } = waiting
  return diets.length > 0 || Object.values(lists).some((list) => list !== undefined) ? waiting : null
}

/** How many dishes {@link confirmFile} confirms something of. */
export const countOfFile = (menu: Pick<Menu, 'sections'>, hasDiets: boolean): number =>
  itemsOf(menu).filter((item) => waitingOfFile(item, hasDiets)).length

/** Confirms what the owner's file claims, if shown and possible; all else is confirmed dish by dish. */
export const confirmFile = (menu: Menu, hasDiets: boolean): Menu =>
  mapItems(menu, (item) => {
    const waiting = waitingOfFile(item, hasDiets)
    return waiting ? stateClaims(item, waiting) : item
  })

/** Without the diets that the dish's own allergens exclude: those go on waiting for the owner. */
function possible({ confirmed = [], ...rest }: Statement, item: MenuItem): Statement {
  const { allergens, mayContain } = claimsOf(item)
  const disproved = recipeClaimsOf(judgedByOwnRecipe(item))?.disproved
  const isPossible = (id: number) => isTenable(id, { allergens, mayContain, disproved })
  return { ...rest, confirmed: confirmed.filter(isPossible) }
}
