import type { Selectable } from 'kysely'
import { menusOf } from '../../db/own-menus.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type PlanRow = Selectable<Schema['plannedPrices']>

/** In the order in which they were made. */
export const plansOf = (db: Db, ownerId: string): Promise<PlanRow[]> =>
  db
    .selectFrom('plannedPrices')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const insertPlan = (db: Db, row: PlanRow) => db.insertInto('plannedPrices').values(row).execute()

export const writePlan = (db: Db, { id, document, updatedAt }: PlanRow) =>
  db.updateTable('plannedPrices').set({ document, updatedAt }).where('id', '=', id).execute()

export const deletePlanRow = (db: Db, id: string) =>
  db.deleteFrom('plannedPrices').where('id', '=', id).execute()

export async function menuDocument(db: Db, ownerId: string, menuId: string): Promise<string | undefined> {
  const row = await menusOf(db, ownerId).select('document').where('id', '=', menuId).executeTakeFirst()
  return row?.document
}
