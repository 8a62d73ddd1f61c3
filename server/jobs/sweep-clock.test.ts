import { expect, it } from 'vitest'
import { TRAIL_DAYS } from '#contract/accounts/audit-trail.ts'
import { buildDatabase } from '#tests/builders/build-database.ts'
import { byOwner, recordChange, sweepAuditTrail } from '../owners/audit-trail.ts'
import { createSweepClock } from './sweep-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function installation() {
  const db = await buildDatabase()
  const start = Date.parse('2026-03-01T12:00:00.000Z')
  let now = start
  let running = 0
  /** A server, which may be started again. */
  const begin = () => createSweepClock({ db, clock: () => new Date(now), elapsed: () => running })
  let ask = begin()
  return {
    db,
    start,
    setClock: (days: number) => {
      now = start + days * DAY_MS
    },
    restart: () => {
      ask = begin()
    },
    /** Ten minutes of a running server. */
    async sweep(): Promise<Date> {
      running += 10 * MINUTE_MS
      now += 10 * MINUTE_MS
      return ask()
    },
    linesOf: () => db.selectFrom('auditTrail').select('id').execute(),
  }
}

it('keeps the audit trail when the clock is set far ahead and back, also over a start', async () => {
  const { db, start, setClock, restart, sweep, linesOf } = await installation()
  for (const days of [0, TRAIL_DAYS - 60, TRAIL_DAYS + 1])
    await recordChange(db, {
      at: new Date(start - days * DAY_MS),
      actor: byOwner('anna'),
      ownerId: 'anna',
      action: 'menu.shared',
    })
  const sweepTrail = async () => sweepAuditTrail({ db }, await sweep())
  await sweepTrail()
  expect(await linesOf()).toHaveLength(2)
  for (const isNewStart of [false, true]) {
    setClock(500)
    if (isNewStart) restart()
    for (let count = 0; count < 12; count += 1) await sweepTrail()
    setClock(0)
    await sweepTrail()
    expect(await linesOf()).toHaveLength(2)
  }
})

it('goes with the clock while a server runs, and catches up when none ran for a while', async () => {
  const { start, setClock, restart, sweep } = await installation()
  await sweep()
  expect(await sweep()).toEqual(new Date(start + 20 * MINUTE_MS))
  setClock(1)
  restart()
  expect((await sweep()).getTime()).toBeLessThan(start + DAY_MS)
  let last = new Date(0)
  for (let count = 0; count < 20; count += 1) last = await sweep()
  expect(last).toEqual(new Date(start + DAY_MS + 210 * MINUTE_MS))
})
