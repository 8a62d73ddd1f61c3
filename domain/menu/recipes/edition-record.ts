import type { Dish } from '../../catalogue/dish.ts'
import type { Edition } from '../../design/paper/editions.ts'
import type { Menu } from '../model/menu.ts'
import { type StaffEntry, staffEntries } from './staff-entries.ts'

/** What editions of allergens say besides the menu. */
export interface EditionRecord {
  /** ISO 8601, the day on which the menu said so: `2026-11-23`. */
  readonly day: string
  /** Who signed the declarations, as it is printed; absent where nobody has. */
  readonly signedBy?: string
  /** What the staff sheet says of each item. */
  readonly staff?: readonly StaffEntry[]
}

interface Known {
  readonly now: Date
  /** Dishes of the catalogue; asked only for a staff sheet. */
  readonly recipes: readonly Dish[]
}

/** The record of an edition; undefined for one that needs none. */
export function editionRecord(
  { kind }: Edition,
  menu: Pick<Menu, 'sections'>,
  { now, recipes }: Known,
): EditionRecord | undefined {
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  if (kind === 'allergen-matrix') return { day }
  if (kind !== 'staff-sheet') return undefined
  const byId = new Map(recipes.map((dish) => [dish.id, dish]))
  return { day, staff: staffEntries(menu, { dishOf: (id) => byId.get(id) }) }
}
