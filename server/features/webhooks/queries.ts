import { LISTED_DELIVERIES } from '#contract/restaurant/webhooks.ts'
import type { Db } from '../../db/schema.ts'
import type { DeliveryRow, WebhookRow } from './sending/queries.ts'

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
    Pick<WebhookRow, 'secret' | 'earlierSecret' | 'earlierSecretUntil' | 'isActive' | 'failingSince'>
  >,
) => db.updateTable('webhooks').set(changes).where('id', '=', id).execute()

export const deleteWebhookRow = (db: Db, id: string) =>
  db.deleteFrom('webhooks').where('id', '=', id).execute()

/** The newest first. */
export const deliveriesOf = (db: Db, webhookId: string): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(LISTED_DELIVERIES)
    .execute()

/** Lets a delivery be sent now, whatever has become of it. */
export const sendAgain = (
  db: Db,
  webhookId: string,
  id: string,
  now: string,
): Promise<DeliveryRow | undefined> =>
  db
    .updateTable('webhookDeliveries')
    .set({ status: 'waiting', nextAt: now })
    .where('id', '=', id)
    .where('webhookId', '=', webhookId)
    .returningAll()
    .executeTakeFirst()
