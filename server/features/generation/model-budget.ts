import { DAILY_MODEL_CALLS, type ModelCallKind } from '#domain/plans/model-budget.ts'
import type { TakeModelCall } from '../../adapters/ai/models/model-calls.ts'
import type { Db } from '../../db/schema.ts'
import { countModelCall, deleteModelUsageBefore } from './queries.ts'

/** The daily budget that all servers on one database share. */
export function modelBudget(db: Db, clock: () => Date, kind: ModelCallKind): TakeModelCall {
  return async ({ id: userId, plan }) => {
    const day = clock().toISOString().slice(0, 10)
    const calls = await countModelCall(db, { userId, day, kind }, DAILY_MODEL_CALLS[kind][plan])
    // The first call of a day takes the older days along, so the table never grows with time.
    if (calls === 1) await deleteModelUsageBefore(db, { userId, day })
    return calls !== undefined
  }
}
