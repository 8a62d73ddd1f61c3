import { expect, test } from 'vitest'
import { mostEm, widthInEm } from './text-width.ts'

test('counts letters of East Asia as squares', () => {
  for (const letter of ['八', 'あ', 'カ', '한', '（', 'Ａ']) {
    expect(widthInEm(letter, 0.5)).toBe(1)
    expect(mostEm(letter)).toBe(1)
  }
  expect(mostEm('菊正宗 ab')).toBeCloseTo(3 + 3 * 0.72)
})

test('takes no text for narrower than it is likely to be', () => {
  for (const text of ['Risotto alla milanese', 'ÄÖÜ', '1,234.50 €'])
    expect(mostEm(text)).toBeGreaterThan(widthInEm(text, 0.5))
})
