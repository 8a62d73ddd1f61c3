import { expect, it } from 'vitest'
import { onClock } from './on-clock.ts'
import { timesOf } from './what-holds.ts'

const plan = { timeZone: 'Europe/Berlin', from: '2026-11-30T17:00', until: '2026-11-30T23:00' }

it('keeps the time on the clock, or the moment', () => {
  expect(onClock(plan, 'America/New_York', 'time')).toEqual({ ...plan, timeZone: 'America/New_York' })
  expect(onClock(plan, 'America/New_York', 'moment')).toEqual({
    timeZone: 'America/New_York',
    from: '2026-11-30T11:00',
    until: '2026-11-30T17:00',
  })
})

it('moves no moment when the moment stays, whatever clocks do', () => {
  for (const timeZone of ['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'])
    for (const from of ['2026-03-29T02:30', '2026-10-25T01:30', '2026-07-01T12:00']) {
      const before = { timeZone: 'Europe/Paris', from, until: '2027-01-01T00:00' }
      const after = onClock(before, timeZone, 'moment')
      expect(after && timesOf(after), `${from} ${timeZone}`).toEqual(timesOf(before))
    }
})

it('keeps what has no end without one', () => {
  const { until: _, ...endless } = plan
  expect(onClock(endless, 'UTC', 'moment')).toEqual({ timeZone: 'UTC', from: '2026-11-30T16:00' })
})

it('has no answer for what would end before it begins', () => {
  // Half past one in the first and in the second such hour of New York.
  const hour = { timeZone: 'UTC', from: '2026-11-01T05:30', until: '2026-11-01T06:30' }
  expect(onClock(hour, 'America/New_York', 'moment')).toBeUndefined()
})
