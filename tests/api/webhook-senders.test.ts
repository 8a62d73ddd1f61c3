import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import {
  createWebhook,
  listWebhookDeliveries,
  testWebhook,
  WEBHOOKS_LIMIT,
} from '#contract/restaurant/webhooks.ts'
import { webhookJobs } from '#server/features/webhooks/sending/webhook-jobs.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { inDatabase } from '../builders/build-live.ts'
import { openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'
import { useTestWebsite, WEBSITE_ADDRESS } from '../support/test-website.ts'

const EACH = 3

describe.skipIf(!hasEngine)('several servers', () => {
  const server = useTestServer(
    {},
    {
      reachablePrivateAddresses: [WEBSITE_ADDRESS],
      rateLimits: { 'test by account': { count: 1000, block: 100 } },
    },
  )
  const received: string[] = []
  const at = useTestWebsite(() => (request, response) => {
    received.push(String(request.headers['webhook-id']))
    request.resume()
    response.writeHead(204).end()
  })

  it('send each event once between them', async () => {
    const client = server().client()
    await client.register('listener')
    await subscribe(client)
    const { restaurantId } = await openPage(client, [])
    const params = { restaurantId }
    const webhooks = await Promise.all(
      Array.from({ length: WEBHOOKS_LIMIT }, () =>
        client.call(createWebhook, { params, body: { url: at('/') } }),
      ),
    )
    const ids: string[] = []
    // A second sender in addition to the server's own, as another server on this database would have it.
    await inDatabase(server().env, async (db) => {
      const posted: string[] = []
      const services = {
        db,
        clock: () => new Date(),
        log: { info() {}, error: (...line: unknown[]) => expect(line).toEqual([]) } as never,
        mailQueue: { post: async () => {}, jobs: {} as never },
        metrics: { jobs: { inc() {} } as never },
        env: server().env,
        overrides: {},
      }
      const kind = webhookJobs(services, {
        allows: () => true,
        async post(_, { headers }) {
          posted.push(String(headers['webhook-id']))
          return 204
        },
      })
      const { end } = runJobs(services, [kind])
      for (let time = 0; time < EACH; time += 1)
        for (const { id } of webhooks)
          ids.push((await client.call(testWebhook, { params: { ...params, webhookId: id } })).id)
      const sent = () => [...received, ...posted]
      await vi.waitFor(() => expect(new Set(sent())).toEqual(new Set(ids)), { timeout: 20_000 })
      // Long enough for both to look once more.
      await setTimeout(1500)
      await end()
      expect(sent().toSorted()).toEqual(ids.toSorted())
    })
    for (const { id } of webhooks)
      expect(
        (await client.call(listWebhookDeliveries, { params: { ...params, webhookId: id } })).map(
          ({ status, attempts }) => [status, attempts],
        ),
      ).toEqual(Array.from({ length: EACH }, () => ['delivered', 1]))
  }, 40_000)
})
