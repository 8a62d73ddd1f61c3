import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'

export type MenuStateRow = Selectable<Schema['menuStates']>

const columns = ['version', 'name', 'title', 'dateLine', 'itemCount', 'savedAt', 'bytes'] as const

/** A state without its document. */
export type ListedState = Pick<MenuStateRow, (typeof columns)[number]>

/** The latest first. */
export const listStates = (db: Db, menuId: string): Promise<ListedState[]> =>
  db
    .selectFrom('menuStates')
    .select(columns)
    .where('menuId', '=', menuId)
    .orderBy('version', 'desc')
    .execute()

export const readState = (db: Db, menuId: string, version: number): Promise<MenuStateRow | undefined> =>
  db
    .selectFrom('menuStates')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .executeTakeFirst()

const copied = [
  'version',
  'ownerId',
  'name',
  'title',
  'dateLine',
  'itemCount',
  'restaurantId',
  'templateId',
  'cuisineId',
  'targetCheckAverageCents',
  'document',
] as const

/** Keeps a menu as it is stored now; the document does not leave the database. */
export const insertState = (db: Db, { id, version, bytes }: { id: string; version: number; bytes: number }) =>
  db
    .insertInto('menuStates')
    .columns(['menuId', 'savedAt', 'bytes', ...copied])
    .expression((query) =>
      query
        .selectFrom('savedMenus')
        .select(({ lit }) => ['id as menuId', 'updatedAt as savedAt', lit(bytes).as('bytes'), ...copied])
        .where('id', '=', id)
        .where('version', '=', version),
    )
    .execute()

export const deleteState = (db: Db, menuId: string, version: number) =>
  db.deleteFrom('menuStates').where('menuId', '=', menuId).where('version', '=', version).execute()
