import { z } from 'zod'
import { liveEventTypes } from '#domain/live/model/live-event.ts'
import { webhookEventTypes } from '#domain/live/webhooks/event.ts'
import { KEPT_DELIVERIES } from '#domain/live/webhooks/retrying.ts'
import type { NamedShape, PostedEvent } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'
import { restaurantIdParams } from './restaurant-pages.ts'
import { webhookEventExample, webhookEventSchema } from './webhook-event.ts'

export const resource = [120, 'Webhooks', 'Webhooks for changes on a restaurant’s page.'] as const

/** The maximum number of addresses per restaurant that are notified. */
export const WEBHOOKS_LIMIT = 10

/** How many deliveries are listed. */
export const LISTED_DELIVERIES = 50

const webhookParams = restaurantIdParams.extend({ webhookId: z.string().min(1).max(64) })
const deliveryParams = webhookParams.extend({ deliveryId: z.string().min(1).max(64) })

/** A test is always sent. */
export const chosenEventsSchema = z
  .array(z.enum(liveEventTypes))
  .min(1, 'Please choose at least one kind of event.')
  .max(liveEventTypes.length)
  .nullable()
  .meta({ description: 'The types of events that are sent there; null for all, also those to come.' })

const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: chosenEventsSchema,
  isActive: z.boolean(),
  failingSince: z.string().nullable().meta({
    description:
      'The first failure after the last event that arrived. After three days nothing more is sent.',
  }),
  earlierSecretUntil: z.string().nullable().meta({
    description: 'Until then the secret before the present one signs too; null where it does not.',
  }),
  createdAt: z.string(),
})

const secretSchema = z.string().meta({
  description: 'It signs what is sent, as Standard Webhooks 1.0 say: `whsec_` and base64. Told this once.',
})

export const deliveryErrorSchema = z.enum([
  'private_address',
  'too_slow',
  'unknown_name',
  'nobody_there',
  'bad_certificate',
  'unreachable',
  'paused',
  'superseded',
])

const deliverySchema = z.object({
  id: z.string().meta({ description: 'The same at every attempt: the header `webhook-id`.' }),
  type: z.enum(webhookEventTypes),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  nextAt: z.string().nullable().meta({ description: 'When it is tried again.' }),
  lastStatus: z.int().nullable().meta({ description: 'What the address answered last.' }),
  lastError: deliveryErrorSchema.nullable().meta({
    description:
      'Why there was no answer, that the address was paused, or that a later event of its kind took its place.',
  }),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
})

export type Webhook = z.infer<typeof webhookSchema>
export type WebhookDelivery = z.infer<typeof deliverySchema>

const ofOneWebhook = ['restaurant_page_not_found', 'webhook_not_found'] as const

export const listWebhooks = endpoint('get', '/api/restaurant-pages/{restaurantId}/webhooks', {
  scope: 'read',
  verb: 'share',
  summary: 'The webhook addresses of a restaurant, oldest first',
  params: restaurantIdParams,
  output: z.array(webhookSchema).max(WEBHOOKS_LIMIT),
  errors: ['restaurant_page_not_found'],
})

export const createWebhook = endpoint('post', '/api/restaurant-pages/{restaurantId}/webhooks', {
  scope: 'write',
  verb: 'share',
  summary: 'Tell an https address what changes on the page of a restaurant; Professional',
  params: restaurantIdParams,
  body: z.object({
    url: z.string().trim().min(1, 'Please give an address.').max(2000, 'This address is too long.'),
    events: chosenEventsSchema.default(null),
  }),
  status: 201,
  output: webhookSchema.extend({ secret: secretSchema }),
  errors: ['plan_limit', 'restaurant_page_not_found', 'webhook_address_refused', 'too_many_webhooks'],
})

export const pauseWebhook = endpoint(
  'put',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/active',
  {
    scope: 'write',
    verb: 'share',
    summary: 'Pause an address, or send events there again; what waits when it is paused is not sent',
    work: 'writing',
    params: webhookParams,
    body: z.object({ isActive: z.boolean() }),
    output: webhookSchema,
    errors: [...ofOneWebhook, 'plan_limit'],
  },
)

export const chooseWebhookEvents = endpoint(
  'put',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/events',
  {
    scope: 'write',
    verb: 'share',
    summary: 'Choose which events are sent to an address; what waits already is sent',
    work: 'writing',
    params: webhookParams,
    body: z.object({ events: chosenEventsSchema }),
    output: webhookSchema,
    errors: ofOneWebhook,
  },
)

export const rotateWebhookSecret = endpoint(
  'post',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/secret',
  {
    scope: 'write',
    verb: 'share',
    summary:
      'Make another secret; for 24 hours what is sent is signed with both, and then with the new one alone',
    work: 'writing',
    params: webhookParams,
    output: z.object({
      secret: secretSchema,
      earlierSecretUntil: z.string().meta({ description: 'Until then the one before it signs too.' }),
    }),
    errors: ofOneWebhook,
  },
)

export const testWebhook = endpoint(
  'post',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/test',
  {
    scope: 'write',
    verb: 'share',
    summary: 'Send an event of the type `test`',
    work: 'test',
    params: webhookParams,
    status: 201,
    output: deliverySchema,
    errors: [...ofOneWebhook, 'plan_limit', 'webhook_paused'],
  },
)

export const deleteWebhook = endpoint('delete', '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}', {
  scope: 'write',
  verb: 'share',
  summary: 'Send nothing more to an address, and forget what was sent there',
  params: webhookParams,
  errors: ofOneWebhook,
})

export const listWebhookDeliveries = endpoint(
  'get',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/deliveries',
  {
    scope: 'read',
    verb: 'share',
    summary: `The last ${LISTED_DELIVERIES} events for an address, the newest first; ${KEPT_DELIVERIES} are kept, for 30 days`,
    params: webhookParams,
    output: z.array(deliverySchema).max(LISTED_DELIVERIES),
    errors: ofOneWebhook,
  },
)

export const resendWebhookDelivery = endpoint(
  'post',
  '/api/restaurant-pages/{restaurantId}/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  {
    scope: 'write',
    verb: 'share',
    summary: 'Send an event once more, now',
    work: 'test',
    params: deliveryParams,
    status: 201,
    output: deliverySchema,
    errors: [...ofOneWebhook, 'plan_limit', 'webhook_delivery_not_found', 'webhook_paused'],
  },
)

export const posted: readonly PostedEvent[] = [
  {
    id: 'changed',
    summary: 'Something changed on the page of a restaurant',
    description:
      'Posted to each address for events, signed as Standard Webhooks 1.0 say. Answer with a status of 2xx within ten seconds; anything else is tried again for two days.',
    headers: {
      'webhook-id': 'The id of the event, the same at every attempt.',
      'webhook-timestamp': 'When it was sent, in seconds since 1970.',
      'webhook-signature':
        '`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several with spaces between them while two secrets are good.',
    },
    body: webhookEventSchema,
    example: webhookEventExample,
  },
]

export const shapes: readonly NamedShape[] = [
  ['WebhookEvent', webhookEventSchema, 'What is posted to an address for events.'],
]

export const examples = {
  chooseWebhookEvents: { body: { events: ['sold_out.changed'] } },
  createWebhook: {
    body: { url: 'https://hooks.example/carte', events: ['sold_out.changed', 'menus.changed'] },
    output: {
      id: '0f6c2a52-8f0e-4f5a-9d2c-6f1f4c1e0d5b',
      url: 'https://hooks.example/carte',
      events: ['sold_out.changed', 'menus.changed'],
      isActive: true,
      failingSince: null,
      createdAt: '2026-03-05T10:03:00.000Z',
      earlierSecretUntil: null,
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
  },
}
