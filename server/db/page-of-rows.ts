import { type RawBuilder, sql } from 'kysely'

/** How a list is ordered: by a time, and rows of one time by an id. An index of the table has both. */
interface Order {
  readonly time: readonly [column: string, order: 'asc' | 'desc']
  readonly id: readonly [column: string, order: 'asc' | 'desc']
}

/** Which rows of an ordered list are read. */
export interface AskedRows {
  /** Those that follow this place; undefined: from the beginning. */
  readonly after: readonly [string, string] | undefined
  readonly limit: number
}

/** What follows a row in a list, whether or not that row is still there. */
export function rowsAfter({ time, id }: Order, [at, last]: readonly [string, string]): RawBuilder<boolean> {
  const [beyond, orAt] = time[1] === 'asc' ? ['>', '>='] : ['<', '<=']
  // The first comparison is one that the index can begin with.
  return sql`${sql.ref(time[0])} ${sql.raw(orAt)} ${at} and (${sql.ref(time[0])} ${sql.raw(beyond)} ${at} or ${sql.ref(id[0])} ${sql.raw(id[1] === 'asc' ? '>' : '<')} ${last})`
}
