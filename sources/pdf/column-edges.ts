import { endOf, type Piece } from './piece.ts'
import type { Row } from './rows.ts'

/** Of the size of type: wider than any space between words, and than one that a cell leaves at its edges. */
const WIDE = 1.15
const WIDE_AT_EDGE = 0.7

/** Points by which the words of one column begin apart. */
const SAME_EDGE = 0.3

/** Rows and pieces of them that are asked for edges; no menu has as many. */
const MOST = 2000

/** Where, in points, words begin behind a wide gap. */
export const columnEdges = (rows: readonly Row[]): readonly number[] =>
  rows
    .slice(0, MOST)
    .flatMap(({ pieces, size }) =>
      pieces.filter((piece, at) => isBehind(pieces[at - 1], piece, size * WIDE)).map(({ x }) => x),
    )
    .toSorted((one, other) => one - other)

/** Returns whether a piece begins a column of other rows, after a gap that is wide for one within words. */
export const beginsColumn = (before: Piece, piece: Piece, edges: readonly number[]): boolean =>
  isBehind(before, piece, Math.max(before.size, piece.size) * WIDE_AT_EDGE) &&
  edges.some((edge) => Math.abs(edge - piece.x) < SAME_EDGE)

const isBehind = (before: Piece | undefined, piece: Piece, gap: number): boolean =>
  before !== undefined && piece.x - endOf(before) > gap
