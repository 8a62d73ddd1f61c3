import type { Kysely } from 'kysely'
import type * as all from './tables/all-tables.ts'
import type { ColumnsOf } from './tables/described.ts'

type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type AllColumns = Every<ColumnsOf<(typeof all)[keyof typeof all]>>

/** Times are ISO-8601 UTC texts; JSON is text; counters fit 32 bits: the subset both engines share. */
export interface Schema extends AllColumns {}

export type Db = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'
