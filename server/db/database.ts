import type { Db } from './schema.ts'

export interface Database {
  readonly db: Db
}

/** A copy of the database that is only read and may be behind. */
export interface Replica {
  readonly replica?: Db
}

/** What time it is, for the rows that are written. */
export interface Clock {
  readonly clock: () => Date
}
