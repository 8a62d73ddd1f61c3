import { expect, it } from 'vitest'
import { KEPT_DELIVERIES } from '#domain/live/webhooks/retrying.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import type { JobRow, Outcome } from '../../jobs/job.ts'
import { claimJob, noteOutcome } from '../../jobs/queries.ts'
import { type KeptEvent, keep, readKeptEvent } from './outbox.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 5, 5, 12, 0, seconds))

const listener = { webhookId: 'hook', ownerId: 'anna' }

/** A database with one address for events. */
async function address() {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const times = { createdAt: at(0).toISOString(), updatedAt: at(0).toISOString() }
  const own = { restaurantId: 'house', ownerId: 'anna' }
  await db
    .insertInto('restaurants')
    .values({ id: 'house', ownerId: 'anna', profile: '{}', ...times })
    .execute()
  const page = { slug: 'anna', isOpen: 1, isIndexed: 1, isCounting: 0, document: '{}', version: 1, stamp: 1 }
  await db
    .insertInto('restaurantPages')
    .values({ ...own, ...page, ...times })
    .execute()
  await db
    .insertInto('webhooks')
    .values({
      ...{ id: 'hook', ...own, url: 'https://tar.example.com/', origin: '', secret: 'whsec_c2VjcmV0' },
      ...{ earlierSecret: null, earlierSecretUntil: null, events: null, isActive: 1, failingSince: null },
      createdAt: at(0).toISOString(),
    })
    .execute()
  return {
    db,
    tell: (seconds: number, type: KeptEvent['type'], ...menuIds: string[]) =>
      keep(db, listener, { type, at: at(seconds).toISOString(), menuIds }, at(seconds), 2000),
    /** As a server does before it sends. @returns writes how that ended */
    async begin(due: JobRow) {
      const job = await claimJob(db, due, new Date(Date.parse(String(due.nextAt)) + 60_000))
      if (!job) throw new Error('Another server has it')
      return (outcome: Outcome) => noteOutcome(db, job, outcome, at(0))
    },
    async rows() {
      const rows = await db.selectFrom('jobs').selectAll().orderBy('createdAt').execute()
      return rows.map(({ state, lastError, content }) => ({
        state,
        lastError,
        menuIds: readKeptEvent(content).menuIds,
      }))
    },
  }
}

it('keeps one event of a kind waiting for an address that never answers, and it names all menus', async () => {
  const { tell, begin, rows } = await address()
  for (let time = 0; time < 5; time += 1) {
    await begin(await tell(time * 60, 'sold_out.changed', `menu-${time}`))
  }
  await tell(300, 'prices.changed', 'menu-9')
  const kept = await rows()
  expect(kept.filter(({ state }) => state === 'waiting')).toEqual([
    {
      state: 'waiting',
      lastError: null,
      menuIds: ['menu-4', 'menu-3', 'menu-2', 'menu-1', 'menu-0'],
    },
    { state: 'waiting', lastError: null, menuIds: ['menu-9'] },
  ])
  expect(kept.filter(({ lastError }) => lastError === 'superseded')).toHaveLength(4)
})

it('joins what nobody has tried to send, however long it waits', async () => {
  const { tell, rows } = await address()
  await tell(0, 'menus.changed', 'one')
  await tell(3600, 'menus.changed', 'two')
  expect(await rows()).toEqual([{ state: 'waiting', lastError: null, menuIds: ['one', 'two'] }])
})

it('does not try again what was superseded while it was being sent, and says so where it arrived', async () => {
  const { tell, begin, rows } = await address()
  const failing = await begin(await tell(0, 'page.changed'))
  const arriving = await begin(await tell(1, 'menus.changed'))
  await tell(10, 'page.changed')
  await tell(11, 'menus.changed')
  await failing({ state: 'waiting', nextAt: at(20), lastError: 'too_slow' })
  await arriving({ state: 'done', lastStatus: 204 })
  expect(await rows()).toMatchObject([
    { state: 'failed', lastError: 'superseded' },
    { state: 'done', lastError: null },
    { state: 'waiting' },
    { state: 'waiting' },
  ])
})

it('forgets the oldest of what has ended, and nothing that waits', async () => {
  const { tell, begin, rows } = await address()
  await begin(await tell(0, 'prices.changed', 'waits'))
  for (let time = 1; time <= KEPT_DELIVERIES + 20; time += 1) {
    const end = await begin(await tell(time, 'sold_out.changed', `menu-${time}`))
    await end({ state: 'done' })
  }
  const kept = await rows()
  expect(kept.length).toBeLessThanOrEqual(KEPT_DELIVERIES + 2)
  expect(kept[0]).toMatchObject({ state: 'waiting', menuIds: ['waits'] })
  expect(kept.at(-1)).toMatchObject({ menuIds: [`menu-${KEPT_DELIVERIES + 20}`] })
})
