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

/** The documents of menus of this owner that are not in the bin. */
export async function menuDocuments(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (menuIds.length === 0) return new Map()
  const rows = await menusOf(db, ownerId).select(['id', 'document']).where('id', 'in', menuIds).execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}
