import { PAGE_LIMITS, type RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'

/** Whose list it is: that of one restaurant of an owner, or of all that the owner sells. */
export interface ListOf {
  readonly ownerId: string
  readonly restaurantId: string | undefined
}

/** What tells one state of a menu of the list from the next. */
export interface MenuOfHouse {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly title: string
  readonly restaurantName: string
  /** Null before the first change of its live state. */
  readonly stamp: number | null
}

export async function hasRestaurant(db: Db, { ownerId, restaurantId }: ListOf): Promise<boolean> {
  if (restaurantId === undefined) return true
  const row = await db
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}

/** As many as a restaurant's page may show. */
const MOST_MENUS = PAGE_LIMITS.menus

/** Saved menus of an owner with what tells one state from the next; none in the bin. */
const ownMenus = (db: Db, ownerId: string) =>
  db
    .selectFrom('savedMenus')
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .where('savedMenus.ownerId', '=', ownerId)
    .where('savedMenus.deletedAt', 'is', null)
    .select(['savedMenus.id', 'version', 'name', 'title', 'restaurantName', 'liveMenus.stamp'])
    .limit(MOST_MENUS)

/**
 * The menus that a kitchen link of a restaurant opens: those of its page in their order, none where
 * its page shows none; where it has no page, the restaurant's newest menus.
 */
export async function menusForKitchen(db: Db, ownerId: string, restaurantId: string): Promise<MenuOfHouse[]> {
  const onPage = await ownMenus(db, ownerId)
    .innerJoin('pageMenus', 'pageMenus.menuId', 'savedMenus.id')
    .where('pageMenus.restaurantId', '=', restaurantId)
    .orderBy('position')
    .execute()
  if (onPage.length > 0 || (await pageOf(db, ownerId, restaurantId))) return onPage
  return ownMenus(db, ownerId)
    .where('savedMenus.restaurantId', '=', restaurantId)
    .orderBy('savedMenus.createdAt', 'desc')
    .execute()
}

/** What its owner reads: what the kitchen of the restaurant has, else the newest saved menus; never more than a page shows. */
export async function menusOfHouse(db: Db, { ownerId, restaurantId }: ListOf): Promise<MenuOfHouse[]> {
  const forKitchen = restaurantId === undefined ? [] : await menusForKitchen(db, ownerId, restaurantId)
  if (forKitchen.length > 0) return forKitchen
  return ownMenus(db, ownerId).orderBy('savedMenus.createdAt', 'desc').execute()
}

/** The page of that restaurant, else the first page of its owner, which says whose clock it is. */
export async function pageOfHouse(
  db: Db,
  { ownerId, restaurantId }: ListOf,
): Promise<RestaurantPage | undefined> {
  const own = restaurantId === undefined ? undefined : await pageOf(db, ownerId, restaurantId)
  const row = own ?? (await pagesOf(db, ownerId).executeTakeFirst())
  return row && readStoredText(restaurantPageForm, row.document)
}

const pagesOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('restaurantPages')
    .select('document')
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .limit(1)

const pageOf = (db: Db, ownerId: string, restaurantId: string) =>
  pagesOf(db, ownerId).where('restaurantId', '=', restaurantId).executeTakeFirst()

/** As it is stored; empty for one that is gone. */
export async function documentOf(db: Db, menuId: string): Promise<string> {
  const row = await db.selectFrom('savedMenus').select('document').where('id', '=', menuId).executeTakeFirst()
  return row?.document ?? ''
}
