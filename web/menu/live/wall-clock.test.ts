import { expect, it } from 'vitest'
import { dayAfter, endOfNight, momentWords, wallNow } from './wall-clock.ts'

it('reads the clock of the restaurant, wherever the browser is', () => {
  const at = new Date('2026-12-24T23:30:00Z')
  expect(wallNow('Europe/Paris', at)).toBe('2026-12-25T00:30')
  expect(wallNow('America/New_York', at)).toBe('2026-12-24T18:30')
})

it('ends the night in the morning, tomorrow or soon', () => {
  expect(endOfNight('2026-12-31T17:00', 4)).toBe('2027-01-01T04:00')
  expect(endOfNight('2026-12-31T03:59', 4)).toBe('2026-12-31T04:00')
  expect(endOfNight('2026-12-31T04:00', 4)).toBe('2027-01-01T04:00')
})

it('says days and moments in words', () => {
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(momentWords('2026-12-24T17:30').replaceAll(/\s/gu, ' ')).toBe('Thu, Dec 24, 5:30 PM')
})
