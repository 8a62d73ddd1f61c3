import { expect, it } from 'vitest'
import { besideHeading, frameAround } from './page-places.ts'

const heading = { kind: 'category', id: 1, page: 1, x: 100, y: 200, width: 412, height: 30 }
const letterWidthPt = 612

it('frames a region a little outside of its words, at any scale', () => {
  expect(frameAround(heading, 1)).toEqual({ left: 94, top: 194, width: 424, height: 42 })
  expect(frameAround(heading, 2)).toEqual({ left: 194, top: 394, width: 836, height: 72 })
})

it('puts the button on the right of a centred or left-aligned heading, reaching into the margin', () => {
  expect(besideHeading(heading, 'centered', letterWidthPt, 1)).toEqual({ top: 215, right: 52 })
  expect(besideHeading(heading, 'left-aligned', letterWidthPt, 1)).toEqual({ top: 215, right: 52 })
})

it('puts it on the left of a right-aligned heading', () => {
  expect(besideHeading(heading, 'right-aligned', letterWidthPt, 1)).toEqual({ top: 215, left: 52 })
})

it('keeps it on a page that is shown small', () => {
  expect(besideHeading(heading, 'centered', letterWidthPt, 0.3)).toEqual({ top: 64.5, right: 6 })
})
