import { contentOf, type Described, flags, json, type StoredRow, without } from './described.ts'
import { ofRestaurant } from './seen-rows.ts'

export interface WebhookTables {
  webhooks: {
    id: string
    restaurantId: string
    ownerId: string
    url: string
    /** JSON: the types of events that are sent there; null for all. */
    events: string | null
    /** Signs what is sent: `whsec_` and base64. */
    secret: string
    /** Signs too until then, ISO 8601 UTC; both null before the first change of the secret. */
    earlierSecret: string | null
    earlierSecretUntil: string | null
    /** Scheme and host by which its owner reached this installation: where the addresses in events begin. */
    origin: string
    /** 0 or 1 */
    isActive: number
    /** The first failure after the last success; null where the last delivery arrived. */
    failingSince: string | null
    createdAt: string
  }
  /** Of the version before, whose servers may run next to this one during an update. */
  webhookDeliveries: {
    id: string
    webhookId: string
    ownerId: string
    /** JSON: `KeptEvent`. */
    event: string
    status: 'waiting' | 'delivered' | 'failed'
    attempts: number
    /** Null where it is not tried again. */
    nextAt: string | null
    /** HTTP status of the last answer. */
    lastStatus: number | null
    /** Why there was no answer, that the address was paused, or that a later event of the kind says it too. */
    lastError: 'private_address' | 'too_slow' | 'unreachable' | 'paused' | 'superseded' | null
    createdAt: string
    deliveredAt: string | null
  }
}

/** A job that sends an event, as its owner has it. */
export const webhook = ({ kind: _, subject, state, endedAt, content, ...row }: StoredRow) => ({
  ...without(row, 'ownerId'),
  webhookId: subject,
  status: state === 'done' ? 'delivered' : state,
  deliveredAt: state === 'done' ? endedAt : null,
  event: json(content),
})

export const webhookTables: Described<WebhookTables> = {
  webhooks: {
    seen: ofRestaurant,
    exported: {
      file: 'webhooks',
      key: ['id'],
      present: (row) => ({
        ...without(row, 'ownerId', 'secret', 'earlierSecret', 'earlierSecretUntil'),
        ...flags(row, 'isActive'),
        events: row.events === null ? null : contentOf(row.events),
      }),
    },
  },
  webhookDeliveries: {
    seen: 'all',
    exported: 'is written by servers of the version before alone; its rows become jobs',
  },
}
