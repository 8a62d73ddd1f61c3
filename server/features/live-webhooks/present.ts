import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { readKeptEvent } from '../../live/outbox.ts'
import type { DeliveryRow, WebhookRow } from '../../webhooks/queries.ts'

/** Without its secret. */
export const presentWebhook = ({ id, url, isActive, failingSince, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  isActive: isActive === 1,
  failingSince,
  createdAt,
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
