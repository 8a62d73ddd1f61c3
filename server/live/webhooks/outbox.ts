import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '#domain/live/model/live-event.ts'
import { GATHERED_MS, type WebhookEventType } from '#domain/live/webhooks/event.ts'
import { KEPT_DELIVERIES } from '#domain/live/webhooks/retrying.ts'
import type { Db } from '../../db/schema.ts'
import type { JobRow } from '../../jobs/job.ts'
import { insertJob } from '../../jobs/queries.ts'

/** `jobs.content` of an event, as JSON. */
export interface KeptEvent {
  readonly type: WebhookEventType
  /** ISO-8601 UTC, of the first change that it announces. */
  readonly at: string
  /** Of the menus that changed; empty where none did. */
  readonly menuIds: readonly string[]
}

export const readKeptEvent = (event: string): KeptEvent => JSON.parse(event)

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
    .select(['webhooks.id as webhookId', 'webhooks.ownerId', 'webhooks.events', 'menuId'])
    .where('pageMenus.menuId', 'in', menuIds)
    .where('webhooks.isActive', '=', 1)
    .execute()
  const taking = places.filter(takes(type))
  const listeners = new Map(taking.map((place) => [place.webhookId, place]))
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
    .select(['id as webhookId', 'ownerId', 'events'])
    .where('restaurantId', '=', restaurantId)
    .where('isActive', '=', 1)
    .execute()
  const event = { type: 'page.changed', at: at.toISOString(), menuIds: [] } as const
  for (const listener of listeners.filter(takes(event.type)))
    await keep(transaction, listener, event, at, GATHERED_MS)
}

/** Whether events of a type are sent to an address: all are, or those that were chosen. */
const takes =
  (type: WebhookEventType) =>
  ({ events }: { readonly events: string | null }): boolean =>
    events === null || (JSON.parse(events) as readonly string[]).includes(type)

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
): Promise<JobRow> {
  const waiting = await transaction
    .selectFrom('jobs')
    .selectAll()
    .where('subject', '=', webhookId)
    .where('state', '=', 'waiting')
    .orderBy('createdAt', 'desc')
    .execute()
  const same = waiting.filter(({ content }) => readKeptEvent(content).type === event.type)
  // Who tries an address twice sees two answers.
  const isAlone = event.type === 'test'
  const fresh = isAlone ? undefined : same.find(({ attempts }) => attempts === 0)
  if (fresh && (await add(transaction, fresh.id, readKeptEvent(fresh.content), event.menuIds))) return fresh
  const tried = isAlone ? same.filter(({ attempts }) => attempts > 0) : same
  const menuIds = tried.flatMap(({ content }) => readKeptEvent(content).menuIds)
  const row = delivery({ webhookId, ownerId }, withMenus(event, menuIds), at, laterMs)
  await insertJob(transaction, row)
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
    .updateTable('jobs')
    .set({ content: JSON.stringify(event) })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function supersede(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('jobs')
    .set({ state: 'failed', nextAt: null, lastError: 'superseded' })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
}

/** What has ended goes with the oldest: a house that changes every two seconds has a million events in a month. */
const forgetOldest = (transaction: Db, webhookId: string) =>
  transaction
    .deleteFrom('jobs')
    .where('subject', '=', webhookId)
    .where('state', '<>', 'waiting')
    .where('createdAt', '<', ({ selectFrom }) =>
      selectFrom('jobs as kept')
        .select('kept.createdAt')
        .where('kept.subject', '=', webhookId)
        .orderBy('kept.createdAt', 'desc')
        .offset(KEPT_DELIVERIES - 1)
        .limit(1),
    )
    .execute()

/** A row that is sent so much later. */
export const delivery = (
  { webhookId, ownerId }: Listener,
  event: KeptEvent,
  at: Date,
  laterMs: number,
): JobRow => ({
  id: randomUUID(),
  kind: 'webhook',
  subject: webhookId,
  ownerId,
  content: JSON.stringify(event),
  state: 'waiting',
  attempts: 0,
  nextAt: new Date(at.getTime() + laterMs).toISOString(),
  lastStatus: null,
  lastError: null,
  createdAt: at.toISOString(),
  endedAt: null,
})
