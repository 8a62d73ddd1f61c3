import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'

/** Whether changes of a part of a dish go to its other menus. */
export interface Decision extends Pick<Selectable<Schema['dishDecisions']>, 'dishId' | 'part'> {
  readonly isEverywhere: boolean
}

export async function decisionsOn(db: Db, ownerId: string, dishIds: readonly string[]): Promise<Decision[]> {
  if (dishIds.length === 0) return []
  const rows = await db
    .selectFrom('dishDecisions')
    .select(['dishId', 'part', 'isEverywhere'])
    .where('ownerId', '=', ownerId)
    .where('dishId', 'in', [...new Set(dishIds)])
    .execute()
  return rows.map(({ isEverywhere, ...row }) => ({ ...row, isEverywhere: isEverywhere === 1 }))
}

export const writeDecision = (db: Db, ownerId: string, { isEverywhere, ...of }: Decision) =>
  db
    .insertInto('dishDecisions')
    .values({ ownerId, ...of, isEverywhere: isEverywhere ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'dishId', 'part']).doUpdateSet({ isEverywhere: isEverywhere ? 1 : 0 }),
    )
    .execute()
