import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

export type StoredMenu = Pick<
  Selectable<Schema['savedMenus']>,
  'id' | 'ownerId' | 'sharedAt' | 'name' | 'cuisineId' | 'document'
>

const savedMenus = (db: Db) =>
  db.selectFrom('savedMenus').select(['id', 'ownerId', 'sharedAt', 'name', 'cuisineId', 'document'])

/** Any menu by its id: the caller asks `domain/access` who may have it. */
export const readStoredMenu = (db: Db, id: string): Promise<StoredMenu | undefined> =>
  savedMenus(db).where('id', '=', id).executeTakeFirst()

export const newestStoredMenu = (db: Db, ownerId: string): Promise<StoredMenu | undefined> =>
  savedMenus(db)
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const newestDraft = (db: Db, ownerId: string) =>
  db
    .selectFrom('drafts')
    .select(['workId', 'document'])
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .limit(1)
    .executeTakeFirst()
