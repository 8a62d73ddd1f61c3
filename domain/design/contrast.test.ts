import { expect, it } from 'vitest'
import { contrastRatio, relativeLuminance } from './contrast.ts'

it('spans 1 to 21', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21)
  expect(contrastRatio('#a63a24', '#a63a24')).toBe(1)
})

it('is the same in either order', () => {
  expect(contrastRatio('#333333', '#f5f5f5')).toBe(contrastRatio('#f5f5f5', '#333333'))
})

it('agrees with published ratios', () => {
  // The grays that are commonly cited as the last to pass and the first to fail 4.5 on white.
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#ff0000', '#ffffff')).toBeCloseTo(4.0, 2)
  expect(contrastRatio('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
})

it('weighs green above red above blue', () => {
  expect(relativeLuminance('#00ff00')).toBeCloseTo(0.7152)
  expect(relativeLuminance('#ff0000')).toBeCloseTo(0.2126)
  expect(relativeLuminance('#0000ff')).toBeCloseTo(0.0722)
})

it('reads digits in either case', () => {
  expect(relativeLuminance('#A63A24')).toBe(relativeLuminance('#a63a24'))
})
