import { type RawBuilder, sql } from 'kysely'
import type { ListPlace } from '#contract/shared/pages.ts'

/** How a list is ordered: by a time, and rows of one time by an id. An index of the table has both. */
interface Order {
  readonly time: readonly [column: string, order: 'asc' | 'desc']
  readonly id: readonly [column: string, order: 'asc' | 'desc']
}

/** What follows a row in a list, whether or not that row is still there. */
export function rowsAfter({ time, id }: Order, [at, last]: ListPlace): RawBuilder<boolean> {
  const [beyond, orAt] = time[1] === 'asc' ? ['>', '>='] : ['<', '<=']
  // The first comparison is one that the index can begin with.
  return sql`${sql.ref(time[0])} ${sql.raw(orAt)} ${at} and (${sql.ref(time[0])} ${sql.raw(beyond)} ${at} or ${sql.ref(id[0])} ${sql.raw(id[1] === 'asc' ? '>' : '<')} ${last})`
}
