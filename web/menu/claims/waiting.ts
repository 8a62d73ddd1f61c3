import { claimsOf, confirmationOf, type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import { contradictionIn } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'

/** The claims of a dish that its owner can confirm; null when there are none or the plan does not show them. */
export function waitingOf(item: MenuItem, hasDiets: boolean): Statement | null {
  const { confirmed = [], dietsOnRequest, ...allergens } = confirmationOf(item)
  const waiting = hasDiets ? { confirmed, dietsOnRequest, ...allergens } : { confirmed: [], ...allergens }
  const { confirmed: diets, ...lists } = waiting
  return diets.length > 0 || Object.values(lists).some((list) => list !== undefined) ? waiting : null
}

/** The menu with all waiting claims that are shown confirmed by its owner, as far as they can be true. */
export const confirmMenu = (menu: Menu, hasDiets: boolean): Menu =>
  mapItems(menu, (item) => {
    const waiting = waitingOf(item, hasDiets)
    return waiting ? stateClaims(item, possible(waiting, item)) : item
  })

/** Without the diets that the dish's own allergens exclude: those go on waiting for the owner. */
function possible({ confirmed = [], ...rest }: Statement, item: MenuItem): Statement {
  const { allergens } = claimsOf(item)
  const isPossible = (id: number) => !contradictionIn({ dietaryOptions: [id], allergens })
  return { ...rest, confirmed: confirmed.filter(isPossible) }
}
