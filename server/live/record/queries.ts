import type { Publication } from '../../db/record/publication-hash.ts'
import type { Db } from '../../db/schema.ts'

/** The last publication of a menu. */
export const lastPublication = (db: Db, menuId: string) =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('menuId', '=', menuId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The end of the chain of a house. */
export const endOfChain = (db: Db, ownerId: string) =>
  db
    .selectFrom('publications')
    .select(['number', 'hash'])
    .where('ownerId', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A menu without its document, whether or not it is in the bin. */
export const menuToPublish = (db: Db, id: string) =>
  db
    .selectFrom('savedMenus')
    .select(['id', 'ownerId', 'name', 'templateId', 'version', 'sharedAt', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function documentOf(db: Db, id: string): Promise<string> {
  const { document } = await db
    .selectFrom('savedMenus')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return document
}

/** The open pages that a menu is on. */
export const openPagesOf = (db: Db, menuId: string) =>
  db
    .selectFrom('pageMenus')
    .innerJoin('restaurantPages as page', 'page.restaurantId', 'pageMenus.restaurantId')
    .select(['page.restaurantId', 'page.document'])
    .where('pageMenus.menuId', '=', menuId)
    .where('page.isOpen', '=', 1)
    .orderBy('page.restaurantId')
    .execute()

export const menusOfPage = async (db: Db, restaurantId: string): Promise<string[]> =>
  (await db.selectFrom('pageMenus').select('menuId').where('restaurantId', '=', restaurantId).execute()).map(
    ({ menuId }) => menuId,
  )

/** What is sold out at a moment, in one order. */
export const soldOutOn = (db: Db, menuId: string, at: Date) =>
  db
    .selectFrom('soldOut')
    .select(['itemId', 'shows', 'until', 'byName', 'at'])
    .where('menuId', '=', menuId)
    .where('isSoldOut', '=', 1)
    .where((word) => word.or([word('until', 'is', null), word('until', '>', at.toISOString())]))
    .orderBy('at')
    .orderBy('itemId')
    .execute()

/** As they are stored, in the order in which they were made. */
export const documentsOf = (db: Db, table: 'plannedPrices' | 'specials', menuId: string) =>
  db
    .selectFrom(table)
    .select(['id', 'document'])
    .where('menuId', '=', menuId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** The last publication of a version of a menu. */
export const publicationOfVersion = (
  db: Db,
  menuId: string,
  version: number,
): Promise<Publication | undefined> =>
  db
    .selectFrom('publications')
    .selectAll()
    .where('menuId', '=', menuId)
    .where('version', '=', version)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The hash of a document that says much the same as a menu does: of its latest state, or of what was published last. */
export async function earlierDocument(db: Db, menuId: string): Promise<string | undefined> {
  const state = await db
    .selectFrom('menuStates')
    .select('documentHash')
    .where('menuId', '=', menuId)
    .where('documentHash', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return state?.documentHash ?? (await lastPublication(db, menuId))?.documentHash
}
