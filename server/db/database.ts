import type { Db } from './schema.ts'

export interface Database {
  readonly db: Db
}

/** What time it is, for the rows that are written. */
export interface Clock {
  readonly clock: () => Date
}
