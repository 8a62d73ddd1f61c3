import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { openRestaurantPage, readRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
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
} from '#contract/restaurant/webhooks.ts'
import { GATHERED_MS } from '#domain/live/webhooks/event.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { mailsIn } from '../support/read-outbox.ts'
import { openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'
import { useTestWebsite, WEBSITE_ADDRESS } from '../support/test-website.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly body: any
}

describe.skipIf(!hasEngine)('webhooks', () => {
  const clock = buildClock()
  const server = useTestServer(
    {},
    {
      clock: clock.now,
      roundsMs: { events: 50 },
      reachablePrivateAddresses: [WEBSITE_ADDRESS],
      rateLimits: { 'writing by account': { count: 1000, block: 1000 } },
    },
  )
  const received: Received[] = []
  /** By path: what is answered; 204 where nothing is said. */
  const answers = new Map<string, number>()
  const at = useTestWebsite(() => (request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, text, body: JSON.parse(text) })
      response.writeHead(answers.get(path) ?? 204, { location: '/elsewhere' }).end()
    })
  })
  const receivedAt = (path: string) => received.filter((one) => one.path === path)
  const soon = { timeout: 8000, interval: 50 }
  /** Passes the clock, so that no test waits until changes of one kind are sent as one. */
  const arrived = (path: string, count: number) => {
    clock.pass(GATHERED_MS)
    return vi.waitFor(() => expect(receivedAt(path)).toHaveLength(count), soon)
  }

  async function owner() {
    const client = server().client()
    await client.register(`hook-${crypto.randomUUID()}`)
    await subscribe(client)
    return client
  }

  /** A user with a page of one menu, and an address that is notified. */
  async function listener() {
    const client = await owner()
    const content = buildContent({ items: 4 })
    const page = await openPage(client, [content])
    const itemIds = content.sections.flatMap(({ items }) => items.map(({ id }) => id))
    const path = `/${crypto.randomUUID()}`
    const params = { restaurantId: page.restaurantId }
    const { secret, ...webhook } = await client.call(createWebhook, { params, body: { url: at(path) } })
    const own = { ...params, webhookId: webhook.id }
    return { client, ...page, path, params, own, webhook, secret, menuId: page.menuIds[0] ?? '', itemIds }
  }

  const strike = (client: TestClient, menuId: string, itemId = 0, isSoldOut = true) =>
    client.call(saySoldOut, {
      body: { words: [{ places: [{ menuId, itemId }], isSoldOut }] },
    })

  it('say at once what is sold out, signed with the secret', async () => {
    const { client, path, secret, slug, restaurantId, menuId, itemIds } = await listener()
    await strike(client, menuId, itemIds[0])
    await arrived(path, 1)
    const [{ headers, text, body }] = receivedAt(path) as [Received]
    const url = `${server().url}/r/${slug}`
    expect(body).toEqual({
      id: headers['webhook-id'],
      type: 'sold_out.changed',
      at: expect.stringMatching(/^2.*Z$/),
      restaurant: { id: restaurantId, slug, url },
      menus: [{ id: menuId, title: expect.any(String) }],
      menuUrl: `${url}/menu.json`,
    })
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
  })

  it('tell what was chosen, and all of it again', async () => {
    const { client, path, own, params, menuId, itemIds } = await listener()
    const chosen = await client.call(chooseWebhookEvents, { params: own, body: { events: ['page.changed'] } })
    expect(chosen.events).toEqual(['page.changed'])
    await strike(client, menuId, itemIds[0])
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    await arrived(path, 1)
    expect(receivedAt(path)[0]?.body.type).toBe('page.changed')
    expect((await client.call(listWebhookDeliveries, { params: own })).map(({ type }) => type)).toEqual([
      'page.changed',
    ])
    await client.call(chooseWebhookEvents, { params: own, body: { events: null } })
    await strike(client, menuId, itemIds[1])
    await arrived(path, 2)
    const refusal = await client.refusal(chooseWebhookEvents, { params: own, body: { events: [] } })
    expect(refusal.details?.fields).toMatchObject([
      { path: 'events', message: 'Please choose at least one kind of event.' },
    ])
  })

  it('tell changes of one kind that come at once as one', async () => {
    const { client, path, own, params, menuId, itemIds } = await listener()
    await strike(client, menuId, itemIds[0])
    await strike(client, menuId, itemIds[1])
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    await client.call(openRestaurantPage, { params, body: { isOpen: true } })
    await arrived(path, 2)
    const types = receivedAt(path).map(({ body }) => body.type)
    expect(types.toSorted()).toEqual(['page.changed', 'sold_out.changed'])
    expect(await client.call(listWebhookDeliveries, { params: own })).toHaveLength(2)
  })

  it('tell that a menu was saved', async () => {
    const { client, path, menuId } = await listener()
    const { version } = await client.call(readSavedMenu, { params: { id: menuId } })
    const body = { ...buildSavePayload({ content: buildContent({ items: 5 }) }), version }
    await client.call(updateSavedMenu, { params: { id: menuId }, body })
    await arrived(path, 1)
    expect(receivedAt(path)[0]?.body).toMatchObject({ type: 'menus.changed', menus: [{ id: menuId }] })
  })

  it('are tried, and sent once more', async () => {
    const { client, path, own } = await listener()
    const sent = await client.call(testWebhook, { params: own })
    expect(sent).toMatchObject({ type: 'test', status: 'waiting', attempts: 0 })
    await arrived(path, 1)
    const delivered = [{ id: sent.id, status: 'delivered', attempts: 1, lastStatus: 204, nextAt: null }]
    const listed = () => client.call(listWebhookDeliveries, { params: own })
    await vi.waitFor(async () => expect(await listed()).toMatchObject(delivered), soon)
    await client.call(resendWebhookDelivery, { params: { ...own, deliveryId: sent.id } })
    await arrived(path, 2)
    expect(new Set(receivedAt(path).map(({ headers }) => headers['webhook-id']))).toEqual(new Set([sent.id]))
  })

  it('follow no redirect, and are tried again', async () => {
    const { client, path, own, params } = await listener()
    answers.set(path, 302)
    await client.call(testWebhook, { params: own })
    const listed = () => client.call(listWebhookDeliveries, { params: own })
    const failed = [{ status: 'waiting', attempts: 1, lastStatus: 302, nextAt: expect.any(String) }]
    await vi.waitFor(async () => expect(await listed()).toMatchObject(failed), soon)
    expect(receivedAt('/elsewhere')).toEqual([])
    expect(await client.call(listWebhooks, { params })).toMatchObject([
      { isActive: true, failingSince: expect.any(String) },
    ])
  })

  it('pause an address that fails for three days, and tell its owner', async () => {
    const { client, path, own, params, webhook } = await listener()
    answers.set(path, 500)
    await client.call(testWebhook, { params: own })
    await arrived(path, 1)
    const known = () => client.call(listWebhooks, { params })
    await vi.waitFor(async () => expect((await known())[0]?.failingSince).toBeTruthy(), soon)
    clock.passDays(3)
    await vi.waitFor(async () => expect((await known())[0]?.isActive).toBe(false), soon)
    expect(await client.call(listWebhookDeliveries, { params: own })).toMatchObject([
      { status: 'failed', lastError: 'paused', attempts: 2 },
    ])
    const mails = () => mailsIn(server().env.dataDir).filter((mail) => mail.includes(webhook.url))
    await vi.waitFor(() => expect(mails()).toHaveLength(1), soon)
    expect(await client.refusal(testWebhook, { params: own })).toMatchObject({ code: 'webhook_paused' })
    answers.delete(path)
    expect(await client.call(pauseWebhook, { params: own, body: { isActive: true } })).toMatchObject({
      isActive: true,
      failingSince: null,
    })
    clock.reset()
  })

  it('say nothing while they are paused', async () => {
    const { client, path, own, menuId, itemIds } = await listener()
    await client.call(pauseWebhook, { params: own, body: { isActive: false } })
    await strike(client, menuId, itemIds[0])
    expect(await client.call(listWebhookDeliveries, { params: own })).toEqual([])
    await client.call(pauseWebhook, { params: own, body: { isActive: true } })
    await strike(client, menuId, itemIds[0], false)
    await arrived(path, 1)
  })

  it('are signed with a new secret and for a day with the one before it', async () => {
    const { client, path, params, own, secret } = await listener()
    const { secret: second, earlierSecretUntil } = await client.call(rotateWebhookSecret, { params: own })
    expect(second).not.toBe(secret)
    const before = clock.now()
    expect(Date.parse(earlierSecretUntil) - before.getTime()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
    const untilOf = async () => (await client.call(listWebhooks, { params }))[0]?.earlierSecretUntil
    expect(await untilOf()).toBe(earlierSecretUntil)
    const signatures = async (count: number) => {
      await client.call(testWebhook, { params: own })
      await vi.waitFor(() => expect(receivedAt(path)).toHaveLength(count), soon)
      const { headers, text } = receivedAt(path).at(-1) as Received
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
      const by = (one: string) => {
        const key = Buffer.from(one.replace('whsec_', ''), 'base64')
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
      }
      return { given: headers['webhook-signature'], by }
    }
    const first = await signatures(1)
    expect(first.given).toBe(`${first.by(second)} ${first.by(secret)}`)
    clock.stopAt(earlierSecretUntil)
    const later = await signatures(2)
    expect(later.given).toBe(later.by(second))
    expect(await untilOf()).toBeNull()
    clock.stopAt(before.toISOString())
  })

  it('go to public addresses by https alone', async () => {
    const { client, params } = await listener()
    for (const url of ['http://example.com/', 'https://10.0.0.8/', 'https://localhost/', 'hooks'])
      expect(await client.refusal(createWebhook, { params, body: { url } })).toMatchObject({
        status: 400,
        code: 'webhook_address_refused',
      })
    const { id } = await client.call(createWebhook, {
      params,
      body: { url: 'https://no-such-name.example/' },
    })
    const own = { ...params, webhookId: id }
    await client.call(testWebhook, { params: own })
    const failed = [{ attempts: 1, lastStatus: null, lastError: 'unknown_name' }]
    await vi.waitFor(
      async () => expect(await client.call(listWebhookDeliveries, { params: own })).toMatchObject(failed),
      soon,
    )
  })

  it('are at most ten, even when they come at once', async () => {
    const { client, params, path } = await listener()
    const made = await Promise.all(
      Array.from({ length: WEBHOOKS_LIMIT + 1 }, () =>
        client.send(createWebhook, { params, body: { url: at(path) } }),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(WEBHOOKS_LIMIT - 1)
    expect(await client.call(listWebhooks, { params })).toHaveLength(WEBHOOKS_LIMIT)
  })

  it('are their owner’s alone, who is told the secret once', async () => {
    const { client, own, params, secret } = await listener()
    expect(JSON.stringify(await client.call(listWebhooks, { params }))).not.toContain(secret)
    const stranger = await listener()
    const notTheirs = { ...own, restaurantId: stranger.restaurantId }
    for (const call of [rotateWebhookSecret, testWebhook, deleteWebhook, listWebhookDeliveries]) {
      expect(await stranger.client.refusal(call, { params: own })).toMatchObject({
        code: 'restaurant_page_not_found',
      })
      expect(await stranger.client.refusal(call, { params: notTheirs })).toMatchObject({
        code: 'webhook_not_found',
      })
    }
    await client.call(deleteWebhook, { params: own })
    expect(await client.call(listWebhooks, { params })).toEqual([])
  })

  it('are added on Professional alone', async () => {
    const client = server().client()
    await client.register(`hook-${crypto.randomUUID()}`)
    const { restaurantId } = await openPage(client, [])
    const params = { restaurantId }
    expect((await client.call(readRestaurantPage, { params })).isOpen).toBe(true)
    expect(await client.refusal(createWebhook, { params, body: { url: at('/basic') } })).toMatchObject({
      code: 'plan_limit',
    })
    expect(await client.call(listWebhooks, { params })).toEqual([])
  })
})
