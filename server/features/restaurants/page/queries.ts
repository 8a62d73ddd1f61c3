import type { Insertable, Updateable } from 'kysely'
import type { AskedRows } from '#contract/shared/pages.ts'
import { slugHash } from '../../../db/former-slugs.ts'
import { menusOf } from '../../../db/own-menus.ts'
import { rowsAfter } from '../../../db/page-of-rows.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import type { PageRow } from '../../../live/own-page.ts'

const BY_PROFILE = { time: ['restaurants.createdAt', 'asc'], id: ['restaurantId', 'asc'] } as const

/** The pages of an owner with the names of their restaurants, in the order of the profiles. */
export const listPagesOf = (db: Db, ownerId: string, { after, limit }: AskedRows) =>
  db
    .selectFrom('restaurantPages')
    .innerJoin('restaurants', 'restaurants.id', 'restaurantPages.restaurantId')
    .select(['restaurantId', 'profile', 'slug', 'isOpen', 'restaurants.createdAt'])
    .where('restaurantPages.ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where(rowsAfter(BY_PROFILE, after ?? ['', ''])))
    .orderBy('restaurants.createdAt')
    .orderBy('restaurantId')
    .limit(limit)
    .execute()

export const listPageMenusOf = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('pageMenus')
    .select(['restaurantId', 'menuId'])
    .where('restaurantId', 'in', restaurantIds)
    .orderBy('position')
    .execute()

export const insertPage = (db: Db, row: Insertable<Schema['restaurantPages']>) =>
  db.insertInto('restaurantPages').values(row).execute()

/** In a transaction that began with `lockOwner` and has read the row. */
export const changePage = (
  db: Db,
  { restaurantId }: Pick<PageRow, 'restaurantId'>,
  changes: Updateable<Schema['restaurantPages']>,
) => db.updateTable('restaurantPages').set(changes).where('restaurantId', '=', restaurantId).execute()

export async function writePageMenus(
  db: Db,
  { restaurantId, ownerId }: Pick<PageRow, 'restaurantId' | 'ownerId'>,
  menuIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('pageMenus').where('restaurantId', '=', restaurantId).execute()
  if (menuIds.length === 0) return
  const rows = menuIds.map((menuId, position) => ({ restaurantId, menuId, ownerId, position }))
  await db.insertInto('pageMenus').values(rows).execute()
}

/** Those of these menus that are the owner's, whether or not they are in the bin. */
export const menusAmong = (db: Db, ownerId: string, menuIds: readonly string[]) =>
  db
    .selectFrom('savedMenus')
    .select(['id', 'name', 'title', 'deletedAt'])
    .where('id', 'in', menuIds.length > 0 ? menuIds : [''])
    .where('ownerId', '=', ownerId)
    .execute()

export const readMenuDocument = (db: Db, ownerId: string, menuId: string) =>
  menusOf(db, ownerId).select(['document']).where('id', '=', menuId).executeTakeFirst()

/** All addresses that a page has had, the present one among them, the first one first. */
export const listSlugs = (db: Db, restaurantId: string) =>
  db
    .selectFrom('pageSlugs')
    .select('slug')
    .where('restaurantId', '=', restaurantId)
    .orderBy('createdAt')
    .orderBy('slug')
    .execute()

/** Who has an address, or had it last. */
export const readSlug = (db: Db, slug: string) =>
  db.selectFrom('pageSlugs').select(['restaurantId', 'ownerId']).where('slug', '=', slug).executeTakeFirst()

/** Takes an address that is free, and that no deleted account had; tells whether it still was. */
export async function takeSlug(db: Db, row: Insertable<Schema['pageSlugs']>): Promise<boolean> {
  const former = await db
    .selectFrom('formerSlugs')
    .select('slugHash')
    .where('slugHash', '=', slugHash(row.slug))
    .executeTakeFirst()
  if (former) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pageSlugs')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives the address of a restaurant that its owner has deleted to another one of theirs. */
export const inheritSlug = (db: Db, slug: string, restaurantId: string) =>
  db.updateTable('pageSlugs').set({ restaurantId }).where('slug', '=', slug).execute()
