import { endsWithPrice, type Piece } from './piece.ts'
import { type Row, rowsOf } from './rows.ts'

/** Of the size of type: lines of a heading that is broken are nearer to each other. */
const SAME_HEAD = 1.7

/** Of the usual size of type: a heading in the margin begins so near to the line of its first dish, above or below. */
const LEVEL = 1.3

/** Rows of dishes to a row of headings, at least. */
const ROWS_TO_ONE = 2

/** A heading with the pieces of its column that it is next to and that follow it. */
interface Headed {
  readonly head: readonly Piece[]
  readonly below: readonly Piece[]
}

/**
 * The parts of two columns of which the left one has nothing but headings, each next to its first dish; undefined where
 * it has more. They are read in turn, not the left column before the right one.
 * @param body the usual size of type, in points
 */
export function marginHeads(
  left: readonly Piece[],
  right: readonly Piece[],
  body: number,
): readonly Headed[] | undefined {
  const rows = rowsOf(left)
  const beside = rowsOf(right)
  if (rows.length === 0 || beside.length < rows.length * ROWS_TO_ONE) return undefined
  if (left.some(({ text }) => endsWithPrice(text)) || !right.some(({ text }) => endsWithPrice(text)))
    return undefined
  if (!rows.every((row) => row.size > body * 1.05 || row.pieces.every(({ isBold }) => isBold)))
    return undefined
  const heads = headsOf(rows)
  const isLevel = ([first]: readonly Row[]) =>
    beside.some(({ baseline }) => Math.abs(baseline - (first?.baseline ?? 0)) < body * LEVEL)
  if (heads.length < 2 || !heads.every(isLevel)) return undefined
  const starts = heads.map(([first]) => (first?.baseline ?? 0) - body * LEVEL)
  const within = (from: number, to: number) =>
    right.filter(({ baseline }) => baseline >= from && baseline < to)
  const above = within(Number.NEGATIVE_INFINITY, starts[0] ?? 0)
  return [
    ...(above.length > 0 ? [{ head: [], below: above }] : []),
    ...heads.map((head, at) => ({
      head: head.flatMap(({ pieces }) => pieces),
      below: within(starts[at] ?? 0, starts[at + 1] ?? Number.POSITIVE_INFINITY),
    })),
  ]
}

function headsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const heads: Row[][] = []
  for (const row of rows) {
    const before = heads.at(-1)?.at(-1)
    if (before && row.baseline - before.baseline < row.size * SAME_HEAD) heads.at(-1)?.push(row)
    else heads.push([row])
  }
  return heads
}
