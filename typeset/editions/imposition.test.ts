import { describe, expect, it } from 'vitest'
import { POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import { type Folding, imposed } from './imposition.ts'

const inches = (widthPt: number, heightPt: number) => ({
  widthPt: widthPt * POINTS_PER_INCH,
  heightPt: heightPt * POINTS_PER_INCH,
})

const halfLetter = inches(5.5, 8.5)
const a5 = inches(5.83, 8.27)
const panel = inches(3.6875, 8.5)

const order = (folding: Folding, count: number, isRightToLeft = false) =>
  imposed(folding, { size: folding === 'tri-fold' ? panel : halfLetter, count, isRightToLeft }).sides.map(
    (side) => side.map(({ page }) => page),
  )

describe('a booklet', () => {
  it('has the front beside the back outside, and the others inside', () => {
    expect(order('folded', 4)).toEqual([
      [4, 1],
      [2, 3],
    ])
    expect(order('folded', 8)).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ])
  })

  it('ends with blank pages where its pages fill no sheet', () => {
    expect(order('folded', 3)).toEqual([
      [null, 1],
      [2, 3],
    ])
    expect(order('folded', 5)).toHaveLength(4)
  })

  it('reads in order, folded and stitched, at any length', () => {
    for (const count of [1, 2, 3, 4, 6, 9, 12, 16, 21]) {
      const sides = order('folded', count)
      // Opened from the front: right halves of the fronts and left halves of the backs, then the other way round.
      const leaves = sides.map((side, index) => (index % 2 === 0 ? side[1] : side[0]))
      const behind = sides.map((side, index) => (index % 2 === 0 ? side[0] : side[1])).reverse()
      const read = [...leaves, ...behind].filter((page) => page !== null)
      expect(read).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    }
  })

  it('is opened from the other side where lines run from right to left', () => {
    expect(order('folded', 4, true)).toEqual([
      [1, 4],
      [3, 2],
    ])
  })
})

describe('a tri-fold', () => {
  it('has the front at the right of the outside, and its narrow panel where it is folded in', () => {
    const { sides, sheet } = imposed('tri-fold', { size: panel, count: 6, isRightToLeft: false })
    expect(sides.map((side) => side.map(({ page }) => page))).toEqual([
      [5, 6, 1],
      [2, 3, 4],
    ])
    expect(sides.map((side) => side.map(({ width }) => width))).toEqual([
      [261, 265.5, 265.5],
      [265.5, 265.5, 261],
    ])
    expect(sheet).toEqual({ widthPt: 792, heightPt: 612 })
  })

  it('marks the folds of each side where its panels meet, and those of both sides behind each other', () => {
    for (const isRightToLeft of [false, true]) {
      const { sides, sheet, lines } = imposed('tri-fold', { size: panel, count: 6, isRightToLeft })
      const edges = sides.map((side) => side.slice(1).map(({ x }) => x))
      expect(lines.map((side) => side.map(({ at }) => at))).toEqual(edges)
      // Seen from the other side.
      expect(edges[1]?.map((x) => sheet.widthPt - x).reverse()).toEqual(edges[0])
    }
  })

  it('takes another sheet for more than six panels', () => {
    expect(order('tri-fold', 7)).toEqual([
      [5, 6, 1],
      [2, 3, 4],
      [null, null, 7],
      [null, null, null],
    ])
  })
})

describe('two to cut', () => {
  it('has each page twice, and the cut between them', () => {
    const { sides, lines, sheet } = imposed('two-up', { size: halfLetter, count: 2, isRightToLeft: false })
    expect(sides.map((side) => side.map(({ page }) => page))).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(sheet).toEqual({ widthPt: 792, heightPt: 612 })
    const cut = { kind: 'cut', isUpright: true, at: 396 }
    expect(lines).toEqual([[cut], [cut]])
  })

  it('stands in the middle of the A4 sheet that two A5 pages nearly fill', () => {
    const { sides, sheet } = imposed('two-up', { size: a5, count: 1, isRightToLeft: false })
    expect(sheet.widthPt).toBeCloseTo(11.69 * 72, 5)
    const [left, right] = sides[0] ?? []
    expect((left?.x ?? 0) + (right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(sheet.widthPt, 5)
  })
})

describe('a tent', () => {
  const tent = (count: number) => imposed('tent', { size: halfLetter, count, isRightToLeft: false }).sides

  it('has its second side upside down over the first', () => {
    expect(tent(2)).toMatchObject([
      [
        { page: 2, isTurned: true, y: 0 },
        { page: 1, isTurned: false, y: 612 },
      ],
    ])
  })

  it('shows a single page on both sides', () => {
    expect(tent(1)).toMatchObject([
      [
        { page: 1, isTurned: true },
        { page: 1, isTurned: false },
      ],
    ])
  })

  it('is cut from the sheet that offices print on where it fills none, if that is large enough', () => {
    const on = (size: ReturnType<typeof inches>, everyday: 'a4' | 'letter') =>
      imposed('tent', { size, count: 1, isRightToLeft: false, everyday })
    const { sheet, sides, lines } = on(inches(4.13, 5.83), 'a4')
    expect(sheet).toEqual(inches(8.27, 11.69))
    const [back] = sides[0] ?? []
    expect(lines[0]).toEqual([
      { kind: 'fold', isUpright: false, at: (back?.y ?? 0) + 5.83 * 72 },
      { kind: 'cut', isUpright: true, at: back?.x },
      { kind: 'cut', isUpright: true, at: (back?.x ?? 0) + 4.13 * 72 },
    ])
    expect(on(halfLetter, 'letter').sheet).toEqual(inches(5.5, 17))
  })
})
