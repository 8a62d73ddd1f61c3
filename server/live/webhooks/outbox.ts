import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LiveEvent } from '#domain/live/model/live-event.ts'
import { GATHERED_MS, type WebhookEventType } from '#domain/live/webhooks/event.ts'
import { KEPT_DELIVERIES } from '#domain/live/webhooks/retrying.ts'
import type { Db, Schema } from '../../db/schema.ts'

/** `webhookDeliveries.event`, as JSON. */
export interface KeptEvent {
  readonly type: WebhookEventType
  /** ISO-8601 UTC, of the first change that it announces. */
  readonly at: string
  /** Of the menus that changed; empty where none did. */
  readonly menuIds: readonly string[]
}

export const readKeptEvent = (event: string): KeptEvent => JSON.parse(event)

type Delivery = Selectable<Schema['webhookDeliveries']>

interface Listener {
  readonly webhookId: string
  readonly ownerId: string
}

/** Queues an event for the programs that listen to a page with these menus. Call it in the transaction of the change. */
async function queueMenuEvent(
  transaction: Db,
  menuIds: readonly string[],
  { type, at }: LiveEvent,
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
    await keep(transaction, listener, event, at, GATHERED_MS)
  }
}

/** Queues an event for the programs that listen to a page. Call it in the transaction of the change. */
async function queuePageEvent(transaction: Db, restaurantId: string, at: Date): Promise<void> {
  const listeners = await transaction
    .selectFrom('webhooks')
    .select(['id as webhookId', 'ownerId'])
    .where('restaurantId', '=', restaurantId)
    .where('isActive', '=', 1)
    .execute()
  const event = { type: 'page.changed', at: at.toISOString(), menuIds: [] } as const
  for (const listener of listeners) await keep(transaction, listener, event, at, GATHERED_MS)
}

/** Listens to changes (`../listeners.ts`). */
export const webhooks = { menusChanged: queueMenuEvent, pageChanged: queuePageEvent }

/**
 * Adds to the event of its kind that nobody has tried to send yet, or keeps a new one. It takes the place of those of
 * its kind that did not arrive and says what they said, so that an address that never answers has one a kind waiting.
 * @param laterMs how long a new one waits for others of its kind
 */
export async function keep(
  transaction: Db,
  { webhookId, ownerId }: Listener,
  event: KeptEvent,
  at: Date,
  laterMs: number,
): Promise<Delivery> {
  const waiting = await transaction
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'waiting')
    .orderBy('createdAt', 'desc')
    .execute()
  const same = waiting.filter(({ event: text }) => readKeptEvent(text).type === event.type)
  // Who tries an address twice sees two answers.
  const isAlone = event.type === 'test'
  const fresh = isAlone ? undefined : same.find(({ attempts }) => attempts === 0)
  if (fresh && (await add(transaction, fresh.id, readKeptEvent(fresh.event), event.menuIds))) return fresh
  const tried = isAlone ? same.filter(({ attempts }) => attempts > 0) : same
  const menuIds = tried.flatMap(({ event: text }) => readKeptEvent(text).menuIds)
  const row = delivery({ webhookId, ownerId }, withMenus(event, menuIds), at, laterMs)
  await transaction.insertInto('webhookDeliveries').values(row).execute()
  await supersede(
    transaction,
    tried.map(({ id }) => id),
  )
  await forgetOldest(transaction, webhookId)
  return row
}

const withMenus = (event: KeptEvent, menuIds: readonly string[]): KeptEvent => ({
  ...event,
  menuIds: [...new Set([...event.menuIds, ...menuIds])],
})

/** @returns false where a server has begun to send it */
async function add(
  transaction: Db,
  id: string,
  kept: KeptEvent,
  menuIds: readonly string[],
): Promise<boolean> {
  const event = withMenus(kept, menuIds)
  const { numUpdatedRows } = await transaction
    .updateTable('webhookDeliveries')
    .set({ event: JSON.stringify(event) })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function supersede(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', nextAt: null, lastError: 'superseded' })
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .execute()
}

/** What has ended goes with the oldest: a house that changes every two seconds has a million events in a month. */
const forgetOldest = (transaction: Db, webhookId: string) =>
  transaction
    .deleteFrom('webhookDeliveries')
    .where('webhookId', '=', webhookId)
    .where('status', '<>', 'waiting')
    .where('createdAt', '<', ({ selectFrom }) =>
      selectFrom('webhookDeliveries as kept')
        .select('kept.createdAt')
        .where('kept.webhookId', '=', webhookId)
        .orderBy('kept.createdAt', 'desc')
        .offset(KEPT_DELIVERIES - 1)
        .limit(1),
    )
    .execute()

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
