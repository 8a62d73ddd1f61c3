import type { Db } from '../../db/schema.ts'

export const setCounting = (db: Db, ownerId: string, restaurantId: string, isCounting: boolean) =>
  db
    .updateTable('restaurantPages')
    .set({ isCounting: isCounting ? 1 : 0 })
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .execute()

/** What saved menus of an owner are called, by their title or else by their name; in the order of the ids. */
export async function titlesOf(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<{ menuId: string; title: string }[]> {
  if (menuIds.length === 0) return []
  const rows = await db
    .selectFrom('savedMenus')
    .select(['id', 'title', 'name'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', menuIds)
    .execute()
  return menuIds.flatMap((menuId) => {
    const row = rows.find(({ id }) => id === menuId)
    return row ? [{ menuId, title: row.title || row.name }] : []
  })
}
