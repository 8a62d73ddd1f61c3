import type { Insertable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

export const readDraftOf = (db: Db, ownerId: string) =>
  db.selectFrom('drafts').selectAll().where('ownerId', '=', ownerId).executeTakeFirst()

export const writeDraftOf = (db: Db, row: Insertable<Schema['drafts']>) =>
  db
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('ownerId').doUpdateSet({ document: row.document, updatedAt: row.updatedAt }),
    )
    .execute()

export const deleteDraftOf = (db: Db, ownerId: string) =>
  db.deleteFrom('drafts').where('ownerId', '=', ownerId).execute()
