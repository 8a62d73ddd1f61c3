import { expect, it } from 'vitest'
import { letterHeightMm, typeSizePx } from './viewing-distance.ts'

it('makes letters as high as an angle of sight asks for', () => {
  // NUREG-0700, 1.3.1-4: height = 6.283 · D · arc minutes / 21600.
  for (const distanceM of [1, 3, 10])
    expect(letterHeightMm(distanceM, 16)).toBeCloseTo((6.283 * distanceM * 1000 * 16) / 21_600, 2)
})

it('counts them in pixels of a screen: smaller ones of a larger screen', () => {
  const screen = { widthPx: 1920, heightPx: 1080 }
  const read = { distanceM: 3, arcMinutes: 20 }
  const [small, large] = [43, 86].map((diagonalIn) => typeSizePx({ ...screen, diagonalIn }, read))
  expect(small).toBeCloseTo(50.3, 0)
  expect(large).toBeCloseTo((small ?? 0) / 2, 5)
})
