import { PAGE_LIMITS, type RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { menusOf } from '../../../db/own-menus.ts'
import type { Db, Schema } from '../../../db/schema.ts'

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
  /** Since when it is shared by a link; null where it isn't. */
  readonly sharedAt: string | null
  /** Null before the first change of its live state. */
  readonly stamp: number | null
}

/** As many as a restaurant's page may show. */
const MOST_MENUS = PAGE_LIMITS.menus

/** Saved menus of an owner with what tells one state from the next; none in the bin. */
const ownMenus = (db: Db, ownerId: string) =>
  menusOf(db, ownerId)
    .leftJoin('liveMenus', 'liveMenus.menuId', 'savedMenus.id')
    .select(['savedMenus.id', 'version', 'name', 'title', 'restaurantName', 'sharedAt', 'liveMenus.stamp'])
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
  if (onPage.length > 0 || (await pagesOf(db, { ownerId, restaurantId })).length > 0) return onPage
  return ownMenus(db, ownerId)
    .where('savedMenus.restaurantId', '=', restaurantId)
    .orderBy('savedMenus.createdAt', 'desc')
    .execute()
}

/**
 * What its owner reads: what the kitchen of the restaurant has, else the menus that guests see, those on a page first,
 * then the newest that are shared; where guests see none, the newest. Never more than a page shows.
 */
export async function menusOfHouse(db: Db, { ownerId, restaurantId }: ListOf): Promise<MenuOfHouse[]> {
  const forKitchen = restaurantId === undefined ? [] : await menusForKitchen(db, ownerId, restaurantId)
  if (forKitchen.length > 0) return forKitchen
  const placed = await ownMenus(db, ownerId)
    .innerJoin('pageMenus', 'pageMenus.menuId', 'savedMenus.id')
    .where('pageMenus.ownerId', '=', ownerId)
    .orderBy('position')
    .orderBy('savedMenus.createdAt', 'desc')
    .execute()
  const onPages = [...new Map(placed.map((menu) => [menu.id, menu])).values()]
  if (onPages.length >= MOST_MENUS) return onPages
  const newest = ownMenus(db, ownerId).orderBy('savedMenus.createdAt', 'desc')
  const shared = await newest.where('sharedAt', 'is not', null).execute()
  const seen = new Map([...onPages, ...shared].map((menu) => [menu.id, menu]))
  return seen.size > 0 ? [...seen.values()].slice(0, MOST_MENUS) : newest.execute()
}

export type HousePage = Pick<Schema['restaurantPages'], 'restaurantId' | 'version' | 'document'>

/** The page of that restaurant; where it has none, all of its owner's. The first says whose clock it is. */
export async function pagesOfHouse(db: Db, of: ListOf): Promise<HousePage[]> {
  const own = of.restaurantId === undefined ? [] : await pagesOf(db, of)
  return own.length > 0 ? own : pagesOf(db, { ...of, restaurantId: undefined })
}

const pagesOf = (db: Db, { ownerId, restaurantId }: ListOf): Promise<HousePage[]> =>
  db
    .selectFrom('restaurantPages')
    .select(['restaurantId', 'version', 'document'])
    .where('ownerId', '=', ownerId)
    .$if(restaurantId !== undefined, (query) => query.where('restaurantId', '=', restaurantId ?? ''))
    .orderBy('createdAt')
    .limit(MOST_MENUS)
    .execute()

export const readPage = ({ document }: HousePage): RestaurantPage =>
  readStoredText(restaurantPageForm, document)

/** As it is stored; empty for one that is gone. */
export async function documentOf(db: Db, menuId: string): Promise<string> {
  const row = await db.selectFrom('savedMenus').select('document').where('id', '=', menuId).executeTakeFirst()
  return row?.document ?? ''
}
