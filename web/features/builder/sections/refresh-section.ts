import { isCategoryId } from '#domain/catalogue/reference.ts'
import {
  FIRST_CUSTOM_ITEM_ID,
  MENU_SIZE_LIMITS,
  type Menu,
  type MenuItem,
} from '#domain/menu/model/schema.ts'

/** What another dish must not be: by id, and by name where the catalogue does not know the id. */
interface Excluded {
  readonly menuItemIds: number[]
  readonly menuItemNames: string[]
}

/**
 * Everything on the menu, and these besides: what a refresh of the whole section has replaced already
 * must not come back in its neighbour's place.
 */
export function excludedBy(menu: Menu, besides: readonly MenuItem[]): Excluded {
  const items = [...menu.flatMap((group) => group.items), ...besides]
  const unique = <T>(values: readonly T[]) => [...new Set(values)].slice(0, MENU_SIZE_LIMITS.items)
  return {
    menuItemIds: unique(items.map(({ id }) => id)),
    menuItemNames: unique(items.filter(({ id }) => id >= FIRST_CUSTOM_ITEM_ID).map(({ name }) => name)),
  }
}

/**
 * The category to look for another dish in: that of the section, or, in a section of the owner's own, the
 * kind of the dish itself. Null where the catalogue knows neither.
 */
export const kindOfDish = (sectionId: number, { categoryId }: Pick<MenuItem, 'categoryId'>): number | null =>
  [sectionId, categoryId].find(isCategoryId) ?? null

interface RefreshOutcome {
  readonly refreshed: number
  readonly total: number
}

/** The sentence after a whole section was refreshed. */
export function refreshSummary({ refreshed, total }: RefreshOutcome, categoryName: string): string {
  const section = categoryName.toLowerCase()
  if (refreshed === total) return `All ${total} dishes in ${section} are new.`
  if (refreshed === 0) return `There are no other ${section} left that fit this menu.`
  return `${refreshed} of ${total} dishes in ${section} are new. For the rest no other dish is left.`
}
