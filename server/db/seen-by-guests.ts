import { forWholeHouse } from '../watching/within-restaurants.ts'
import type { Db } from './schema.ts'

interface Things {
  readonly menus?: ReadonlySet<string>
  readonly restaurants?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Whether guests see one of these menus, by its link or on an open page, or the page of one of these restaurants. */
export const isSeenByGuests = (db: Db, ownerId: string, things: Things): Promise<boolean> =>
  // A menu may be on the page of another restaurant of the house.
  forWholeHouse(() => isSeen(db, ownerId, things))

async function isSeen(
  db: Db,
  ownerId: string,
  { menus = NONE, restaurants = NONE }: Things,
): Promise<boolean> {
  if (menus.size + restaurants.size === 0) return false
  const shared =
    menus.size > 0 &&
    (await db
      .selectFrom('savedMenus')
      .select('id')
      .where('ownerId', '=', ownerId)
      .where('id', 'in', [...menus])
      .where('sharedAt', 'is not', null)
      .limit(1)
      .executeTakeFirst())
  if (shared) return true
  const open = await db
    .selectFrom('restaurantPages')
    .leftJoin('pageMenus', 'pageMenus.restaurantId', 'restaurantPages.restaurantId')
    .select('restaurantPages.restaurantId')
    .where('restaurantPages.ownerId', '=', ownerId)
    .where('isOpen', '=', 1)
    .where((where) =>
      where.or([
        ...(menus.size > 0 ? [where('pageMenus.menuId', 'in', [...menus])] : []),
        ...(restaurants.size > 0 ? [where('restaurantPages.restaurantId', 'in', [...restaurants])] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
