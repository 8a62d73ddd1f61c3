import { describe, expect, it } from 'vitest'
import { buildDatabase } from '#tests/builders/build-database.ts'
import { createLog } from '../watching/log.ts'
import { createAttempts, sweepCounters } from './attempts.ts'
import { attemptLimits, RATE_WINDOW_MS, rateLimits } from './limits.ts'
import { createRates } from './rates.ts'

const KIND = 'typesetting by account'
const LIMIT = { count: 100, block: 10 }
const secret = 'a secret of the tests'
const log = createLog('silent')

/** Servers of one installation, on one database and clock, that are asked for permits one by one. */
async function installation(servers: number) {
  const db = await buildDatabase()
  let now = Date.parse('2026-03-01T12:00:00.000Z')
  const clock = () => new Date(now)
  const rates = Array.from({ length: servers }, () =>
    createRates({ db, clock, secret, log, limits: { [KIND]: LIMIT } }),
  )
  const ask = async (server: number, subject = 'anna') => {
    const done = await rates[server]?.begin(KIND, subject)
    done?.()
  }
  return {
    db,
    clock,
    rates,
    ask,
    wait: (ms: number) => {
      now += ms
    },
    /** Returns how many of these requests are let through. */
    async granted(requests: number, server = (request: number) => request % servers) {
      let count = 0
      for (let request = 0; request < requests; request += 1)
        await ask(server(request)).then(
          () => count++,
          () => {},
        )
      return count
    },
  }
}

describe('permits', () => {
  it('are given up to the limit exactly where one server gives them', async () => {
    const { granted, wait } = await installation(1)
    expect(await granted(250)).toBe(LIMIT.count)
    wait(RATE_WINDOW_MS)
    expect(await granted(250)).toBe(LIMIT.count)
  })

  it('come to one block more at the most for each further server', async () => {
    for (const servers of [2, 3]) {
      const { granted } = await installation(servers)
      const count = await granted(500)
      expect(count).toBeGreaterThanOrEqual(LIMIT.count)
      expect(count).toBeLessThanOrEqual(LIMIT.count + (servers - 1) * LIMIT.block)
    }
  })

  it('are given to many requests at one moment like to one after the other', async () => {
    const { rates } = await installation(1)
    const answers = await Promise.allSettled(Array.from({ length: 300 }, () => rates[0]?.begin(KIND, 'anna')))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.count)
  })

  it('cost no write for who asks for little, and one a block for who asks for much', async () => {
    const { db, granted, ask } = await installation(1)
    const rows = () => db.selectFrom('attempts').select('count').execute()
    expect(await granted(LIMIT.block)).toBe(LIMIT.block)
    expect(await rows()).toEqual([])
    await ask(0)
    expect(await rows()).toEqual([{ count: LIMIT.block }])
    await granted(LIMIT.block - 1)
    expect(await rows()).toEqual([{ count: LIMIT.block }])
  })

  it('of one person are not those of another', async () => {
    const { granted, ask } = await installation(1)
    await granted(200)
    await expect(ask(0, 'bert')).resolves.toBeUndefined()
  })

  it('that are refused say how long to wait, which is then enough', async () => {
    const { granted, ask, wait } = await installation(1)
    await granted(50)
    wait(20_000)
    await granted(200)
    const refusal = await ask(0).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 })
    expect(refusal.message).toBe('Too many requests. Please wait 40 seconds and try again.')
    wait(refusal.retryAfterMs)
    await expect(ask(0)).resolves.toBeUndefined()
  })

  it('are given for work at the same moment only up to a number, and again when some is done', async () => {
    const { db, clock } = await installation(1)
    const rates = createRates({ db, clock, secret, log, limits: { [KIND]: { ...LIMIT, atOnce: 2 } } })
    const done = await rates.begin(KIND, 'anna')
    await rates.begin(KIND, 'anna')
    await expect(rates.begin(KIND, 'anna')).rejects.toMatchObject({ retryAfterMs: 1000 })
    await rates.begin(KIND, 'bert')
    done()
    await expect(rates.begin(KIND, 'anna')).resolves.toBeDefined()
  })

  it('for work with a line wait for their turn in order, each once, and are refused beyond its length', async () => {
    const { db, clock } = await installation(1)
    const limit = { ...LIMIT, atOnce: 1, waiting: 2 }
    const rates = createRates({ db, clock, secret, log, limits: { [KIND]: limit } })
    const order: number[] = []
    const first = await rates.begin(KIND, 'anna')
    const waiting = [1, 2].map(async (number) => {
      const done = await rates.begin(KIND, 'anna')
      order.push(number)
      done()
    })
    // Each has taken its permit and is in the line.
    await new Promise(setImmediate)
    await expect(rates.begin(KIND, 'anna')).rejects.toMatchObject({ status: 429, retryAfterMs: 1000 })
    await (await rates.begin(KIND, 'bert'))()
    expect(order).toEqual([])
    first()
    await Promise.all(waiting)
    expect(order).toEqual([1, 2])
    await expect(rates.begin(KIND, 'anna')).resolves.toBeDefined()
  })

  it('are not withheld when the clock was wrong for a while', async () => {
    const { granted, wait } = await installation(1)
    wait(365 * 24 * 3600_000)
    expect(await granted(200)).toBe(LIMIT.count)
    wait(-365 * 24 * 3600_000)
    expect(await granted(200)).toBe(LIMIT.count)
  })

  it('are given uncounted while the database is away', async () => {
    const { db, granted } = await installation(1)
    await db.destroy()
    expect(await granted(500)).toBe(500)
  })

  it('of a flood of people do not fill the memory', async () => {
    const { ask, db } = await installation(1)
    for (let person = 0; person < 25_000; person += 1) await ask(0, `person ${person}`)
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([])
  })
})

it('no limit gives a block of more than it has, and each has two blocks at least', () => {
  for (const { count, block } of Object.values(rateLimits)) expect(count).toBeGreaterThanOrEqual(2 * block)
})

describe('counters of attempts', () => {
  it('are swept away when their window is over, and not before', async () => {
    const { db, clock, wait } = await installation(1)
    const attempts = createAttempts(db, clock, secret)
    await attempts.take(['registration by address', '203.0.113.1'])
    wait(59 * 60_000)
    await attempts.take(['registration by address', '203.0.113.2'])
    await sweepCounters({ db, clock })
    expect(await db.selectFrom('attempts').select('key').execute()).toHaveLength(2)
    wait(2 * 60_000)
    await sweepCounters({ db, clock })
    expect(await db.selectFrom('attempts').select('key').execute()).toHaveLength(1)
  })

  it.each([61_000, 3600_000, 24 * 3600_000])(
    'of a clock that was ahead by %i ms count no more',
    async (ms) => {
      const { db, clock, wait } = await installation(1)
      const attempts = createAttempts(db, clock, secret)
      const ask = () => attempts.take(['reset by account', 'anna@example.com'])
      wait(ms)
      for (let count = 0; count < attemptLimits['reset by account'].count; count += 1) await ask()
      await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' })
      wait(-ms)
      await expect(ask()).resolves.toBeUndefined()
    },
  )

  it('refuse with the time that is left of the window', async () => {
    const { db, clock, wait } = await installation(1)
    const attempts = createAttempts(db, clock, secret)
    for (let count = 0; count < attemptLimits['reset by account'].count; count += 1)
      await attempts.take(['reset by account', 'anna@example.com'])
    wait(10 * 60_000)
    await expect(attempts.take(['reset by account', 'Anna@example.com'])).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterMs: 50 * 60_000,
    })
  })
})
