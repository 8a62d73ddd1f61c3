import { areEndedByPrice, endOf, hasWords, type Piece, textOfPieces } from './piece.ts'
import { type Row, rowsOf } from './rows.ts'

/** Of the usual size of type: larger letters head what is below them. */
const LARGE = 1.15

/** Of its size: two headings on one line are so far apart, and the row of them is so far below what is above it. */
const APART = 1.5

/** Of its size: a heading goes on so near below its first line. */
const SECOND_LINE = 1.7

/** What is so much larger than headings next to one another heads these. */
const LARGER = 1.1

/** Points. */
const TOUCHING = 1

/** Of the rows of a cell: at least this share has words. */
const MOSTLY = 0.5

/**
 * The parts of a page that sets sections next to one another, each below its heading, as cards and boxes are: what is above
 * the first row of headings, then row by row the cells from left to right, and what reaches over several of them. Undefined
 * for other pages.
 * @param body the usual size of type, in points
 */
export function gridOf(rows: readonly Row[], body: number): (readonly Piece[])[] | undefined {
  const heads = rows.map((row) => headsOf(row, body))
  const size = Math.max(...heads.filter(({ length }) => length > 1).map(([first]) => first?.[0]?.size ?? 0))
  const isHeading = (row: Row) => row.size > size / LARGER && row.size < size * LARGER
  const first = rows.findIndex(isHeading)
  const starts: number[] = []
  for (const [at, row] of rows.entries()) {
    const goesOn = row.baseline - (rows[starts.at(-1) ?? at]?.baseline ?? 0) < size * SECOND_LINE
    if (isHeading(row) && (starts.length === 0 || !goesOn)) starts.push(at)
  }
  const areFree = starts.every((start) => isFree(rows, start) && (heads[start]?.length ?? 0) > 0)
  if (first < 0 || !areFree || rows.slice(first).some((row) => row.size >= size * LARGER)) return undefined
  const strips = starts.map((start, at) => rows.slice(start, starts[at + 1]))
  const widest = heads.reduce((most, one) => (one.length > most.length ? one : most), [])
  const cuts = widest.slice(1).map((head, at) => cutBetween(strips, widest[at] ?? [], head))
  const parts: (readonly Piece[])[] = [rows.slice(0, first).flatMap(({ pieces }) => pieces)]
  for (const strip of strips) {
    const cells = cellsOf(strip, cuts)
    if (!cells) return undefined
    parts.push(...cells)
  }
  return parts.filter(({ length }) => length > 0)
}

/** Is a row of headings below room that no column fills? */
function isFree(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]]
  return !above || !row || row.baseline - above.baseline > row.size * APART
}

/** The headings of a row of nothing else, apart from one another. */
function headsOf({ pieces, size }: Row, body: number): Piece[][] {
  const heads: Piece[][] = []
  for (const piece of pieces) {
    const before = heads.at(-1)?.at(-1)
    if (before && piece.x - endOf(before) < size * APART) heads.at(-1)?.push(piece)
    else heads.push([piece])
  }
  const isHead = (head: readonly Piece[]) =>
    head.every((piece) => piece.size > body * LARGE) && hasWords(textOfPieces(head))
  return heads.every(isHead) ? heads : []
}

/** The cells below a row of headings, and what reaches over several of them from some row on; undefined where they are none. */
function cellsOf(rows: readonly Row[], cuts: readonly number[]): (readonly Piece[])[] | undefined {
  const end = Math.max(1, Math.min(...cuts.map((x) => rowsUncut(rows, x))))
  const inCells = rows.slice(0, end).flatMap(({ pieces }) => pieces)
  const edges = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY]
  const cells = edges
    .slice(1)
    .map((edge, at) => inCells.filter(({ x }) => x >= (edges[at] ?? 0) && x < edge))
    .filter(({ length }) => length > 0)
  const areHeaded = cells.every((cell) => cell.some((piece) => rows[0]?.pieces.includes(piece)))
  const areCells =
    cells.every(isCell) && !cells.slice(1).some((cell, at) => isSecondName(cells[at] ?? [], cell))
  return areHeaded && areCells ? [...cells, rows.slice(end).flatMap((row) => row.pieces)] : undefined
}

/** Where a cut between two headings goes through most rows, and of these in the widest gap, in points. */
function cutBetween(
  strips: readonly (readonly Row[])[],
  left: readonly Piece[],
  right: readonly Piece[],
): number {
  const from = endOf(left.at(-1) ?? { x: 0, width: 0 })
  const to = right[0]?.x ?? 0
  const pieces = strips.flat().flatMap((row) => row.pieces)
  const gapBefore = (x: number) => x - Math.max(from, ...pieces.map(endOf).filter((end) => end < x))
  return [to, ...pieces.filter(({ text }) => hasWords(text)).map(({ x }) => x)]
    .filter((x) => x > from && x <= to)
    .map((start) => {
      const x = start - TOUCHING
      return { x, gap: gapBefore(x), rows: strips.reduce((sum, rows) => sum + rowsUncut(rows, x), 0) }
    })
    .reduce((best, one) => ((one.rows - best.rows || one.gap - best.gap) > 0 ? one : best)).x
}

/** How many rows from the first on a cut goes through. */
function rowsUncut(rows: readonly Row[], x: number): number {
  const crossed = rows.findIndex(({ pieces }) =>
    pieces.some((piece) => piece.x < x && endOf(piece) > x + TOUCHING),
  )
  return crossed < 0 ? rows.length : crossed
}

function isCell(pieces: readonly Piece[]): boolean {
  const rows = rowsOf(pieces)
  return (
    rows.length > 1 && rows.filter((row) => hasWords(textOfPieces(row.pieces))).length >= rows.length * MOSTLY
  )
}

/** Are these the names of the dishes left of them in a second language, row by row, with their prices? */
function isSecondName(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [names, others] = [rowsOf(left), rowsOf(right)]
  const isPriced = (row: Row) => areEndedByPrice(row.pieces)
  const areLevel = names.every(({ baseline, size }) =>
    others.some((row) => Math.abs(row.baseline - baseline) < size * 0.25),
  )
  return areLevel && !names.some(isPriced) && others.some(isPriced)
}
