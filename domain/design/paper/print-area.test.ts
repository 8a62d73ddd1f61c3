import { expect, it } from 'vitest'
import { printAreaOf } from './print-area.ts'

const letter = { pageSize: 'letter', customWidthIn: 1, customHeightIn: 1, isLandscape: false } as const

it('is the paper alone where nothing is asked for', () => {
  const area = printAreaOf({ ...letter, hasBleed: false, hasCropMarks: false })
  expect(area).toMatchObject({ bleedPt: 0, slugPt: 0, media: { widthPt: 612, heightPt: 792 } })
})

it('adds an eighth of an inch of bleed on each side', () => {
  const area = printAreaOf({ ...letter, hasBleed: true, hasCropMarks: false })
  expect(area).toMatchObject({ bleedPt: 9, slugPt: 9, media: { widthPt: 630, heightPt: 810 } })
})

it('makes the same room for crop marks with and without a bleed', () => {
  for (const hasBleed of [true, false]) {
    const area = printAreaOf({ ...letter, hasBleed, hasCropMarks: true })
    expect(area).toMatchObject({ bleedPt: hasBleed ? 9 : 0, slugPt: 30 })
    expect(area.media).toEqual({ widthPt: 672, heightPt: 852 })
    expect(area.trim).toEqual({ widthPt: 612, heightPt: 792 })
  }
})
