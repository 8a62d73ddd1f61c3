import type { MenuItem } from '#domain/menu/model/item.ts'
import { FIRST_CUSTOM_ITEM_ID, MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { isCategoryId } from '#domain/reference/reference.ts'

/** The dishes that a replacement must not be: by id, and by name where the catalogue does not know the id. */
interface Excluded {
  readonly menuItemIds: number[]
  readonly menuItemNames: string[]
}

/** Everything on the menu and these items: a refreshed section must not bring back what it has just replaced. */
export function excludedBy(menu: Menu, others: readonly MenuItem[]): Excluded {
  const items = [...itemsOf(menu), ...others]
  const unique = <T>(values: readonly T[]) => [...new Set(values)].slice(0, MENU_SIZE_LIMITS.items)
  return {
    menuItemIds: unique(items.map(({ id }) => id)),
    menuItemNames: unique(items.filter(({ id }) => id >= FIRST_CUSTOM_ITEM_ID).map(({ name }) => name)),
  }
}

/** The section's category, or the dish's own in an owner's section; null when the catalogue knows neither. */
export const kindOfDish = (sectionId: number, { categoryId }: Pick<MenuItem, 'categoryId'>): number | null =>
  [sectionId, categoryId].find(isCategoryId) ?? null

interface RefreshOutcome {
  readonly refreshed: number
  readonly total: number
}

export function refreshSummary({ refreshed, total }: RefreshOutcome, sectionName: string): string {
  const dishes = (count: number) => `${count} new ${count === 1 ? 'dish' : 'dishes'}`
  if (refreshed === total) return `${sectionName}: ${dishes(total)}.`
  if (refreshed === 0) return `${sectionName}: no other dishes are left that fit this menu.`
  return `${sectionName}: ${dishes(refreshed)} of ${total}. No other dish is left for the rest.`
}
