import type { Db } from '../db/schema.ts'

/** So much faster than time itself the sweeps catch up with the clock after a rest. */
const CATCH_UP = 10

interface Needs {
  readonly db: Db
  readonly clock: () => Date
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number
}

/**
 * The time by which old things are deleted for good. The machine's clock may be set years ahead for an
 * hour, and what it made old would not come back. So this is never later than that clock, and moves on
 * only while a server runs, from where it was: after a rest it catches up within a tenth of it.
 * @returns asks for it; each time is one sweep
 */
export function createSweepClock({
  db,
  clock,
  elapsed = () => performance.now(),
}: Needs): () => Promise<Date> {
  let lastAsked: number | undefined
  return async () => {
    const asked = elapsed()
    const passedMs = lastAsked === undefined ? 0 : asked - lastAsked
    lastAsked = asked
    const now = clock().getTime()
    return db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('installation')
        .select('value')
        .where('key', '=', 'sweptUntil')
        .executeTakeFirst()
      const before = row ? Date.parse(row.value) : now
      const reached = Math.max(before, Math.min(now, before + CATCH_UP * passedMs))
      const value = new Date(reached).toISOString()
      await transaction
        .insertInto('installation')
        .values({ key: 'sweptUntil', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      return new Date(Math.min(now, reached))
    })
  }
}
