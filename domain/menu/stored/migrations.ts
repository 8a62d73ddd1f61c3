import { menusAsRestaurantsWriteThem } from './menus-as-restaurants-write-them.ts'
import type { Migration } from './migration.ts'

/** Ordered: the first lifts version 1 to version 2. A released migration is never changed or removed. */
export const migrations: readonly Migration[] = [menusAsRestaurantsWriteThem]

/** The version that is written today. */
export const MENU_DOCUMENT_VERSION = 1 + migrations.length
