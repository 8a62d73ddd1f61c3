import { expect, it } from 'vitest'
import { endOfDay, endOfDayOn } from './end-of-day.ts'

const newYork = { timeZone: 'America/New_York', dayEndsAt: 4 }

it.each([
  ['in the evening: at four in the next morning', '2026-11-23T22:42:00Z', '2026-11-24T09:00:00Z'],
  ['at one in the morning: in three hours', '2026-11-24T06:00:00Z', '2026-11-24T09:00:00Z'],
  ['at four itself: on the next day', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'],
  ['in the night in which the clocks go back', '2026-10-31T23:00:00Z', '2026-11-01T09:00:00Z'],
])('ends the day of a restaurant %s', (_when, at, end) => {
  expect(endOfDay(new Date(at), newYork)).toEqual(new Date(end))
})

it('ends a day when the clocks have skipped its hour', () => {
  const night = { timeZone: 'Europe/Paris', dayEndsAt: 2 }
  expect(endOfDay(new Date('2026-03-28T20:00:00Z'), night)).toEqual(new Date('2026-03-29T01:00:00Z'))
})

it('ends a named day in the morning after it, or at its midnight', () => {
  expect(endOfDayOn('2026-12-24', newYork)).toEqual(new Date('2026-12-25T09:00:00Z'))
  expect(endOfDayOn('2026-12-24', { ...newYork, dayEndsAt: 0 })).toEqual(new Date('2026-12-25T05:00:00Z'))
})
