import { endOf, type Piece } from './piece.ts'

export interface Row {
  readonly baseline: number
  readonly size: number
  readonly pieces: readonly Piece[]
  /** Whether the row below is of the same dish, next to whose rows its prices are. */
  readonly goesOn?: boolean
}

/** As a share of the smaller type: letters whose lines are nearer to one another are on the same line. */
const SAME_LINE = 0.4

/**
 * Small letters that are raised or lowered belong to the line of the large ones: next to these within their reach, and
 * from afar where their middle is between the foot and the head of the large ones.
 */
const RAISED = { size: 0.75, reach: 0.55, near: 0.5, head: 0.7, middle: 0.35 }

export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: { baseline: number; size: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const row = rows.slice(-4).findLast((one) => isOn(piece, one))
    if (!row) rows.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] })
    else {
      if (piece.size > row.size) {
        row.size = piece.size
        row.baseline = piece.baseline
      }
      row.pieces.push(piece)
    }
  }
  return rows
    .toSorted((a, b) => a.baseline - b.baseline)
    .map((row) => ({ ...row, pieces: row.pieces.toSorted((a, b) => a.x - b.x) }))
}

interface OpenRow {
  readonly baseline: number
  readonly size: number
  readonly pieces: readonly Piece[]
}

function isOn(piece: Piece, row: OpenRow): boolean {
  const small = Math.min(piece.size, row.size)
  const large = Math.max(piece.size, row.size)
  const apart = Math.abs(piece.baseline - row.baseline)
  if (apart < small * SAME_LINE) return true
  if (small > large * RAISED.size) return false
  if (isBeside(piece, row, large)) return apart < large * RAISED.reach
  const [high, low] = piece.size > row.size ? [piece, row] : [row, piece]
  const middle = high.baseline - low.baseline + low.size * RAISED.middle
  return middle > 0 && middle < high.size * RAISED.head
}

const isBeside = (piece: Piece, { pieces }: OpenRow, large: number): boolean =>
  pieces.some((other) => Math.max(piece.x - endOf(other), other.x - endOf(piece)) < large * RAISED.near)

/** From line to line of two rows, as a multiple of their size. */
export const stepOf = (before: Row, row: Row): number =>
  ((row.baseline - before.baseline) * 2) / (row.size + before.size)

/** Of the usual size: larger type isn't text of dishes. */
export const LARGE = 1.15

/** Of the leading: rows further apart are of different blocks. */
const PARTED = 1.22

/** Rows as near to one another as those of a paragraph; a heading is a separate block. */
export function blocksOf(
  rows: readonly Row[],
  { body, leading }: { readonly body: number; readonly leading: number },
): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)
    const isLarge = row.size > body * LARGE || (before?.size ?? 0) > body * LARGE
    if (before && !isLarge && stepOf(before, row) < leading * PARTED) blocks.at(-1)?.push(row)
    else blocks.push([row])
  }
  return blocks
}
