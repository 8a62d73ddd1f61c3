import { LISTED_DELIVERIES } from '#contract/restaurant/webhooks.ts'
import type { Db } from '../../db/schema.ts'
import type { JobRow } from '../../jobs/job.ts'
import type { WebhookRow } from './sending/queries.ts'

/** The oldest first. */
export const webhooksOf = (db: Db, ownerId: string, restaurantId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const insertWebhook = (db: Db, row: WebhookRow) => db.insertInto('webhooks').values(row).execute()

export const writeWebhook = (
  db: Db,
  id: string,
  changes: Partial<
    Pick<
      WebhookRow,
      'events' | 'secret' | 'earlierSecret' | 'earlierSecretUntil' | 'isActive' | 'failingSince'
    >
  >,
) => db.updateTable('webhooks').set(changes).where('id', '=', id).execute()

/** With what was to be sent there. */
export async function deleteWebhookRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
  await db.deleteFrom('jobs').where('subject', '=', id).execute()
}

/** The newest first. */
export const deliveriesOf = (db: Db, webhookId: string): Promise<JobRow[]> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('subject', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(LISTED_DELIVERIES)
    .execute()

/** Lets a delivery be sent now, whatever has become of it. */
export const sendAgain = (db: Db, webhookId: string, id: string, now: string): Promise<JobRow | undefined> =>
  db
    .updateTable('jobs')
    .set({ state: 'waiting', nextAt: now, endedAt: null })
    .where('id', '=', id)
    .where('subject', '=', webhookId)
    .returningAll()
    .executeTakeFirst()
