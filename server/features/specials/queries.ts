import type { Selectable } from 'kysely'
import { specialItemId } from '#domain/live/state/special-item.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type SpecialRow = Selectable<Schema['specials']>

/** In the order in which they were made. */
export const specialsOf = (db: Db, ownerId: string): Promise<SpecialRow[]> =>
  db
    .selectFrom('specials')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const insertSpecial = (db: Db, row: SpecialRow) => db.insertInto('specials').values(row).execute()

export const writeSpecial = (db: Db, { id, menuId, document, updatedAt }: SpecialRow) =>
  db.updateTable('specials').set({ menuId, document, updatedAt }).where('id', '=', id).execute()

/** The last word on a special goes where it goes. @param menuId of the menu that it is on from now on */
export const moveWord = (db: Db, { id, menuId: from }: SpecialRow, menuId: string) =>
  db
    .updateTable('soldOut')
    .set({ menuId })
    .where('menuId', '=', from)
    .where('itemId', '=', String(specialItemId(id)))
    .execute()

export const forgetWord = (db: Db, { id, menuId }: SpecialRow) =>
  db
    .deleteFrom('soldOut')
    .where('menuId', '=', menuId)
    .where('itemId', '=', String(specialItemId(id)))
    .execute()

export const deleteSpecialRow = (db: Db, id: string) =>
  db.deleteFrom('specials').where('id', '=', id).execute()
