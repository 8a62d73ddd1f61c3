import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'
import type { DueJob, NotNow } from '../../../jobs/job.ts'
import { insertJob, waitingJobs } from '../../../jobs/queries.ts'

export type WebhookRow = Selectable<Schema['webhooks']>

/** Deliveries whose time has come, the oldest first; those to addresses that failed last come after all others. */
export async function dueDeliveries(db: Db, now: Date, notNow: NotNow, limit: number): Promise<DueJob[]> {
  const rows = await waitingJobs(db, 'webhook', now, notNow)
    .innerJoin('webhooks', 'webhooks.id', 'jobs.subject')
    .select('webhooks.failingSince')
    .$if(notNow.failing, (query) => query.where('webhooks.failingSince', 'is', null))
    .orderBy(({ eb }) => eb('webhooks.failingSince', 'is not', null))
    .orderBy('jobs.nextAt')
    .limit(limit)
    .execute()
  return rows.map(({ failingSince, ...job }) => ({ ...job, isFailing: failingSince !== null }))
}

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
    .updateTable('jobs')
    .set({ state: 'failed', nextAt: null, lastError: 'paused' })
    .where('subject', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
  return numUpdatedRows > 0n
}

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

export const emailOf = async (db: Db, houseId: string): Promise<string | undefined> => {
  const owner = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.accountId')
    .select('users.email')
    .where('houseId', '=', houseId)
    .where('members.role', '=', 'owner')
    .orderBy('since')
    .executeTakeFirst()
  return owner?.email
}

/** Forgets deliveries that are too long ago. */
export const dropDeliveriesBefore = (db: Db, before: Date) =>
  db.deleteFrom('jobs').where('createdAt', '<', before.toISOString()).where('kind', '=', 'webhook').execute()

/** Longer than a server of the version before takes for an attempt. */
const LEFT_MS = 2 * 60_000

/** Takes over what servers of the version before have kept and do not send any more: they may run during an update. */
export async function adoptDeliveries(db: Db, now: Date): Promise<void> {
  const left = new Date(now.getTime() - LEFT_MS).toISOString()
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('webhookDeliveries')
      .where('status', '=', 'waiting')
      .where('nextAt', '<', left)
      .returningAll()
      .execute()
    for (const { webhookId, event, status: _, deliveredAt: __, ...row } of rows)
      await insertJob(transaction, {
        ...row,
        kind: 'webhook',
        subject: webhookId,
        content: event,
        state: 'waiting',
        endedAt: null,
      })
  })
}

/** Forgets earlier secrets that have signed for the last time. */
export const dropEarlierSecretsBefore = (db: Db, before: Date) =>
  db
    .updateTable('webhooks')
    .set({ earlierSecret: null, earlierSecretUntil: null })
    .where('earlierSecretUntil', '<=', before.toISOString())
    .execute()
