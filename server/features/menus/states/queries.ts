import type { Selectable } from 'kysely'
import { names } from '#domain/text/names.ts'
import type { Db, Schema } from '../../../db/schema.ts'

export type MenuStateRow = Selectable<Schema['menuStates']>

const columns = ['version', 'name', 'title', 'dateLine', 'itemCount', 'savedAt', 'label', 'bytes'] as const

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

const copied = names(
  'version, ownerId, name, title, dateLine, itemCount, restaurantId, templateId, cuisineId',
  'targetCheckAverageCents, document',
)

/** Keeps a menu as it is stored now; the document does not leave the database. */
export const insertState = (
  db: Db,
  { id, version, document }: { readonly id: string; readonly version: number; readonly document: string },
) =>
  db
    .insertInto('menuStates')
    .columns(['menuId', 'savedAt', 'bytes', ...copied])
    .expression((query) =>
      query
        .selectFrom('savedMenus')
        .select(({ lit }) => [
          'id as menuId',
          'updatedAt as savedAt',
          lit(Buffer.byteLength(document)).as('bytes'),
          ...copied,
        ])
        .where('id', '=', id)
        .where('version', '=', version),
    )
    // It has a name, and so was kept before.
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const nameState = (db: Db, menuId: string, version: number, label: string | null) =>
  db
    .updateTable('menuStates')
    .set({ label })
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .execute()

/** Keeps a version that is known from elsewhere. */
export const insertKnownState = (db: Db, row: MenuStateRow) =>
  db.insertInto('menuStates').values(row).execute()

/** The versions from which changes that wait come. */
export async function basesOfChanges(db: Db, menuId: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('changeMenus')
    .select('baseVersion')
    .where('menuId', '=', menuId)
    .where('document', 'is not', null)
    .execute()
  return new Set(rows.map(({ baseVersion }) => baseVersion))
}

export const deleteState = (db: Db, menuId: string, version: number) =>
  db.deleteFrom('menuStates').where('menuId', '=', menuId).where('version', '=', version).execute()
