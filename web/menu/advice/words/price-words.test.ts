import { expect, it } from 'vitest'
import { shareOf } from './price-words.ts'

it.each([
  [2.36, '2.4 times as high'],
  [1.6, '1.6 times as high'],
  [1, 'about the same'],
  [0.5, 'about half of that'],
  [0.33, 'about a third of that'],
  [0.25, 'about a quarter of that'],
  [0.1, 'about a tenth of that'],
  [0.01, 'about a hundredth of that'],
  [0.0001, 'less than a hundredth of that'],
])('says a share of %d as it is spoken', (ratio, words) => {
  expect(shareOf(ratio)).toBe(words)
})
