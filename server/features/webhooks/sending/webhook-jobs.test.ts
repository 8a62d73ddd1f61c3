import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'
import { delivery } from '../../../live/webhooks/outbox.ts'
import { webhookJobs } from './webhook-jobs.ts'

const now = new Date('2026-06-05T12:00:00.000Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

interface Waiting {
  readonly owner: string
  readonly addresses: number
  /** Since when nothing arrives there. */
  readonly failingSince?: string
  /** Of what waits, in seconds. */
  readonly age: number
}

/** Sends what waits to addresses of which those of `tarPits` never answer. */
async function sending(waiting: readonly Waiting[], tarPits: readonly string[]) {
  const db = await buildDatabase()
  for (const { owner, addresses, failingSince = null, age } of waiting) {
    await insertPerson(db, owner)
    const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
    await db
      .insertInto('restaurants')
      .values({ id: owner, ownerId: owner, profile: '{}', ...times })
      .execute()
    const page = { slug: owner, isOpen: 1, isIndexed: 1, isCounting: 0, document: '{}', version: 1, stamp: 1 }
    await db
      .insertInto('restaurantPages')
      .values({ restaurantId: owner, ownerId: owner, ...page, ...times })
      .execute()
    for (let at = 0; at < addresses; at += 1) {
      const id = `${owner}-${at}`
      const secrets = {
        secret: 'whsec_c2VjcmV0',
        earlierSecret: null,
        earlierSecretUntil: null,
        events: null,
      }
      await db
        .insertInto('webhooks')
        .values({
          ...{ id, restaurantId: owner, ownerId: owner, url: `https://${id}/`, origin: '', ...secrets },
          ...{ isActive: 1, failingSince, createdAt: now.toISOString() },
        })
        .execute()
      const event = { type: 'test', at: now.toISOString(), menuIds: [] } as const
      for (let time = 0; time < 3; time += 1)
        await db
          .insertInto('jobs')
          .values(delivery({ webhookId: id, ownerId: owner }, event, before(age), 0))
          .execute()
    }
  }
  const posted: string[] = []
  const services = {
    db,
    clock: () => now,
    log: { info() {}, error: (...line: unknown[]) => expect(line).toEqual([]) } as never,
    mailQueue: { post: async () => {}, jobs: {} as never },
    env: { publicUrl: undefined } as never,
    overrides: { roundsMs: { events: 10 } },
  }
  const kind = webhookJobs(services, {
    allows: () => true,
    async post(url, { signal }) {
      const { hostname } = new URL(url)
      posted.push(hostname)
      if (tarPits.some((owner) => hostname.startsWith(`${owner}-`)))
        await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      return 204
    },
  })
  const { end } = runJobs({ ...services, metrics: { jobs: { inc() {} } as never } }, [kind])
  return { posted, end, of: (owner: string) => posted.filter((name) => name.startsWith(`${owner}-`)) }
}

it('lets no account take more than its share, however many slow addresses it has', async () => {
  const { of, end } = await sending(
    [
      { owner: 'mallory', addresses: 60, age: 60 },
      { owner: 'anna', addresses: 1, age: 1 },
    ],
    ['mallory'],
  )
  await vi.waitFor(() => expect(of('anna')).toHaveLength(3), { timeout: 5000 })
  await setTimeout(100)
  expect(of('mallory')).toHaveLength(4)
  await end()
})

it('keeps room for addresses that answer, however many accounts have some that do not', async () => {
  const failing = Array.from({ length: 15 }, (_, at) => ({
    owner: `m${at}`,
    addresses: 4,
    failingSince: now.toISOString(),
    age: 60,
  }))
  const { posted, of, end } = await sending(
    [...failing, { owner: 'anna', addresses: 1, age: 1 }],
    failing.map(({ owner }) => owner),
  )
  await vi.waitFor(() => expect(of('anna')).toHaveLength(3), { timeout: 5000 })
  await setTimeout(100)
  expect(posted.length - 3).toBe(20)
  await end()
})
