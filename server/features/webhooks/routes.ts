import { randomUUID } from 'node:crypto'
import {
  chooseWebhookEvents,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pauseWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  WEBHOOKS_LIMIT,
  type Webhook,
} from '#contract/restaurant/webhooks.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { ownPage } from '../../live/own-page.ts'
import { keep } from '../../live/webhooks/outbox.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import type { Overridable, Settings } from '../../settings/settings.ts'
import { createWebhookPosts } from './posts/webhook-post.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import {
  deleteWebhookRow,
  deliveriesOf,
  insertWebhook,
  sendAgain,
  webhooksOf,
  writeWebhook,
} from './queries.ts'
import { pauseWebhook as pauseIn, type WebhookRow } from './sending/queries.ts'
import { newSecret, SECRETS_OVERLAP_MS } from './sending/signature.ts'

const WEBHOOKS = 'feature:webhooks'

/** Mounts the addresses of programs that are notified of changes; `sending/` sends the notifications. */
export function mountWebhooks(
  api: Api,
  { db, clock, env, overrides }: Database & Clock & Settings & Overridable,
): void {
  const posts = createWebhookPosts(
    overrides.reachablePrivateAddresses,
    env.features.CARTE_WEBHOOK_PRIVATE_NETWORKS,
  )
  mount(api, listWebhooks, async ({ user, params: { restaurantId } }) => {
    await ownPage(db, user.house.id, restaurantId)
    return (await webhooksOf(db, user.house.id, restaurantId)).map((row) => presentWebhook(row, clock()))
  })

  mount(api, createWebhook, async ({ c, user, params: { restaurantId }, body: { url, events } }) => {
    requireFeature(user, WEBHOOKS)
    if (!posts.allows(url)) throw new AppError('webhook_address_refused')
    const at = clock()
    const row: WebhookRow = {
      id: randomUUID(),
      restaurantId,
      ownerId: user.house.id,
      url,
      events: keptEvents(events),
      secret: newSecret(),
      earlierSecret: null,
      earlierSecretUntil: null,
      origin: ownOrigin(c, env.publicUrl),
      isActive: 1,
      failingSince: null,
      createdAt: at.toISOString(),
    }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      await ownPage(transaction, user.house.id, restaurantId)
      const webhooks = await webhooksOf(transaction, user.house.id, restaurantId)
      if (webhooks.length >= WEBHOOKS_LIMIT) throw new AppError('too_many_webhooks')
      await insertWebhook(transaction, row)
      await recordChange(transaction, {
        at,
        ownerId: user.house.id,
        action: 'webhook.made',
        subjectId: row.id,
      })
    })
    return { ...presentWebhook(row, at), secret: row.secret }
  })

  mount(api, pauseWebhook, ({ user, params, body: { isActive } }) => {
    if (isActive) requireFeature(user, WEBHOOKS)
    return changing(user.house.id, params, async (transaction, row) => {
      if (!isActive) await pauseIn(transaction, row.id)
      else await writeWebhook(transaction, row.id, { isActive: 1, failingSince: null })
      const failingSince = isActive ? null : row.failingSince
      return presentWebhook({ ...row, isActive: isActive ? 1 : 0, failingSince }, clock())
    })
  })

  mount(api, chooseWebhookEvents, ({ user, params, body }) =>
    changing(user.house.id, params, async (transaction, row) => {
      const events = keptEvents(body.events)
      await writeWebhook(transaction, row.id, { events })
      return presentWebhook({ ...row, events }, clock())
    }),
  )

  mount(api, rotateWebhookSecret, ({ user, params }) =>
    changing(user.house.id, params, async (transaction, { id, secret: earlierSecret }) => {
      const at = clock()
      const secret = newSecret()
      const earlierSecretUntil = new Date(at.getTime() + SECRETS_OVERLAP_MS).toISOString()
      await writeWebhook(transaction, id, { secret, earlierSecret, earlierSecretUntil })
      await recordChange(transaction, {
        at,
        ownerId: user.house.id,
        action: 'webhook.secret-changed',
        subjectId: id,
      })
      return { secret, earlierSecretUntil }
    }),
  )

  mount(api, testWebhook, async ({ user, params }) => {
    requireFeature(user, WEBHOOKS)
    return changing(user.house.id, params, async (transaction, webhook) => {
      refusePaused(webhook)
      const at = clock()
      const event = { type: 'test', at: at.toISOString(), menuIds: [] } as const
      return presentDelivery(
        await keep(transaction, { webhookId: webhook.id, ownerId: user.house.id }, event, at, 0),
      )
    })
  })

  mount(api, deleteWebhook, ({ user, params }) =>
    changing(user.house.id, params, async (transaction, { id }) => {
      await deleteWebhookRow(transaction, id)
      await recordChange(transaction, {
        at: clock(),
        ownerId: user.house.id,
        action: 'webhook.deleted',
        subjectId: id,
      })
    }),
  )

  mount(api, listWebhookDeliveries, async ({ user, params }) => {
    const { id } = await ownWebhook(db, user.house.id, params)
    return (await deliveriesOf(db, id)).map(presentDelivery)
  })

  mount(api, resendWebhookDelivery, async ({ user, params }) => {
    requireFeature(user, WEBHOOKS)
    return changing(user.house.id, params, async (transaction, webhook) => {
      refusePaused(webhook)
      const row = await sendAgain(transaction, webhook.id, params.deliveryId, clock().toISOString())
      if (!row) throw new AppError('webhook_delivery_not_found')
      return presentDelivery(row)
    })
  })

  /** One change of an address for events that no other one of its owner joins. */
  function changing<Answer>(
    ownerId: string,
    params: WebhookParams,
    change: (transaction: Db, row: WebhookRow) => Promise<Answer>,
  ): Promise<Answer> {
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, ownerId)
      return change(transaction, await ownWebhook(transaction, ownerId, params))
    })
  }
}

const keptEvents = (events: Webhook['events']): string | null => events && JSON.stringify(events)

interface WebhookParams {
  readonly restaurantId: string
  readonly webhookId: string
}

/** @throws {AppError} `restaurant_page_not_found`, `webhook_not_found`, for those of others too */
async function ownWebhook(
  db: Db,
  ownerId: string,
  { restaurantId, webhookId }: WebhookParams,
): Promise<WebhookRow> {
  await ownPage(db, ownerId, restaurantId)
  const row = (await webhooksOf(db, ownerId, restaurantId)).find(({ id }) => id === webhookId)
  if (!row) throw new AppError('webhook_not_found')
  return row
}

function refusePaused({ isActive }: WebhookRow): void {
  if (isActive === 0) throw new AppError('webhook_paused')
}
