import { expect, it } from 'vitest'
import { recentDay, recentTime } from './recent-time.ts'

const reader = { now: new Date('2026-03-12T15:00:00Z'), timeZone: 'America/New_York' }

it('names the days of a week as people do', () => {
  expect(recentDay('2026-03-12T14:00:00Z', reader)).toBe('today')
  expect(recentDay('2026-03-11T23:00:00Z', reader)).toBe('yesterday')
  expect(recentDay('2026-03-09T15:00:00Z', reader)).toBe('Monday')
  expect(recentDay('2026-03-05T15:00:00Z', reader)).toBe('Mar 5, 2026')
})

it('parts days at the midnight of the reader, not after 24 hours', () => {
  const early = { ...reader, now: new Date('2026-03-12T04:30:00Z') }
  expect(recentDay('2026-03-12T03:30:00Z', early)).toBe('yesterday')
  expect(recentDay('2026-03-12T04:10:00Z', early)).toBe('today')
})

it('counts days over the change to summer time', () => {
  expect(recentDay('2026-03-07T23:00:00Z', { ...reader, now: new Date('2026-03-09T04:30:00Z') })).toBe(
    'Saturday',
  )
})

it('says a time with its day', () => {
  expect(recentTime('2026-03-12T14:10:00Z', reader)).toBe('today 10:10 AM')
  expect(recentTime('2026-03-05T21:10:00Z', reader)).toBe('Mar 5, 2026, 4:10 PM')
})

it('says the date of a time to come', () => {
  expect(recentDay('2026-04-11T15:00:00Z', reader)).toBe('Apr 11, 2026')
})
