import { expect, it } from 'vitest'
import { untilWords } from './until-words.ts'

const clock = { timeZone: 'America/New_York', dayEndsAt: 4 }

it.each([
  ['today, in the evening', '2026-11-24T09:00:00Z', '2026-11-23T23:00:00Z', 'today'],
  ['today, after midnight', '2026-11-24T09:00:00Z', '2026-11-24T06:00:00Z', 'today'],
  ['through a day', '2026-12-25T09:00:00Z', '2026-11-23T23:00:00Z', 'through Thu, Dec 24'],
  ['until somebody says otherwise', null, '2026-11-23T23:00:00Z', 'until changed'],
])('says %s', (_when, until, now, words) => {
  expect(untilWords(until, new Date(now), clock)).toBe(words)
})
