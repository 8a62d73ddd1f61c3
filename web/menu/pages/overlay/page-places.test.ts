import { describe, expect, it } from 'vitest'
import { besideHeading, frameAround, headingSideOf } from './page-places.ts'

const heading = { kind: 'section', id: 1, page: 1, x: 100, y: 200, width: 412, height: 30 }
const letterWidthPt = 612

it('frames a region a little outside of its words, at any scale', () => {
  expect(frameAround(heading, 1)).toEqual({ left: 94, top: 194, width: 424, height: 42 })
  expect(frameAround(heading, 2)).toEqual({ left: 194, top: 394, width: 836, height: 72 })
})

describe('the side of a heading', () => {
  it('is that of the header', () => {
    expect(headingSideOf('header', 'left-aligned', 'Soups')).toBe('left')
    expect(headingSideOf('header', 'right-aligned', 'Soups')).toBe('right')
    expect(headingSideOf('header', 'banner', 'Soups')).toBe('center')
  })

  it('may be where its language begins to read', () => {
    expect(headingSideOf('start', 'right-aligned', 'Soups')).toBe('left')
    expect(headingSideOf('start', 'centered', '1. مقبلات')).toBe('right')
  })
})

describe('the button beside a heading', () => {
  it('reaches into the margin on the empty side', () => {
    const beside = (side: 'left' | 'center' | 'right') =>
      besideHeading(heading, { name: 'Soups', side }, [heading], letterWidthPt, 1).place
    expect(beside('center')).toEqual({ top: 215, right: 52 })
    expect(beside('left')).toEqual({ top: 215, right: 52 })
    expect(beside('right')).toEqual({ top: 215, left: 52 })
  })

  it('stays on a page that is shown small', () => {
    const { place } = besideHeading(heading, { name: 'Soups', side: 'left' }, [], letterWidthPt, 0.3)
    expect(place).toEqual({ top: 64.5, right: 8 })
  })

  it('keeps off the next column', () => {
    const [left, right] = [
      { ...heading, width: 196 },
      { ...heading, id: 2, x: 316, width: 196 },
    ]
    const beside = (region: typeof heading, side: 'left' | 'right') =>
      besideHeading(region, { name: 'Soups', side }, [left, right], letterWidthPt, 1).place
    // 20 pt between the columns, of which 8 px stay free.
    expect(beside(left, 'left')).toEqual({ top: 215, right: 612 - 296 - 12 })
    expect(beside(right, 'right')).toEqual({ top: 215, left: 316 - 12 })
  })

  it('leaves its words out where they would cover those of the heading', () => {
    const isCompact = (name: string, scale: number) =>
      besideHeading({ ...heading, width: 230 }, { name, side: 'left' }, [], letterWidthPt, scale).isCompact
    expect(isCompact('Soups', 1)).toBe(false)
    expect(isCompact('Soups', 0.3)).toBe(true)
    expect(isCompact('Soups and Small Plates', 1)).toBe(true)
  })

  it('lies between two sections where the heading stands beside its dishes', () => {
    const { place, isCompact } = besideHeading(
      { ...heading, height: 1 },
      { name: 'Soups', side: 'left' },
      [],
      letterWidthPt,
      1,
    )
    expect(place).toEqual({ top: 189, right: 52 })
    expect(isCompact).toBe(true)
  })
})
