import { deliveriesEndBefore, hasFailedTooLong, nextAttempt } from '#domain/live/webhooks/retrying.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { readKeptEvent } from '../../../live/webhooks/outbox.ts'
import type { Mails } from '../../../owners/owners.ts'
import type { Overridable, Settings } from '../../../settings/settings.ts'
import type { Watching } from '../../../watching/watching.ts'
import {
  createWebhookPosts,
  WebhookPostError,
  type WebhookPostFault,
  type WebhookPosts,
} from '../posts/webhook-post.ts'
import { eventBody } from './event-body.ts'
import { pausedMail } from './paused-mail.ts'
import {
  claimDelivery,
  type DeliveryRow,
  type DueDelivery,
  dropDeliveriesBefore,
  dropEarlierSecretsBefore,
  dueDeliveries,
  emailOf,
  type ListeningRow,
  type NotNow,
  namesOfMenus,
  noteDelivered,
  noteFailure,
  noteNotDelivered,
  noteSuccess,
  pauseWebhook,
  readListening,
} from './queries.ts'
import { secretsAt, signedHeaders } from './signature.ts'

type Services = Database & Clock & Settings & Overridable & Mails & Pick<Watching, 'log'>

interface Needs extends Services {
  readonly posts: WebhookPosts
}

/** What came of an attempt: the status of an answer, or why there was none. */
interface Outcome {
  readonly status: number | null
  readonly error: WebhookPostFault | null
}

const LOOK_MS = 1000

/** At the same time, from one server; each address has one at a time. */
const MOST_UNDER_WAY = 50

/** Of these for one account, whose other addresses wait: they may all be slow. */
const MOST_OF_ONE = 4

/** Of these to addresses that failed last: those that answer always have room. */
const MOST_FAILING = 20

const READ_AT_ONCE = 200

/** A delivery that is being sent. */
interface UnderWay extends Pick<DueDelivery, 'ownerId' | 'failingSince'> {
  readonly sending: Promise<void>
}

type AllUnderWay = ReadonlyMap<string, UnderWay>

const ofOwner = (underWay: AllUnderWay, owner: string): number =>
  [...underWay.values()].filter(({ ownerId }) => ownerId === owner).length

const areFailingFull = (underWay: AllUnderWay): boolean =>
  [...underWay.values()].filter(({ failingSince }) => failingSince !== null).length >= MOST_FAILING

const notNow = (underWay: AllUnderWay): NotNow => ({
  webhooks: [...underWay.keys()],
  owners: [...new Set([...underWay.values()].map(({ ownerId }) => ownerId))].filter(
    (owner) => ofOwner(underWay, owner) >= MOST_OF_ONE,
  ),
  failing: areFailingFull(underWay),
})

const mayBegin = (underWay: AllUnderWay, { webhookId, ownerId, failingSince }: DueDelivery): boolean =>
  underWay.size < MOST_UNDER_WAY &&
  !underWay.has(webhookId) &&
  ofOwner(underWay, ownerId) < MOST_OF_ONE &&
  (failingSince === null || !areFailingFull(underWay))

/** For so long a delivery is one server's: longer than any attempt takes. After a crash another one takes it up. */
const CLAIM_MS = 60_000

/**
 * Sends what waits in the outbox, looking for it every second, in turns by account. Servers on one database share the work: each takes a
 * delivery by an update that only one of them can make.
 * @returns ends it: what is under way counts as an attempt that failed
 */
export function keepSending(
  services: Services,
  posts: WebhookPosts = createWebhookPosts(services.overrides.reachablePrivateAddresses),
): () => Promise<void> {
  const { db, clock, log, overrides } = services
  const needs = { ...services, posts }
  const underWay = new Map<string, UnderWay>()
  let looking = Promise.resolve()
  let isLooking = false
  const ending = new AbortController()

  async function look(): Promise<void> {
    // What one account has waiting may be more than is read at once: the others come with the next reading.
    while (underWay.size < MOST_UNDER_WAY) {
      const due = await dueDeliveries(db, clock(), notNow(underWay), READ_AT_ONCE)
      const before = underWay.size
      for (const one of due) if (mayBegin(underWay, one)) begin(one)
      if (underWay.size === before) return
    }
  }

  function begin(due: DueDelivery): void {
    const sending = attempt(needs, due, ending.signal)
      .catch((error) => log.error({ err: error, delivery: due.id }, 'an event could not be sent'))
      .finally(() => underWay.delete(due.webhookId))
    underWay.set(due.webhookId, { ...due, sending })
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error) => log.error({ err: error }, 'events could not be looked for'))
      .finally(() => {
        isLooking = false
      })
  }, overrides.roundsMs?.events ?? LOOK_MS)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await looking
    ending.abort()
    await Promise.all([...underWay.values()].map(({ sending }) => sending))
  }
}

async function attempt(needs: Needs, due: DueDelivery, signal: AbortSignal): Promise<void> {
  const { db, clock } = needs
  const delivery = await claimDelivery(db, due, new Date(clock().getTime() + CLAIM_MS))
  if (!delivery) return
  const webhook = await readListening(db, delivery.webhookId)
  if (!webhook) return
  const outcome = await send(needs, webhook, delivery, signal)
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  if (isDelivered) {
    await noteDelivered(db, delivery.id, {
      lastStatus: outcome.status,
      deliveredAt: clock().toISOString(),
    })
    await noteSuccess(db, webhook.id)
  } else await noteFailed(needs, webhook, delivery, outcome)
}

async function send(
  { db, clock, posts, env: { publicUrl } }: Needs,
  webhook: ListeningRow,
  { id, event: text }: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const event = readKeptEvent(text)
  const body = eventBody(id, event, {
    ...webhook,
    origin: publicUrl?.origin ?? webhook.origin,
    menus: await namesOfMenus(db, webhook.ownerId, event.menuIds),
  })
  const timestamp = Math.floor(clock().getTime() / 1000)
  const headers = {
    ...signedHeaders(secretsAt(webhook, clock()), { id, timestamp, body }),
    'content-type': 'application/json',
    'user-agent': 'Carte',
  }
  try {
    return { status: await posts.post(webhook.url, { headers, body, signal }), error: null }
  } catch (error) {
    if (!(error instanceof WebhookPostError)) throw error
    return { status: null, error: error.fault }
  }
}

/** Tries it again later, or gives up: the delivery after its last attempt, the address after three days. */
async function noteFailed(
  { db, clock, log, mailQueue, env: { brand, publicUrl } }: Needs,
  webhook: ListeningRow,
  { id, ownerId, attempts }: DeliveryRow,
  { status, error }: Outcome,
): Promise<void> {
  const now = clock()
  const next = nextAttempt(attempts, now)
  await noteNotDelivered(db, id, {
    status: next ? 'waiting' : 'failed',
    nextAt: next?.toISOString() ?? null,
    lastStatus: status,
    lastError: error,
  })
  const failingSince = await noteFailure(db, webhook.id, now)
  if (!failingSince || !hasFailedTooLong(failingSince, now)) return
  if (!(await pauseWebhook(db, webhook.id))) return
  log.info({ webhook: webhook.id, ownerId }, 'an address for events is paused')
  const email = await emailOf(db, ownerId)
  if (email) mailQueue.post(pausedMail(brand, email, webhook.url, publicUrl?.origin ?? webhook.origin))
}

/** Forgets deliveries that are too long ago, and earlier secrets whose day is over. */
export async function sweepWebhooks({ db }: Database, now: Date): Promise<void> {
  await dropDeliveriesBefore(db, deliveriesEndBefore(now))
  await dropEarlierSecretsBefore(db, now)
}
