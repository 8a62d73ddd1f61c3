import { expect, it } from 'vitest'
import { asOfWords } from './as-of-words.ts'

it.each([
  ['today', '2026-11-23T23:42:00Z', 'as of 6:42 PM'],
  ['on an earlier day', '2026-11-23T04:42:00Z', 'as of Nov 22, 11:42 PM'],
])('says when a list was seen %s, on the clock of the restaurant', (_, at, words) => {
  const told = asOfWords(new Date(at), new Date('2026-11-24T03:00:00Z'), 'America/New_York')
  expect(told.replaceAll('\u202f', ' ')).toBe(words)
})
