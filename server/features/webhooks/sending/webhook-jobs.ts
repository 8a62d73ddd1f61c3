import { GATHERED_MS } from '#domain/live/webhooks/event.ts'
import {
  deliveriesEndBefore,
  FAILING_DAYS,
  hasFailedTooLong,
  nextAttempt,
  RETRY_PAUSES_MS,
} from '#domain/live/webhooks/retrying.ts'
import type { Mail } from '../../../adapters/email/port.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { JobKind, JobRow, Outcome } from '../../../jobs/job.ts'
import { readKeptEvent } from '../../../live/webhooks/outbox.ts'
import type { Mails } from '../../../owners/owners.ts'
import type { Brand } from '../../../settings/env.ts'
import type { Overridable, Settings } from '../../../settings/settings.ts'
import type { Watching } from '../../../watching/watching.ts'
import {
  createWebhookPosts,
  WebhookPostError,
  type WebhookPostFault,
  type WebhookPosts,
} from '../posts/webhook-post.ts'
import { eventBody } from './event-body.ts'
import {
  adoptDeliveries,
  dropDeliveriesBefore,
  dropEarlierSecretsBefore,
  dueDeliveries,
  emailOf,
  type ListeningRow,
  namesOfMenus,
  noteFailure,
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
interface Answered {
  readonly status: number | null
  readonly error: WebhookPostFault | null
}

/** Events are jobs: each address has one at a time, and an account that has slow ones has others wait. */
export function webhookJobs(
  services: Services,
  posts: WebhookPosts = createWebhookPosts(
    services.overrides.reachablePrivateAddresses,
    services.env.features.CARTE_WEBHOOK_PRIVATE_NETWORKS,
  ),
): JobKind {
  const needs = { ...services, posts }
  return {
    name: 'webhook',
    mostUnderWay: 50,
    // Whose other addresses wait: they may all be slow.
    mostOfOwner: 4,
    // Those that answer always have room.
    mostFailing: 20,
    lookMs: services.overrides.roundsMs?.events ?? 1000,
    pausesMs: [GATHERED_MS, ...RETRY_PAUSES_MS],
    due: dueDeliveries,
    attempt: (job, signal) => attempt(needs, job, signal),
  }
}

async function attempt(needs: Needs, job: JobRow, signal: AbortSignal): Promise<Outcome> {
  const webhook = await readListening(needs.db, job.subject)
  if (!webhook) return { state: 'failed', lastError: null }
  const { status, error } = await send(needs, webhook, job, signal)
  if (status !== null && status >= 200 && status < 300) {
    await noteSuccess(needs.db, webhook.id)
    return { state: 'done', lastStatus: status }
  }
  await noteFailed(needs, webhook)
  const nextAt = nextAttempt(job.attempts, needs.clock())
  const said = { lastStatus: status, lastError: error }
  return nextAt ? { state: 'waiting', nextAt, ...said } : { state: 'failed', ...said }
}

async function send(
  { db, clock, posts, env: { publicUrl } }: Needs,
  webhook: ListeningRow,
  { id, content }: JobRow,
  signal: AbortSignal,
): Promise<Answered> {
  const event = readKeptEvent(content)
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

/** Gives up an address after three days. */
async function noteFailed(
  { db, clock, log, mailQueue, env: { brand, publicUrl } }: Needs,
  webhook: ListeningRow,
): Promise<void> {
  const now = clock()
  const failingSince = await noteFailure(db, webhook.id, now)
  if (!failingSince || !hasFailedTooLong(failingSince, now)) return
  if (!(await pauseWebhook(db, webhook.id))) return
  log.info({ webhook: webhook.id, ownerId: webhook.ownerId }, 'an address for events is paused')
  const email = await emailOf(db, webhook.ownerId)
  if (email) await mailQueue.post(pausedMail(brand, email, webhook.url, publicUrl?.origin ?? webhook.origin))
}

/** Forgets deliveries that are too long ago, and earlier secrets whose day is over. */
export async function sweepWebhooks({ db, clock }: Database & Clock, now: Date): Promise<void> {
  await adoptDeliveries(db, clock())
  await dropDeliveriesBefore(db, deliveriesEndBefore(now))
  await dropEarlierSecretsBefore(db, now)
}

/** To the owner of an address that was given up. */
const pausedMail = ({ brandName, supportEmail }: Brand, to: string, url: string, origin: string): Mail => ({
  to,
  subject: `${brandName} no longer sends events to ${new URL(url).hostname}`,
  text: [
    'Hello,',
    `for ${FAILING_DAYS} days nothing that ${brandName} sent to this address has arrived, so it is paused:`,
    url,
    'When it answers again, turn it on under Restaurant Page, Integrations:',
    `${origin}/restaurant?tab=connections`,
    `${brandName}\n${supportEmail}`,
  ].join('\n\n'),
})
