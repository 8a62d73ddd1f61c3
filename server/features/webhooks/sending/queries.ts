import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'

export type WebhookRow = Selectable<Schema['webhooks']>
export type DeliveryRow = Selectable<Schema['webhookDeliveries']>

/** What is kept of a delivery once its time has come. */
export type DueDelivery = Pick<DeliveryRow, 'id' | 'webhookId' | 'ownerId' | 'nextAt'> &
  Pick<WebhookRow, 'failingSince'>

/** What is not to be sent now. */
export interface NotNow {
  /** Ids of webhooks to which something is being sent already. */
  readonly webhooks: readonly string[]
  /** Ids of accounts that have their share. */
  readonly owners: readonly string[]
  /** Whether addresses that failed last have theirs. */
  readonly failing: boolean
}

/** Deliveries whose time has come, the oldest first; those to addresses that failed last come after all others. */
export const dueDeliveries = (db: Db, now: Date, notNow: NotNow, limit: number): Promise<DueDelivery[]> =>
  db
    .selectFrom('webhookDeliveries as waiting')
    .innerJoin('webhooks', 'webhooks.id', 'waiting.webhookId')
    .select(['waiting.id', 'waiting.webhookId', 'waiting.ownerId', 'waiting.nextAt', 'webhooks.failingSince'])
    .where('waiting.status', '=', 'waiting')
    .where('waiting.nextAt', '<=', now.toISOString())
    .$if(notNow.webhooks.length > 0, (query) => query.where('waiting.webhookId', 'not in', notNow.webhooks))
    .$if(notNow.owners.length > 0, (query) => query.where('waiting.ownerId', 'not in', notNow.owners))
    .$if(notNow.failing, (query) => query.where('webhooks.failingSince', 'is', null))
    .orderBy(({ eb }) => eb('webhooks.failingSince', 'is not', null))
    .orderBy('waiting.nextAt')
    .limit(limit)
    .execute()

/**
 * Takes a delivery, so that no other server sends it before `until`.
 * @returns undefined where another one was faster
 */
export const claimDelivery = (
  db: Db,
  { id, nextAt }: DueDelivery,
  until: Date,
): Promise<DeliveryRow | undefined> =>
  db
    .updateTable('webhookDeliveries')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), nextAt: until.toISOString() }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('nextAt', '=', nextAt)
    .returningAll()
    .executeTakeFirst()

/** An address for events, and where the page is that they tell of. */
export type ListeningRow = WebhookRow & Pick<Schema['restaurantPages'], 'slug'>

export const readListening = (db: Db, id: string): Promise<ListeningRow | undefined> =>
  db
    .selectFrom('webhooks')
    .innerJoin('restaurantPages', 'restaurantPages.restaurantId', 'webhooks.restaurantId')
    .selectAll('webhooks')
    .select('restaurantPages.slug')
    .where('webhooks.id', '=', id)
    .executeTakeFirst()

type Changes = Partial<Omit<DeliveryRow, 'id'>>

export const noteDelivered = (db: Db, id: string, changes: Changes) =>
  db
    .updateTable('webhookDeliveries')
    .set({ ...changes, status: 'delivered', nextAt: null, lastError: null })
    .where('id', '=', id)
    .execute()

/** What was paused or superseded meanwhile stays so: it is not tried again. */
export const noteNotDelivered = (db: Db, id: string, changes: Changes) =>
  db
    .updateTable('webhookDeliveries')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()

export const noteSuccess = (db: Db, webhookId: string) =>
  db
    .updateTable('webhooks')
    .set({ failingSince: null })
    .where('id', '=', webhookId)
    .where('failingSince', 'is not', null)
    .execute()

/** @returns since when nothing has arrived; null where the webhook is gone */
export async function noteFailure(db: Db, webhookId: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('webhooks')
    .set(({ fn, val, ref }) => ({
      failingSince: fn.coalesce(ref('failingSince'), val(now.toISOString())),
    }))
    .where('id', '=', webhookId)
    .returning('failingSince')
    .executeTakeFirst()
  return row?.failingSince ?? null
}

/**
 * Sends nothing more to an address: what waits is not sent either.
 * @returns whether something was sent until now
 */
export async function pauseWebhook(db: Db, webhookId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ isActive: 0 })
    .where('id', '=', webhookId)
    .where('isActive', '=', 1)
    .executeTakeFirst()
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', nextAt: null, lastError: 'paused' })
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
  return numUpdatedRows > 0n
}

/** What menus of an owner are called now. */
export async function namesOfMenus(
  db: Db,
  ownerId: string,
  menuIds: readonly string[],
): Promise<{ id: string; title: string; name: string }[]> {
  if (menuIds.length === 0) return []
  return db
    .selectFrom('savedMenus')
    .select(['id', 'title', 'name'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', menuIds)
    .orderBy('id')
    .execute()
}

export const emailOf = async (db: Db, ownerId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', ownerId).executeTakeFirst())?.email

/** Forgets deliveries that are too long ago. */
export const dropDeliveriesBefore = (db: Db, before: Date) =>
  db.deleteFrom('webhookDeliveries').where('createdAt', '<', before.toISOString()).execute()

/** Forgets earlier secrets that have signed for the last time. */
export const dropEarlierSecretsBefore = (db: Db, before: Date) =>
  db
    .updateTable('webhooks')
    .set({ earlierSecret: null, earlierSecretUntil: null })
    .where('earlierSecretUntil', '<=', before.toISOString())
    .execute()
