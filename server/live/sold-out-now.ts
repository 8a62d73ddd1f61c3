import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { specialItemId } from '#domain/live/state/special-item.ts'
import type { Db } from '../db/schema.ts'
import { specialsOnMenus } from './beside-menu.ts'

/** How many items of each of some saved menus, dishes of the day among them, are sold out now; none for a menu of which nothing is. */
export async function soldOutCounts(
  db: Db,
  ofMenus: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ofMenus.length === 0) return new Map()
  const words = await wordsInForce(db, now).where('menuId', 'in', ofMenus).execute()
  const byMenu = Map.groupBy(words, ({ menuId }) => menuId)
  const menuIds = [...byMenu.keys()]
  if (menuIds.length === 0) return new Map()
  const [menus, specials] = await Promise.all([
    db.selectFrom('savedMenus').select(['id', 'items']).where('id', 'in', menuIds).execute(),
    specialsOnMenus(db, menuIds),
  ])
  return new Map(
    menus.map(({ id, items }) => {
      // Dishes that have left the menu are no longer reported, nor are dishes of the day that aren't served
      // now.
      const ofTheDay = (specials.get(id) ?? []).filter(
        ({ special }) => stateAt(timesOf(special), now) === 'holds',
      )
      const itemIds = new Set([
        ...(JSON.parse(items) as unknown[]).map(String),
        ...ofTheDay.map((special) => String(specialItemId(special.id))),
      ])
      return [id, (byMenu.get(id) ?? []).filter(({ itemId }) => itemIds.has(itemId)).length]
    }),
  )
}

/** The numbers of all items of an owner that are sold out now, on whichever menu. */
export const soldOutItems = async (db: Db, ownerId: string, now: Date): Promise<ReadonlySet<number>> =>
  new Set(
    (await wordsInForce(db, now).where('ownerId', '=', ownerId).execute()).map(({ itemId }) =>
      Number(itemId),
    ),
  )

const wordsInForce = (db: Db, now: Date) =>
  db
    .selectFrom('soldOut')
    .select(['menuId', 'itemId'])
    .where('isSoldOut', '=', 1)
    .where((word) => word.or([word('until', 'is', null), word('until', '>', now.toISOString())]))
