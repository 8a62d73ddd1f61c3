import type { Insertable } from 'kysely'
import type { SignOff } from '#domain/menu/sign-off/sign-offs.ts'
import type { Db, Schema } from '../../../db/schema.ts'

/** The last one of each item of a menu, by item; of two in one moment, both. */
export async function lastSignOffs(db: Db, menuId: string): Promise<SignOff[]> {
  const rows = await db
    .selectFrom('signOffs as one')
    .select(['itemId', 'name', 'accountId', 'accountName', 'at', 'text'])
    .where('menuId', '=', menuId)
    .where('at', '=', (query) =>
      query
        .selectFrom('signOffs as any')
        .select(({ fn }) => fn.max('any.at').as('last'))
        .whereRef('any.menuId', '=', 'one.menuId')
        .whereRef('any.itemId', '=', 'one.itemId'),
    )
    .orderBy('itemId')
    .orderBy('id')
    .execute()
  return rows.map(({ itemId, accountId, accountName, ...row }) => ({
    ...row,
    itemId: Number(itemId),
    account: accountId === null ? null : accountName,
  }))
}

export const insertSignOffs = (db: Db, rows: readonly Insertable<Schema['signOffs']>[]) =>
  db.insertInto('signOffs').values(rows).execute()

/** Deletes what is older than the newest ones of a menu; those of the moment in which the limit falls stay. */
export async function dropOldSignOffs(db: Db, menuId: string, kept: number): Promise<void> {
  const oldest = await db
    .selectFrom('signOffs')
    .select('at')
    .where('menuId', '=', menuId)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(kept - 1)
    .executeTakeFirst()
  if (!oldest) return
  await db.deleteFrom('signOffs').where('menuId', '=', menuId).where('at', '<', oldest.at).execute()
}

/** For good, with their menu. */
export const deleteSignOffs = (db: Db, menuId: string) =>
  db.deleteFrom('signOffs').where('menuId', '=', menuId).execute()

export const writeSignOffCounts = (
  db: Db,
  menuId: string,
  counts: Pick<Schema['menuClaims'], 'signOffsVoid' | 'signOffsOpen'>,
) => db.updateTable('menuClaims').set(counts).where('menuId', '=', menuId).execute()
