import { expect, it } from 'vitest'
import type { AvailabilityEntry, SaidAnswer } from '#contract/restaurant/sold-out.ts'
import { meetingsOf, meetingWords } from './meetings.ts'

const marco: AvailabilityEntry = {
  isSoldOut: false,
  shows: 'struck',
  until: null,
  byName: 'Marco',
  at: '2026-11-23T22:42:00.000Z',
}
const word = { id: 'w1', dish: 'Branzino', isSoldOut: true, places: [], saidAt: 0 }

const said = (answer: SaidAnswer) =>
  meetingsOf([word], [answer]).map((meeting) =>
    meetingWords(meeting, 'America/New_York').replaceAll('\u202f', ' '),
  )

it('names who said otherwise, and whose word holds', () => {
  expect(said({ outcome: 'said', other: marco })).toEqual([
    'Branzino: Marco said it is back at 5:42 PM. Your update was later, so it’s sold out again.',
  ])
  expect(said({ outcome: 'overruled', other: marco })).toEqual([
    'Branzino: Marco said it is back at 5:42 PM, after you. Their update counts.',
  ])
})

it('says that a dish is gone, and nothing of words that met nobody', () => {
  expect(said({ outcome: 'gone', other: null })).toEqual(['Branzino is no longer on the menu.'])
  expect(said({ outcome: 'said', other: null })).toEqual([])
})
