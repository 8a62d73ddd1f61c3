import type { Db } from '../db/schema.ts'

/** What to count in the present window. */
export interface Counting {
  readonly key: string
  readonly now: Date
  readonly windowMs: number
  /** The most that the count may come to. */
  readonly limit: number
  /** How many are counted at once. */
  readonly count: number
}

export type Counted =
  | { readonly isCounted: true; readonly total: number; readonly endsAt: Date }
  /** Nothing was counted: with these the limit would be passed before that time. */
  | { readonly isCounted: false; readonly endsAt: Date }

/** What clocks of servers may differ by. */
export const SKEW_MS = 60_000

/**
 * Counts unless the limit would be passed. One statement does it, so of two requests at one moment only
 * one gets the last permit. A window that begins later than that began on a wrong clock, and is over.
 */
export async function countShared(db: Db, { key, now, windowMs, limit, count }: Counting): Promise<Counted> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const row = await db
    .insertInto('attempts')
    .values({ key, count, startedAt: at(0) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((update) => {
          const isOver = update.or([
            update('attempts.startedAt', '<=', at(-windowMs)),
            update('attempts.startedAt', '>', at(SKEW_MS)),
          ])
          return {
            count: update
              .case()
              .when(isOver)
              .then(count)
              .else(update('attempts.count', '+', count))
              .end(),
            startedAt: update.case().when(isOver).then(at(0)).else(update.ref('attempts.startedAt')).end(),
          }
        })
        .where((where) =>
          where.or([
            where('attempts.startedAt', '<=', at(-windowMs)),
            where('attempts.startedAt', '>', at(SKEW_MS)),
            where('attempts.count', '<=', limit - count),
          ]),
        ),
    )
    .returning(['count', 'startedAt'])
    .executeTakeFirst()
  if (row) return { isCounted: true, total: row.count, endsAt: endOf(row.startedAt, windowMs) }
  const full = await db.selectFrom('attempts').select('startedAt').where('key', '=', key).executeTakeFirst()
  return { isCounted: false, endsAt: full ? endOf(full.startedAt, windowMs) : now }
}

const endOf = (startedAt: string, windowMs: number): Date => new Date(Date.parse(startedAt) + windowMs)

export const forgetCounters = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('attempts').where('key', 'in', keys).execute()

/** Deletes counters that began before a time, so that the table holds only the last windows. */
export const deleteCountersBefore = (db: Db, time: Date) =>
  db.deleteFrom('attempts').where('startedAt', '<', time.toISOString()).execute()
