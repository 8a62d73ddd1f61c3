import { MENUS_OF_DISHES } from '#contract/menus/dishes.ts'
import { type RestaurantOfMenus, restaurantsOfMenus } from '#domain/menu/linking/restaurants-of-menus.ts'
import { names } from '#domain/text/names.ts'
import { menusOf } from '../../../db/own-menus.ts'
import type { Db } from '../../../db/schema.ts'

const columns = names(
  'savedMenus.id, name, title, dateLine, version, sharedAt, restaurantId, restaurantName, createdAt',
)

export type HouseMenuRow = Awaited<ReturnType<typeof listedMenus>>[number]

/** The menus of an owner without their documents, those that were saved last first; none in the bin. */
const listedMenus = (db: Db, ownerId: string) =>
  menusOf(db, ownerId).select(columns).orderBy('updatedAt', 'desc').orderBy('id').execute()

/** The restaurants of an owner, the one whose menu was saved last first, each with its menus as they were made. */
export const restaurantsOf = async (db: Db, ownerId: string): Promise<RestaurantOfMenus<HouseMenuRow>[]> =>
  restaurantsOfMenus(await listedMenus(db, ownerId)).map((restaurant) => ({
    ...restaurant,
    menus: restaurant.menus
      .slice(0, MENUS_OF_DISHES)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  }))

/** What a person calls a menu among those of its restaurant. */
export const menuTitle = ({
  title,
  name,
  dateLine,
}: Pick<HouseMenuRow, 'title' | 'name' | 'dateLine'>): string =>
  [title || name, dateLine].filter(Boolean).join(' · ')

/** Those of these menus that guests see on an open page. */
export async function menusOnOpenPages(db: Db, ownerId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('pageMenus')
    .innerJoin('restaurantPages', 'restaurantPages.restaurantId', 'pageMenus.restaurantId')
    .select('menuId')
    .where('pageMenus.ownerId', '=', ownerId)
    .where('restaurantPages.isOpen', '=', 1)
    .execute()
  return new Set(rows.map(({ menuId }) => menuId))
}
