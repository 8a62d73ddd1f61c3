import type { LiveEvent } from '#domain/live/model/live-event.ts'
import type { Db } from '../db/schema.ts'
import { forWholeHouse } from '../watching/within-restaurants.ts'
import * as all from './listeners.ts'

interface Listener {
  menusChanged(transaction: Db, menuIds: readonly string[], event: LiveEvent): Promise<void>
  pageChanged(transaction: Db, restaurantId: string, at: Date): Promise<void>
}

const listeners: readonly Listener[] = Object.values(all)

/**
 * Notes that the live state of these menus has changed, so that every server makes their pages again and
 * the programs of their owner are notified. Call it in the transaction of the change.
 */
export async function bumpLiveVersions(
  transaction: Db,
  ownerId: string,
  menuIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  const ids = [...new Set(menuIds)].toSorted()
  if (ids.length === 0) return
  await transaction
    .insertInto('liveMenus')
    .values(ids.map((menuId) => ({ menuId, ownerId, stamp: 1 })))
    .onConflict((conflict) =>
      conflict.column('menuId').doUpdateSet(({ eb }) => ({ stamp: eb('liveMenus.stamp', '+', 1) })),
    )
    .execute()
  await announceMenus(transaction, ids, event)
}

/** Notifies other programs that these menus have changed. Call it in the transaction of the change. */
export async function announceMenus(
  transaction: Db,
  menuIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  await forWholeHouse(async () => {
    for (const { menusChanged } of listeners) await menusChanged(transaction, menuIds, event)
  })
}

/** Does the same for what a restaurant's page shows other than its menus. */
export async function stampPage(transaction: Db, restaurantId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('restaurantPages')
    .set(({ eb }) => ({ stamp: eb('stamp', '+', 1) }))
    .where('restaurantId', '=', restaurantId)
    .execute()
  await forWholeHouse(async () => {
    for (const { pageChanged } of listeners) await pageChanged(transaction, restaurantId, at)
  })
}
