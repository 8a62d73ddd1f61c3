import type { Schema } from './schema.ts'
import * as all from './tables/all-tables.ts'
import type { Described } from './tables/described.ts'

/** For every table, how its documents are read and what of its rows an account exports. */
export const storedTables: Described<Schema> = Object.assign({}, ...Object.values(all))
