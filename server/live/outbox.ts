import { randomUUID } from 'node:crypto'
import { GATHERED_MS, type LiveEventType, type WebhookEventType } from '#domain/live/webhooks/event.ts'
import type { Db } from '../db/schema.ts'

/** What is told to the programs of an owner. */
export interface News {
  readonly type: LiveEventType
  readonly at: Date
}

/** `webhookDeliveries.event`, as JSON. */
export interface KeptEvent {
  readonly type: WebhookEventType
  /** ISO-8601 UTC, of the first change that it tells of. */
  readonly at: string
  /** Of the menus that changed; empty where none did. */
  readonly menuIds: readonly string[]
}

export const readKeptEvent = (event: string): KeptEvent => JSON.parse(event)

interface Listener {
  readonly webhookId: string
  readonly ownerId: string
}

/** Tells all who listen to a page on which these menus stand. It belongs into the transaction of the change. */
export async function tellOfMenus(
  transaction: Db,
  menuIds: readonly string[],
  { type, at }: News,
): Promise<void> {
  if (menuIds.length === 0) return
  const places = await transaction
    .selectFrom('pageMenus')
    .innerJoin('webhooks', 'webhooks.restaurantId', 'pageMenus.restaurantId')
    .select(['webhooks.id as webhookId', 'webhooks.ownerId', 'menuId'])
    .where('pageMenus.menuId', 'in', menuIds)
    .where('webhooks.isActive', '=', 1)
    .execute()
  const listeners = new Map(places.map((place) => [place.webhookId, place]))
  for (const [webhookId, listener] of listeners) {
    const own = places.filter((place) => place.webhookId === webhookId)
    const event = { type, at: at.toISOString(), menuIds: own.map(({ menuId }) => menuId) }
    await keep(transaction, listener, event, at)
  }
}

/** Tells all who listen to a page that it changed. */
export async function tellOfPage(transaction: Db, restaurantId: string, at: Date): Promise<void> {
  const listeners = await transaction
    .selectFrom('webhooks')
    .select(['id as webhookId', 'ownerId'])
    .where('restaurantId', '=', restaurantId)
    .where('isActive', '=', 1)
    .execute()
  const event = { type: 'page.changed', at: at.toISOString(), menuIds: [] } as const
  for (const listener of listeners) await keep(transaction, listener, event, at)
}

/** Longer than any event waits for its first attempt while a server runs. */
const LOOKED_BACK_MS = 60_000

/** Adds to the event of its kind that is not under way yet, or keeps a new one. */
async function keep(transaction: Db, { webhookId, ownerId }: Listener, event: KeptEvent, at: Date) {
  const waiting = await transaction
    .selectFrom('webhookDeliveries')
    .select(['id', 'event'])
    .where('webhookId', '=', webhookId)
    .where('createdAt', '>=', new Date(at.getTime() - LOOKED_BACK_MS).toISOString())
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute()
  const same = waiting
    .map(({ id, event: text }) => ({ id, event: readKeptEvent(text) }))
    .find(({ event: { type } }) => type === event.type)
  if (same && (await add(transaction, same.id, same.event, event.menuIds))) return
  await transaction
    .insertInto('webhookDeliveries')
    .values(delivery({ webhookId, ownerId }, event, at, GATHERED_MS))
    .execute()
}

/** @returns false where a server has begun to send it */
async function add(
  transaction: Db,
  id: string,
  kept: KeptEvent,
  menuIds: readonly string[],
): Promise<boolean> {
  const event: KeptEvent = { ...kept, menuIds: [...new Set([...kept.menuIds, ...menuIds])] }
  const { numUpdatedRows } = await transaction
    .updateTable('webhookDeliveries')
    .set({ event: JSON.stringify(event) })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A row that is sent so much later. */
export const delivery = ({ webhookId, ownerId }: Listener, event: KeptEvent, at: Date, laterMs: number) => ({
  id: randomUUID(),
  webhookId,
  ownerId,
  event: JSON.stringify(event),
  status: 'waiting' as const,
  attempts: 0,
  nextAt: new Date(at.getTime() + laterMs).toISOString(),
  lastStatus: null,
  lastError: null,
  createdAt: at.toISOString(),
  deliveredAt: null,
})
