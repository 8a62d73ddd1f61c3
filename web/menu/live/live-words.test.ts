import { expect, it } from 'vitest'
import { liveWords } from './live-words.ts'

const word = (itemId: number, isSoldOut: boolean) =>
  ({ itemId, isSoldOut, shows: 'struck', until: null, byName: 'Ana', at: '2026-11-23T17:42:00Z' }) as const

const menu = { version: 1, draftVersion: null, editedBy: null }

it('counts what holds now', () => {
  const soldOut = [word(1, true), word(2, false), word(3, true)]
  expect(liveWords({ ...menu, soldOut, plannedPrices: 2, specials: 1 })).toBe(
    '2 sold out, 2 planned prices, 1 special',
  )
  expect(liveWords({ ...menu, soldOut: [word(2, false)], plannedPrices: 0, specials: 0 })).toBeNull()
})
