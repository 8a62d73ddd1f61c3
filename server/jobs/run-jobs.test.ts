import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { buildDatabase } from '#tests/builders/build-database.ts'
import type { JobKind, JobRow, Outcome } from './job.ts'
import { extendClaim, insertJob, waitingJobs } from './queries.ts'
import { runJobs } from './run-jobs.ts'
import { sweepsAsJobs } from './sweeps.ts'

const START = Date.parse('2026-06-05T12:00:00.000Z')

const mail = (id: string): JobRow => ({
  id,
  kind: 'mail',
  subject: id,
  ownerId: null,
  content: '',
  state: 'waiting',
  attempts: 0,
  nextAt: new Date(START).toISOString(),
  lastStatus: null,
  lastError: null,
  createdAt: new Date(START).toISOString(),
  endedAt: null,
})

function installation(db: Awaited<ReturnType<typeof buildDatabase>>) {
  let now = START
  let elapsed = 0
  const errors: unknown[] = []
  const needs = {
    db,
    clock: () => new Date(now),
    log: { error: (line: unknown) => errors.push(line) } as never,
    metrics: { jobs: { inc() {} } as never },
    elapsed: () => elapsed,
  }
  const kindOf = (attempt: (job: JobRow, signal: AbortSignal) => Promise<Outcome>): JobKind => ({
    name: 'mail',
    mostUnderWay: 5,
    mostOfOwner: 5,
    mostFailing: 5,
    lookMs: 10,
    pausesMs: [0, 10_000],
    due: async (database, at, notNow, limit) =>
      (await waitingJobs(database, 'mail', at, notNow).limit(limit).execute()).map((job) => ({
        ...job,
        isFailing: false,
      })),
    attempt,
  })
  return {
    needs,
    errors,
    server: (attempt: (job: JobRow, signal: AbortSignal) => Promise<Outcome>) =>
      runJobs(needs, [kindOf(attempt)]),
    later(ms: number) {
      now += ms
      elapsed += ms
    },
    jump(ms: number) {
      now += ms
    },
    /** A claim ends, and nobody extends it for a while. */
    async untouched() {
      now += 13_000
      await setTimeout(50)
      elapsed += 13_000
    },
    jobs: () => db.selectFrom('jobs').selectAll().orderBy('id').execute(),
  }
}

it('does each job once, however many servers look for it', async () => {
  const db = await buildDatabase()
  const { server, jobs } = installation(db)
  for (let number = 0; number < 40; number += 1) await insertJob(db, mail(`m${number}`))
  const done: string[] = []
  const servers = [1, 2, 3].map(() =>
    server(async ({ id }) => {
      done.push(id)
      await setTimeout(5)
      return { state: 'done' }
    }),
  )
  await vi.waitFor(async () => expect((await jobs()).every(({ state }) => state === 'done')).toBe(true))
  for (const { end } of servers) await end()
  expect(new Set(done).size).toBe(40)
  expect(done).toHaveLength(40)
})

it('takes up what a server that was killed twice had begun', async () => {
  const db = await buildDatabase()
  const { server, untouched, jobs } = installation(db)
  await insertJob(db, mail('one'))
  let begun = 0
  for (let kill = 1; kill <= 2; kill += 1) {
    // It never ends, as of a process that was killed.
    server(() => {
      begun += 1
      return new Promise(() => {})
    })
    if (kill === 2) await untouched()
    await vi.waitFor(() => expect(begun).toBe(kill))
  }
  const done: number[] = []
  const { end } = server(async ({ attempts }) => {
    done.push(attempts)
    return { state: 'done' }
  })
  await untouched()
  await vi.waitFor(async () => expect((await jobs())[0]?.state).toBe('done'))
  await end()
  expect(done).toEqual([3])
})

it('tries again what failed, counts the attempts, and gives up when it is told to', async () => {
  const db = await buildDatabase()
  const { server, later, errors, needs, jobs } = installation(db)
  await insertJob(db, mail('one'))
  const { end, ring } = server(async ({ attempts }) => {
    if (attempts === 1) throw new Error('a fault of ours')
    if (attempts === 2)
      return {
        state: 'waiting',
        nextAt: new Date(needs.clock().getTime() + 10_000),
        lastError: 'unreachable',
      }
    return { state: 'failed', lastError: 'refused' }
  })
  await vi.waitFor(async () =>
    expect((await jobs())[0]).toMatchObject({ lastError: 'internal', attempts: 1 }),
  )
  later(60_000)
  ring()
  await vi.waitFor(async () => expect((await jobs())[0]).toMatchObject({ lastError: 'unreachable' }))
  later(10_000)
  ring()
  await vi.waitFor(async () => expect((await jobs())[0]).toMatchObject({ state: 'failed', attempts: 3 }))
  await end()
  expect(errors).toHaveLength(1)
})

it('ends an attempt of a server that froze for longer than its claim, and keeps what the other one did', async () => {
  const db = await buildDatabase()
  const { server, untouched, jobs } = installation(db)
  await insertJob(db, mail('one'))
  let wake = () => {}
  let isBegun = false
  const frozen = server(async () => {
    isBegun = true
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return { state: 'failed', lastError: 'unreachable' }
  })
  await vi.waitFor(() => expect(isBegun).toBe(true))
  const [claimed] = await jobs()
  const other = server(async () => ({ state: 'done' }))
  await untouched()
  await vi.waitFor(async () => expect((await jobs())[0]?.state).toBe('done'))
  wake()
  await frozen.end()
  await other.end()
  expect((await jobs())[0]).toMatchObject({ state: 'done', lastError: null })
  expect(claimed && (await extendClaim(db, claimed, new Date()))).toBe(false)
})

it('does a sweep on one server of two, again after ten minutes, and when the clock was ahead', async () => {
  const db = await buildDatabase()
  const { needs, later, jump } = installation(db)
  const done: number[] = []
  const sweeps = ['one', 'two'].map(() => [
    { name: 'bins', run: async () => void done.push(needs.clock().getTime()) },
  ])
  const servers = []
  for (const list of sweeps)
    servers.push(runJobs(needs, [{ ...(await sweepsAsJobs(needs, list)), lookMs: 10 }]))
  const times = async (count: number) => {
    await vi.waitFor(() => expect(done).toHaveLength(count))
    await setTimeout(50)
    expect(done).toHaveLength(count)
  }
  await times(1)
  later(10 * 60_000)
  await times(2)
  jump(-365 * 24 * 60 * 60_000)
  later(10_000)
  await setTimeout(50)
  later(10_000)
  await times(3)
  for (const { end } of servers) await end()
})

it.each([60 * 60_000, 24 * 60 * 60_000])(
  'does nothing twice when the clock of another server jumps ahead by %i ms',
  async (ms) => {
    const db = await buildDatabase()
    const { server, jump, later, jobs } = installation(db)
    await insertJob(db, mail('one'))
    let wake = () => {}
    const owner = server(async () => {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      return { state: 'done' }
    })
    await vi.waitFor(async () => expect((await jobs())[0]?.attempts).toBe(1))
    jump(ms)
    let begun = 0
    const other = server(async () => {
      begun += 1
      return { state: 'done' }
    })
    await setTimeout(50)
    later(7_000)
    await setTimeout(50)
    wake()
    await vi.waitFor(async () => expect((await jobs())[0]?.state).toBe('done'))
    await owner.end()
    await other.end()
    expect(begun).toBe(0)
  },
)

it.each([60 * 60_000, 24 * 60 * 60_000])(
  'has nothing wait for a clock that was ahead by %i ms: what is new, what failed and what a killed server had',
  async (ms) => {
    const db = await buildDatabase()
    const { server, later, jobs } = installation(db)
    const [nextAt, soon] = [new Date(START + ms + 9_000), new Date(START + 9_000)].map((at) =>
      at.toISOString(),
    )
    if (!nextAt || !soon) throw new Error('These are times.')
    await insertJob(db, { ...mail('new'), nextAt })
    await insertJob(db, { ...mail('failed'), nextAt, attempts: 1, lastError: 'unreachable' })
    await insertJob(db, { ...mail('killed'), nextAt, attempts: 1 })
    await insertJob(db, { ...mail('soon'), nextAt: soon, attempts: 1, lastError: 'unreachable' })
    const done: string[] = []
    const { end } = server(async ({ id }) => {
      done.push(id)
      return { state: 'done' }
    })
    await setTimeout(50)
    expect(done).toEqual([])
    for (let look = 0; look < 4; look += 1) {
      later(10_000)
      await setTimeout(50)
    }
    await end()
    expect(done.toSorted()).toEqual(['failed', 'killed', 'new', 'soon'])
    expect((await jobs()).every(({ state }) => state === 'done')).toBe(true)
  },
)
