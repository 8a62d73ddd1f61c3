import { LRUCache } from 'lru-cache'
import type { AvailabilityReport } from '#domain/live/model/sold-out.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { menusOf } from '../../../db/own-menus.ts'
import { isOfRestaurant, menusOfRestaurants, restaurantsOfOwner } from '../../../db/own-restaurants.ts'
import type { Db } from '../../../db/schema.ts'

/** Which of these are saved menus of the owner, and in no bin. */
export async function ownMenusAmong(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (menuIds.length === 0) return new Set()
  const rows = await menusOf(db, ownerId).select('id').where('id', 'in', menuIds).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The items of a menu, each with the dish of the restaurant that it is; undefined for one that is on this menu alone. */
export type SoldItems = ReadonlyMap<number, string | undefined>

/** Menus whose items are remembered, at some 20 KB for 1,000 dishes. */
const MOST_MENUS = 500

/** What menus sell, read once for each version of a menu: each report asks, and a document can have 1,000 dishes. */
export function createItemsOfMenus(db: Db) {
  const kept = new LRUCache<string, { readonly version: number; readonly items: SoldItems }>({
    max: MOST_MENUS,
  })

  async function itemsOf(ownerId: string, id: string, version: number): Promise<SoldItems> {
    const known = kept.get(id)
    if (known?.version === version) return known.items
    const row = await db
      .selectFrom('savedMenus')
      .select(['version', 'document'])
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst()
    if (!row) return new Map()
    const items = itemsIn(row.document)
    kept.set(id, { version: row.version, items })
    return items
  }

  /** What these menus of the owner sell, by menu; none of a menu that cannot be read. */
  return async (ownerId: string, menuIds: readonly string[]): Promise<ReadonlyMap<string, SoldItems>> => {
    if (menuIds.length === 0) return new Map()
    const rows = await db
      .selectFrom('savedMenus')
      .select(['id', 'version'])
      .where('id', 'in', menuIds)
      .where('ownerId', '=', ownerId)
      .execute()
    const items = new Map<string, SoldItems>()
    for (const { id, version } of rows) items.set(id, await itemsOf(ownerId, id, version))
    return items
  }
}

export type ItemsOfMenus = ReturnType<typeof createItemsOfMenus>

const itemsIn = (document: string): SoldItems =>
  ifReadable(
    () =>
      new Map(itemsOf(readStoredText(savedMenuForm, document).content).map(({ id, dishId }) => [id, dishId])),
    new Map(),
  )

/** The menus of the restaurants to which some menus of an owner belong, these among them. */
export async function menusOfSameRestaurants(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<string[]> {
  if (menuIds.length === 0) return []
  const own = await menusOf(db, ownerId)
    .select(['restaurantId', 'restaurantName'])
    .where('savedMenus.id', 'in', menuIds)
    .execute()
  const restaurants = (await restaurantsOfOwner(db, ownerId)).filter((restaurant) =>
    own.some((menu) => isOfRestaurant(restaurant, menu)),
  )
  if (restaurants.length === 0) return []
  const rows = await menusOfRestaurants(db, ownerId, restaurants).select('savedMenus.id').execute()
  return rows.map(({ id }) => id)
}

/** Each word in the place of the one before it. */
export async function upsertWords(
  transaction: Db,
  words: readonly AvailabilityReport[],
  { ownerId, passLinkId = undefined }: { readonly ownerId: string; readonly passLinkId?: string | undefined },
): Promise<void> {
  if (words.length === 0) return
  await transaction
    .insertInto('soldOut')
    .values(
      words.map(({ itemId, isSoldOut, ...word }) => ({
        ...word,
        itemId: String(itemId),
        isSoldOut: isSoldOut ? 1 : 0,
        ownerId,
        passLinkId: passLinkId ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['menuId', 'itemId']).doUpdateSet(({ ref }) => ({
        isSoldOut: ref('excluded.isSoldOut'),
        shows: ref('excluded.shows'),
        until: ref('excluded.until'),
        byName: ref('excluded.byName'),
        passLinkId: ref('excluded.passLinkId'),
        at: ref('excluded.at'),
      })),
    )
    .execute()
}
