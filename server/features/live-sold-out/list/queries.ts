import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
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
  /** Null before the first change of what stands beside it. */
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

/** The menus of the restaurant's page in their order; all saved menus, the newest first, where it has none. */
export async function menusOfHouse(db: Db, { ownerId, restaurantId }: ListOf): Promise<MenuOfHouse[]> {
  const own = db
    .selectFrom('savedMenus')
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .where('savedMenus.ownerId', '=', ownerId)
    .where('savedMenus.deletedAt', 'is', null)
    .select(['savedMenus.id', 'version', 'name', 'title', 'restaurantName', 'liveMenus.stamp'])
  const onPage =
    restaurantId === undefined
      ? []
      : await own
          .innerJoin('pageMenus', 'pageMenus.menuId', 'savedMenus.id')
          .where('pageMenus.restaurantId', '=', restaurantId)
          .orderBy('position')
          .execute()
  return onPage.length > 0 ? onPage : own.orderBy('savedMenus.createdAt', 'desc').execute()
}

/** The page of that restaurant, else the first page of its owner, which says whose clock it is. */
export async function pageOfHouse(
  db: Db,
  { ownerId, restaurantId }: ListOf,
): Promise<RestaurantPage | undefined> {
  const rows = await db
    .selectFrom('restaurantPages')
    .select(['restaurantId', 'document'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .execute()
  const row = rows.find((page) => page.restaurantId === restaurantId) ?? rows[0]
  return row && readStoredText(restaurantPageForm, row.document)
}

export const documentsOf = async (
  db: Db,
  menuIds: readonly string[],
): Promise<{ id: string; document: string }[]> =>
  menuIds.length === 0
    ? []
    : db.selectFrom('savedMenus').select(['id', 'document']).where('id', 'in', menuIds).execute()
