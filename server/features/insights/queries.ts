import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'

/** Without its document, which a report that is kept has no need of. */
export type StoredMenu = Pick<
  Selectable<Schema['savedMenus']>,
  'id' | 'ownerId' | 'restaurantId' | 'sharedAt' | 'name' | 'title' | 'cuisineId' | 'version'
>

const savedMenus = (db: Db) =>
  db
    .selectFrom('savedMenus')
    .select(['id', 'ownerId', 'restaurantId', 'sharedAt', 'name', 'title', 'cuisineId', 'version'])
    .where('deletedAt', 'is', null)

/** Any menu that is not in the bin, by its id: the caller asks `domain/access` who may have it. */
export const readStoredMenu = (db: Db, id: string): Promise<StoredMenu | undefined> =>
  savedMenus(db).where('id', '=', id).executeTakeFirst()

export const newestStoredMenu = (db: Db, ownerId: string): Promise<StoredMenu | undefined> =>
  savedMenus(db)
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export async function readDocument(db: Db, id: string): Promise<string | undefined> {
  const menu = await db.selectFrom('savedMenus').select('document').where('id', '=', id).executeTakeFirst()
  return menu?.document
}

export type DraftDocument = Pick<Selectable<Schema['drafts']>, 'workId' | 'document'>

export const newestDraft = (db: Db, ownerId: string): Promise<DraftDocument | undefined> =>
  db
    .selectFrom('drafts')
    .select(['workId', 'document'])
    .where('ownerId', '=', ownerId)
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .limit(1)
    .executeTakeFirst()
