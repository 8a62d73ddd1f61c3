import { describe, expect, it } from 'vitest'
import { type Folding, imposed } from './imposition.ts'
import { forPress, PRESS_SLUG_PT as SLUG } from './press-sheets.ts'

const BLEED = 9
const half = { widthPt: 396, heightPt: 612 }

const set = (folding: Folding, count: number, size = half) =>
  forPress(folding, imposed(folding, { size, count, isRightToLeft: false }), { bleedPt: BLEED, unit: 'in' })

describe('sheets for a print shop', () => {
  it('have bleed at all edges but folds, within the slug', () => {
    const { sheet, sides, lines } = set('folded', 4)
    expect(sheet).toEqual({ widthPt: 792 + 2 * SLUG, heightPt: 612 + 2 * SLUG })
    expect(sides[0]?.map(({ x, bleed }) => [x, bleed])).toEqual([
      [SLUG, { left: BLEED, right: 0, top: BLEED, bottom: BLEED }],
      [SLUG + 396, { left: 0, right: BLEED, top: BLEED, bottom: BLEED }],
    ])
    expect(lines[0]?.map(({ kind, isUpright, at }) => [kind, isUpright, at - SLUG])).toEqual([
      ['trim', true, 0],
      ['fold', true, 396],
      ['trim', true, 792],
      ['trim', false, 0],
      ['trim', false, 612],
    ])
  })

  it('have room between cards that are cut apart, and bleed around each', () => {
    const [side] = set('two-up', 1).sides
    const [left, right] = side ?? []
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBe(396 + 2 * BLEED)
    expect(left?.bleed).toEqual({ left: BLEED, right: BLEED, top: BLEED, bottom: BLEED })
  })

  it('move the pages of inner sheets toward the spine, each further than the one around it', () => {
    const shifts = set('folded', 12).sides.map((side) => side.map(({ shift = 0 }) => shift))
    expect(shifts[0]?.map(Math.abs)).toEqual([0, 0])
    expect(shifts[1]?.map(Math.abs)).toEqual([0, 0])
    const [left = 0, right = 0] = shifts[2] ?? []
    expect(left).toBeGreaterThan(0.3)
    expect(right).toBe(-left)
    expect(shifts[4]).toEqual([2 * left, 2 * right])
  })

  it('say on a ticket how they are folded, and how large they are', () => {
    expect(set('folded', 4).tickets).toEqual([
      'booklet, folded and stitched in the fold · sheet 1 of 1, outside · pages 4, 1\nopen 11 × 8.5 in · folded to 5.5 × 8.5 in · CMYK 4/4',
      'booklet, folded and stitched in the fold · sheet 1 of 1, inside · pages 2, 3\nopen 11 × 8.5 in · folded to 5.5 × 8.5 in · CMYK 4/4',
    ])
    expect(set('tent', 1).tickets?.[0]).toContain('open 5.5 × 17 in · folded to 5.5 × 8.5 in · CMYK 4/0')
  })
})
