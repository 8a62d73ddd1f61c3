import { countItems } from '#domain/menu/edits.ts'
import { menuGroupsSchema } from '#domain/menu/schema.ts'

/** Why the designer cannot work on what the browser has stored, in the words for the person; null when it can. */
export function entryProblem(groups: unknown): string | null {
  if (groups === null || groups === undefined) {
    return 'Please generate a menu in the Menu Builder first before proceeding to the design stage.'
  }
  const menu = menuGroupsSchema.safeParse(groups)
  if (!menu.success) return 'Menu data format is invalid. Redirecting back to menu builder.'
  if (countItems(menu.data) === 0) {
    return 'Please add items to your menu before proceeding to the design stage.'
  }
  return null
}
