import { MENUS_OF_DISHES } from '#contract/menus/dishes.ts'
import { names } from '#domain/text/names.ts'
import { menusOf } from '../../../db/own-menus.ts'
import {
  isOfRestaurant,
  menusOfRestaurants,
  type OwnRestaurant,
  restaurantsOfOwner,
} from '../../../db/own-restaurants.ts'
import type { Db } from '../../../db/schema.ts'

const columns = names(
  'savedMenus.id, name, title, dateLine, version, sharedAt, restaurantId, restaurantName, createdAt',
)

export type HouseMenuRow = Awaited<ReturnType<typeof menusOfHouse>>[number]

/** The menus of a restaurant that were saved last, as they were made, without their documents. */
export async function menusOfHouse(db: Db, ownerId: string, restaurant: OwnRestaurant) {
  const rows = await menusOfRestaurants(db, ownerId, [restaurant])
    .select(columns)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(MENUS_OF_DISHES)
    .execute()
  return rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

export async function houseOfMenu(db: Db, ownerId: string, id: string): Promise<HouseMenuRow[] | undefined> {
  const menu = await menusOf(db, ownerId).select(columns).where('savedMenus.id', '=', id).executeTakeFirst()
  if (!menu) return undefined
  const restaurant = (await restaurantsOfOwner(db, ownerId)).find((one) => isOfRestaurant(one, menu))
  const menus = restaurant ? await menusOfHouse(db, ownerId, restaurant) : []
  return menus.some((one) => one.id === id) ? menus : [menu, ...menus]
}

/** What a person calls a menu among those of its restaurant. */
export const menuTitle = ({
  title,
  name,
  dateLine,
}: Pick<HouseMenuRow, 'title' | 'name' | 'dateLine'>): string =>
  [title || name, dateLine].filter(Boolean).join(' · ')

export async function menusOnOpenPages(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (menuIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('pageMenus')
    .innerJoin('restaurantPages', 'restaurantPages.restaurantId', 'pageMenus.restaurantId')
    .select('menuId')
    .where('pageMenus.menuId', 'in', menuIds)
    .where('pageMenus.ownerId', '=', ownerId)
    .where('restaurantPages.isOpen', '=', 1)
    .execute()
  return new Set(rows.map(({ menuId }) => menuId))
}
