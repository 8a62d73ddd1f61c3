import type { Webhook, WebhookDelivery } from '#contract/restaurant/webhooks.ts'
import { readKeptEvent } from '../../live/webhooks/outbox.ts'
import type { DeliveryRow, WebhookRow } from './sending/queries.ts'
import { secretsAt } from './sending/signature.ts'

/** Without its secrets. */
export const presentWebhook = (row: WebhookRow, at: Date): Webhook => ({
  id: row.id,
  url: row.url,
  isActive: row.isActive === 1,
  failingSince: row.failingSince,
  earlierSecretUntil: secretsAt(row, at).length > 1 ? row.earlierSecretUntil : null,
  createdAt: row.createdAt,
})

export const presentDelivery = ({
  id,
  event,
  status,
  attempts,
  nextAt,
  lastStatus,
  lastError,
  createdAt,
  deliveredAt,
}: DeliveryRow): WebhookDelivery => ({
  id,
  type: readKeptEvent(event).type,
  status,
  attempts,
  nextAt,
  lastStatus,
  lastError,
  createdAt,
  deliveredAt,
})
