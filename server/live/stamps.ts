import type { Db } from '../db/schema.ts'

/**
 * Notes that what stands beside these menus has changed, so that every server makes their pages anew. It belongs into
 * the transaction of the change.
 */
export async function stampMenus(
  transaction: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<void> {
  const rows = [...new Set(menuIds)].toSorted().map((menuId) => ({ menuId, ownerId, stamp: 1 }))
  if (rows.length === 0) return
  await transaction
    .insertInto('liveMenus')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('menuId').doUpdateSet(({ eb }) => ({ stamp: eb('liveMenus.stamp', '+', 1) })),
    )
    .execute()
}

/** The same for what a restaurant's page shows besides its menus. */
export async function stampPage(transaction: Db, restaurantId: string): Promise<void> {
  await transaction
    .updateTable('restaurantPages')
    .set(({ eb }) => ({ stamp: eb('stamp', '+', 1) }))
    .where('restaurantId', '=', restaurantId)
    .execute()
}
