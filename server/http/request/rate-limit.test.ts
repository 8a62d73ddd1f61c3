import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { buildDatabase } from '#tests/builders/build-database.ts'
import { createRates } from '../../limits/rates.ts'
import { createLog } from '../../watching/log.ts'
import { createMetrics } from '../../watching/metrics.ts'
import { answerError } from '../answers/answer-error.ts'
import type { HttpBindings } from '../bindings.ts'
import { limitRates } from './rate-limit.ts'
import { requestContext } from './request-context.ts'

/** Asks this many times from one address, with a limit of four pages; returns the statuses of the answers. */
async function statusesOf(path: string, times: number): Promise<number[]> {
  const log = createLog('silent')
  const rates = createRates({
    db: await buildDatabase(),
    clock: () => new Date('2026-03-01T12:00:00.000Z'),
    secret: 'a secret of the tests',
    log,
    limits: { 'pages by address': { count: 4, block: 2 } },
  })
  const app = new Hono<HttpBindings>()
  app.onError(answerError)
  app.use(requestContext({ log, metrics: createMetrics(), auth: { findUser: async () => null } }))
  app.use(limitRates(rates, { trustedProxies: new BlockList() }))
  app.get('*', (c) => c.text('here'))
  const connection = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await app.request(path, {}, connection)).status)
  return statuses
}

describe('an address', () => {
  it.each(['/', '/menu-viewer/abc', '/uploads/a.png', '/api/docs', '/api/openapi.json', '/metrics'])(
    'may ask for %s as often as for pages',
    async (path) => {
      expect(await statusesOf(path, 5)).toEqual([200, 200, 200, 200, 429])
    },
  )

  it.each(['/assets/a.js', '/textures/linen.jpg', '/api/user'])(
    'is not counted here where it asks for %s',
    async (path) => {
      expect(await statusesOf(path, 5)).toEqual([200, 200, 200, 200, 200])
    },
  )
})
