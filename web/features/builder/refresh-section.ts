import { pricedLike } from '#domain/menu/edits.ts'
import type { Menu, MenuItem } from '#domain/menu/schema.ts'
import { isOnMenu } from './trends.ts'

/** How often another answer is asked for when one names a dish that the menu has under an id of its own. */
const MOST_REPEATS = 5

/** Asks for another dish in the place of `item`, none of these ids; null when there is none left. */
export type AskForDish = (item: MenuItem, excludedIds: readonly number[]) => Promise<MenuItem | null>

/**
 * Another dish for the place of `item`, priced as it was; null when no other is left.
 * @param excludedIds every id on the menu, and whatever else must not come back
 */
export async function anotherDish(
  menu: Menu,
  item: MenuItem,
  excludedIds: readonly number[],
  ask: AskForDish,
): Promise<MenuItem | null> {
  const excluded = [...excludedIds]
  for (let attempt = 0; attempt <= MOST_REPEATS; attempt += 1) {
    const dish = await ask(item, excluded)
    if (!dish) return null
    // A dish taken from a trend or written by hand has an id that the catalogue does not know.
    if (!isOnMenu(menu, dish.name)) return pricedLike(dish, item)
    excluded.push(dish.id)
  }
  return null
}

export interface RefreshOutcome {
  readonly refreshed: number
  readonly total: number
}

/** The sentence after a whole section was refreshed. */
export function refreshSummary({ refreshed, total }: RefreshOutcome, categoryName: string): string {
  const section = categoryName.toLowerCase()
  if (refreshed === total) return `All ${total} dishes in ${section} are new.`
  if (refreshed === 0) return `There are no other ${section} left that fit this menu.`
  return `${refreshed} of ${total} dishes in ${section} are new. No other dish is left for the rest.`
}
