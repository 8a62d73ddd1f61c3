import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageOperators } from './font-styles.ts'
import { asMatrix, type Matrix, product } from './matrix.ts'
import { endOf, type Piece } from './piece.ts'
import { rowsOf } from './rows.ts'

/** A box or a card that a page draws, in points from its upper left corner, as the page is shown. */
export interface DrawnBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Points; smaller shapes are pictures, rules and buttons. */
const LEAST = { width: 60, height: 24 }

/** Points by which letters may reach over the edge of their box. */
const EDGE = 2

/** Shapes of a page; more are a picture. */
const MOST = 2000

export function drawnBoxes({ fnArray, argsArray }: PageOperators, viewport: readonly number[]): DrawnBox[] {
  const boxes: DrawnBox[] = []
  const saved: Matrix[] = []
  let matrix = asMatrix(viewport)
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = product(matrix, asMatrix(argsArray[at]))
    else if (operator === OPS.constructPath && boxes.length < MOST) {
      const [paint, , reach] = argsArray[at] as readonly [number, unknown, ArrayLike<number> | null]
      if (paint === OPS.endPath || !reach) continue
      const box = boxOf(matrix, reach)
      if (box.right - box.left > LEAST.width && box.bottom - box.top > LEAST.height) boxes.push(box)
    }
  }
  return boxes
}

function boxOf([a, b, c, d, e, f]: Matrix, reach: ArrayLike<number>): DrawnBox {
  const [x = 0, y = 0, right = 0, bottom = 0] = Array.from(reach)
  const xs = [x, right].flatMap((u) => [y, bottom].map((v) => a * u + c * v + e))
  const ys = [x, right].flatMap((u) => [y, bottom].map((v) => b * u + d * v + f))
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Of the width of what is set on the page: wider boxes are bands of it, and say nothing of what is next to what. */
const WIDEST = 0.62

/**
 * The parts of a page that sets boxes or cards next to one another, in reading order: row by row of boxes, from left to
 * right, with what is above, below and next to them. Undefined for other pages.
 */
export function boxedParts(
  pieces: readonly Piece[],
  drawn: readonly DrawnBox[],
): (readonly Piece[])[] | undefined {
  const width = Math.max(...pieces.map(endOf)) - Math.min(...pieces.map(({ x }) => x))
  const able = drawn.filter((box) => {
    const own = pieces.filter((piece) => isIn(piece, box))
    return (
      box.right - box.left < width * WIDEST &&
      rowsOf(own).length > 1 &&
      !pieces.some((piece) => isAcross(piece, box))
    )
  })
  const outer = able.filter(
    (box, at) => !able.some((other, index) => isWithin(box, other) && (!isWithin(other, box) || index < at)),
  )
  if (outer.length === 0 || outer.some((box, at) => outer.slice(at + 1).some((other) => overlap(box, other))))
    return undefined
  const bands: DrawnBox[][] = []
  for (const box of outer.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const band = bands.at(-1)
    if (band && box.top < Math.max(...band.map(({ bottom }) => bottom)) - EDGE) band.push(box)
    else bands.push([box])
  }
  if (!bands.some(({ length }) => length > 1) && outer.length > 1) return undefined
  const parts: (readonly Piece[])[] = []
  let rest = pieces.filter((piece) => !outer.some((box) => isIn(piece, box)))
  for (const band of bands) {
    const top = Math.min(...band.map((box) => box.top))
    const bottom = Math.max(...band.map((box) => box.bottom))
    const below = rest.filter(({ baseline }) => baseline >= top)
    const isNext = below.some(({ baseline }) => baseline <= bottom)
    // A column next to a box goes on below it, up to what reaches under the box.
    const end = Math.min(
      ...below
        .filter((piece) => piece.baseline > bottom && (!isNext || band.some((box) => isUnder(piece, box))))
        .map(({ baseline, size }) => baseline - size / 2),
    )
    parts.push(
      rest.filter(({ baseline }) => baseline < top),
      below.filter(({ baseline }) => baseline < end),
    )
    rest = below.filter(({ baseline }) => baseline >= end)
    const cells = columnsOf(band).map((box) => pieces.filter((piece) => isIn(piece, box)))
    parts.push(...cells)
  }
  return [...parts, rest].filter(({ length }) => length > 0)
}

/** The boxes of a band: those that begin level from left to right, others column by column. */
function columnsOf(band: readonly DrawnBox[]): readonly DrawnBox[] {
  const [first] = band
  const areLevel = band.every(({ top }) => Math.abs(top - (first?.top ?? 0)) < LEAST.height)
  const columnStart = (box: DrawnBox) =>
    Math.min(
      ...band.filter((other) => other.left < box.right && box.left < other.right).map(({ left }) => left),
    )
  return areLevel
    ? band.toSorted((a, b) => a.left - b.left)
    : band.toSorted((a, b) => columnStart(a) - columnStart(b) || a.top - b.top)
}

const isIn = (piece: Piece, { left, top, right, bottom }: DrawnBox): boolean =>
  piece.baseline > top &&
  piece.baseline < bottom + EDGE &&
  piece.x > left - EDGE &&
  endOf(piece) < right + EDGE

/** Does a piece reach over a side of a box? */
const isAcross = (piece: Piece, box: DrawnBox): boolean =>
  piece.baseline > box.top &&
  piece.baseline < box.bottom &&
  piece.x < box.right &&
  endOf(piece) > box.left &&
  !isIn(piece, box)

const isUnder = (piece: Piece, { left, right }: DrawnBox): boolean => piece.x < right && endOf(piece) > left

const isWithin = (box: DrawnBox, other: DrawnBox): boolean =>
  box.left >= other.left - EDGE &&
  box.right <= other.right + EDGE &&
  box.top >= other.top - EDGE &&
  box.bottom <= other.bottom + EDGE

const overlap = (a: DrawnBox, b: DrawnBox): boolean =>
  a.left < b.right - EDGE && b.left < a.right - EDGE && a.top < b.bottom - EDGE && b.top < a.bottom - EDGE
