import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

export type BoardRow = Selectable<Schema['boards']>

/** The oldest first. */
export const boardsOf = (db: Db, ownerId: string, restaurantId: string): Promise<BoardRow[]> =>
  db
    .selectFrom('boards')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export async function menusOnPage(db: Db, ownerId: string, restaurantId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pageMenus')
    .select('menuId')
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .execute()
  return new Set(rows.map(({ menuId }) => menuId))
}

export const insertBoard = (db: Db, row: BoardRow) => db.insertInto('boards').values(row).execute()

export const writeBoard = (db: Db, { id, name, document, version, updatedAt }: BoardRow) =>
  db.updateTable('boards').set({ name, document, version, updatedAt }).where('id', '=', id).execute()

export const deleteBoardRow = (db: Db, id: string) => db.deleteFrom('boards').where('id', '=', id).execute()
