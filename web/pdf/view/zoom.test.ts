import { describe, expect, it } from 'vitest'
import { percentOf, scaleOf, stepZoom } from './zoom.ts'

const letter = { widthPt: 612, heightPt: 792 }
const legal = { widthPt: 612, heightPt: 1008 }

describe('scaleOf', () => {
  it('shows a page at its printed size at 100 %', () => {
    expect(letter.widthPt * scaleOf(100, [letter], { width: 300, height: 300 })).toBe(8.5 * 96)
  })

  it('fits the widest page to the width of the room', () => {
    expect(scaleOf('fit-width', [letter, { widthPt: 792, heightPt: 612 }], { width: 396, height: 50 })).toBe(
      0.5,
    )
  })

  it('fits a whole page into the room, whichever side is tighter', () => {
    expect(scaleOf('fit-page', [letter], { width: 6120, height: 396 })).toBe(0.5)
    expect(scaleOf('fit-page', [legal], { width: 306, height: 10_080 })).toBe(0.5)
  })

  it('never vanishes in a room without size', () => {
    expect(scaleOf('fit-width', [letter], { width: 0, height: 0 })).toBeGreaterThan(0)
  })
})

describe('stepZoom', () => {
  it('goes to the neighbouring step, also from between two', () => {
    expect(stepZoom(scaleOf(100, [], { width: 0, height: 0 }), 1)).toBe(125)
    expect(stepZoom(scaleOf(110, [], { width: 0, height: 0 }), 1)).toBe(125)
    expect(stepZoom(scaleOf(110, [], { width: 0, height: 0 }), -1)).toBe(100)
  })

  it('stays within 50 and 200 %', () => {
    expect(stepZoom(scaleOf(200, [], { width: 0, height: 0 }), 1)).toBe(200)
    expect(stepZoom(scaleOf(30, [], { width: 0, height: 0 }), -1)).toBe(50)
  })
})

it('names a scale in whole percent', () => {
  expect(percentOf(96 / 72)).toBe(100)
  expect(percentOf(1)).toBe(75)
})
