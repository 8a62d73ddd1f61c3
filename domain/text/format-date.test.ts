import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it('writes the day in full, or short where there is little room', () => {
  const time = { timeZone: 'UTC' }
  expect(formatDate('2026-03-05T12:00:00.000Z', time)).toBe('March 5, 2026')
  expect(formatDate('2026-03-05T12:00:00.000Z', { ...time, style: 'medium' })).toBe('Mar 5, 2026')
})

it('names the day of the time zone that it is asked for', () => {
  const lateEvening = '2026-03-06T02:00:00.000Z'
  expect(formatDate(lateEvening, { timeZone: 'America/New_York' })).toBe('March 5, 2026')
  expect(formatDate(lateEvening, { timeZone: 'UTC' })).toBe('March 6, 2026')
})
