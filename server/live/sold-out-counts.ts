import type { Db } from '../db/schema.ts'

/** How many items of each saved menu of an owner are sold out now; none for a menu of which nothing is. */
export async function soldOutCounts(
  db: Db,
  ownerId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const words = await db
    .selectFrom('soldOut')
    .select(['menuId', 'itemId'])
    .where('ownerId', '=', ownerId)
    .where('isSoldOut', '=', 1)
    .where((word) => word.or([word('until', 'is', null), word('until', '>', now.toISOString())]))
    .execute()
  const menuIds = [...new Set(words.map(({ menuId }) => menuId))]
  if (menuIds.length === 0) return new Map()
  const menus = await db.selectFrom('savedMenus').select(['id', 'items']).where('id', 'in', menuIds).execute()
  return new Map(
    menus.map(({ id, items }) => {
      // What has left the menu is no longer told of.
      const itemIds = new Set((JSON.parse(items) as unknown[]).map(String))
      return [id, words.filter((word) => word.menuId === id && itemIds.has(word.itemId)).length]
    }),
  )
}
