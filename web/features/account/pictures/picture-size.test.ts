import { expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'

it.each([
  [80, '1 KB'],
  [12_300, '12 KB'],
  [1024 * 1024, '1 MB'],
  [1.55 * 1024 * 1024, '1.6 MB'],
  [500 * 1024 * 1024, '500 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(pictureSize(bytes)).toBe(words)
})
