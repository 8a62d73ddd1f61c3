import type { Publication } from '../../db/record/publication-hash.ts'
import type { Db } from '../../db/schema.ts'

export const lastPublications = (db: Db, menuIds: readonly string[]): Promise<Publication[]> =>
  db
    .selectFrom('publications')
    .innerJoin(
      (query) =>
        query
          .selectFrom('publications as one')
          .select(({ fn }) => ['one.menuId as lastOf', fn.max('one.number').as('lastNumber')])
          .where('one.menuId', 'in', menuIds)
          .groupBy('one.menuId')
          .as('last'),
      (join) =>
        join.onRef('lastOf', '=', 'publications.menuId').onRef('lastNumber', '=', 'publications.number'),
    )
    .selectAll('publications')
    .execute()

export const endOfChain = (db: Db, ownerId: string) =>
  db
    .selectFrom('publications')
    .select(['number', 'hash'])
    .where('ownerId', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Menus without their documents, whether or not they are in the bin. */
export const menusToPublish = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('savedMenus')
    .select(['id', 'ownerId', 'name', 'templateId', 'version', 'sharedAt', 'deletedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

export async function documentsOfMenus(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('savedMenus').select(['id', 'document']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

export const openPagesOf = (db: Db, menuIds: readonly string[]) =>
  db
    .selectFrom('pageMenus')
    .innerJoin('restaurantPages as page', 'page.restaurantId', 'pageMenus.restaurantId')
    .select(['pageMenus.menuId', 'page.restaurantId', 'page.document'])
    .where('pageMenus.menuId', 'in', menuIds)
    .where('page.isOpen', '=', 1)
    .orderBy('page.restaurantId')
    .execute()

export const menusOfPage = async (db: Db, restaurantId: string): Promise<string[]> =>
  (await db.selectFrom('pageMenus').select('menuId').where('restaurantId', '=', restaurantId).execute()).map(
    ({ menuId }) => menuId,
  )

/** What is sold out at a moment, in one order. */
export const soldOutOn = (db: Db, menuIds: readonly string[], at: Date) =>
  db
    .selectFrom('soldOut')
    .select(['menuId', 'itemId', 'shows', 'until', 'byName', 'at'])
    .where('menuId', 'in', menuIds)
    .where('isSoldOut', '=', 1)
    .where((word) => word.or([word('until', 'is', null), word('until', '>', at.toISOString())]))
    .orderBy('at')
    .orderBy('itemId')
    .execute()

/** As they are stored, in the order in which they were made. */
export const documentsOf = (db: Db, table: 'plannedPrices' | 'specials', menuIds: readonly string[]) =>
  db
    .selectFrom(table)
    .select(['menuId', 'id', 'document'])
    .where('menuId', 'in', menuIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

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
  return state?.documentHash ?? (await lastPublications(db, [menuId]))[0]?.documentHash
}
