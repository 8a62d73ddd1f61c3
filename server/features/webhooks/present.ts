import {
  chosenEventsSchema,
  deliveryErrorSchema,
  type Webhook,
  type WebhookDelivery,
} from '#contract/restaurant/webhooks.ts'
import type { JobRow } from '../../jobs/job.ts'
import { readKeptEvent } from '../../live/webhooks/outbox.ts'
import type { WebhookRow } from './sending/queries.ts'
import { secretsAt } from './sending/signature.ts'

/** Without its secrets. */
export const presentWebhook = (row: WebhookRow, at: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events === null ? null : chosenEventsSchema.parse(JSON.parse(row.events)),
  isActive: row.isActive === 1,
  failingSince: row.failingSince,
  earlierSecretUntil: secretsAt(row, at).length > 1 ? row.earlierSecretUntil : null,
  createdAt: row.createdAt,
})

export const presentDelivery = ({
  id,
  content,
  state,
  attempts,
  nextAt,
  lastStatus,
  lastError,
  createdAt,
  endedAt,
}: JobRow): WebhookDelivery => ({
  id,
  type: readKeptEvent(content).type,
  status: state === 'done' ? 'delivered' : state,
  attempts,
  nextAt,
  lastStatus,
  lastError: deliveryErrorSchema.safeParse(lastError).data ?? null,
  createdAt,
  deliveredAt: state === 'done' ? endedAt : null,
})
