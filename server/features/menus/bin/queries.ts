import { names } from '#domain/text/names.ts'
import type { Db } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'
import type { SavedMenuRow } from '../stored/queries.ts'

const columns = names(
  'id, name, title, dateLine, restaurantName, itemCount, templateId, isReadable, deletedAt',
)

/** A menu of the bin, without its document. */
export type BinnedRow = Awaited<ReturnType<typeof listBinned>>[number]

/** The last deleted first. */
export const listBinned = (db: Db, ownerId: string) =>
  db
    .selectFrom('savedMenus')
    .leftJoin('menuClaims', 'menuClaims.menuId', 'savedMenus.id')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .$narrowType<{ deletedAt: string }>()
    .execute()

export async function countBinned(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('savedMenus')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those that have been in the bin since before then, of whichever owner, the longest first. */
export const listBinnedBefore = (
  db: Db,
  before: string,
  limit: number,
): Promise<Pick<SavedMenuRow, 'id' | 'ownerId'>[]> =>
  db
    .selectFrom('savedMenus')
    .select(['id', 'ownerId'])
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .limit(limit)
    .execute()

/** Tells whether it was not there already, or is gone. */
export const setDeletedAt = (db: Db, id: string, deletedAt: string): Promise<boolean> =>
  wasThere(
    db.updateTable('savedMenus').set({ deletedAt }).where('id', '=', id).where('deletedAt', 'is', null),
  )

export async function isBinned(db: Db, id: string): Promise<boolean> {
  const menu = await db
    .selectFrom('savedMenus')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  return menu !== undefined
}

export const clearDeletedAt = (db: Db, id: string) =>
  db.updateTable('savedMenus').set({ deletedAt: null }).where('id', '=', id).execute()

/** For good, with its link, where it is in the bin; tells whether it was. */
export async function deleteBinned(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedMenus')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('menuLinks').where('menuId', '=', id).execute()
  return true
}
