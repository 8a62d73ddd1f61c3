import type { ModelCallKind } from '#domain/plans/model-budget.ts'
import type { Db } from '../../db/schema.ts'

export interface ModelUsageKey {
  readonly userId: string
  /** UTC, `2026-03-31` */
  readonly day: string
  readonly kind: ModelCallKind
}

/**
 * Counts one call unless the limit is reached, in one statement: of two requests at the same moment
 * only one can take the last call.
 * @returns the calls of the day with this one, or undefined when the limit was reached before it
 */
export async function countModelCall(db: Db, key: ModelUsageKey, limit: number): Promise<number | undefined> {
  const row = await db
    .insertInto('modelUsage')
    .values({ ...key, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day', 'kind'])
        .doUpdateSet((update) => ({ calls: update('modelUsage.calls', '+', 1) }))
        .where('modelUsage.calls', '<', limit),
    )
    .returning('calls')
    .executeTakeFirst()
  return row?.calls
}

export const deleteModelUsageBefore = (db: Db, { userId, day }: Omit<ModelUsageKey, 'kind'>) =>
  db.deleteFrom('modelUsage').where('userId', '=', userId).where('day', '<', day).execute()
