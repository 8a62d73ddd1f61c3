import { regionsOf } from './columns.ts'
import type { Measures } from './page-line.ts'
import type { PiecesOfPage } from './page-pieces.ts'
import { type Piece, priceShareOf } from './piece.ts'
import type { Row } from './rows.ts'

/** How the pages of a file are set: the usual type, its leading and its letters. */
export function measuresOf(pages: readonly (readonly PiecesOfPage[])[]): Measures {
  const pieces = pages.flatMap((groups) => groups.flatMap((group) => group.pieces))
  const body = usualSize(pieces)
  const usual = pieces.filter(({ size, text }) => Math.abs(size - body) < 1 && text.length > 2)
  const letter =
    quantile(
      usual.map(({ width, text }) => width / [...text].length),
      0.5,
    ) ?? body / 2
  const steps = pages.flatMap((groups) =>
    groups.flatMap((group) =>
      regionsOf(group.pieces, body).flatMap(({ rows }) =>
        rows.slice(1).flatMap((row, at) => {
          const before = rows[at]
          return before && before.size < body * LARGE && row.size < body * LARGE ? stepOf(before, row) : []
        }),
      ),
    ),
  )
  const leading = quantile(
    steps.filter((step) => step > 0.8 && step < 2.2),
    0.15,
  )
  const letters = (of: readonly Piece[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  const isRightToLeft = letters(pieces.filter((piece) => piece.isRightToLeft)) * 2 > letters(pieces)
  return { body, letter, leading: leading ?? 1.25, isRightToLeft }
}

/** Of the usual size: larger type isn't text of dishes. */
const LARGE = 1.15

/** From line to line of two rows, as a multiple of their size. */
export const stepOf = (before: Row, row: Row): number =>
  ((row.baseline - before.baseline) * 2) / (row.size + before.size)

/** Prices; fewer say nothing of the type of a menu. */
const ENOUGH = 6

/** The size of prices, which that of names is too; without them the size that most letters have. */
function usualSize(pieces: readonly Piece[]): number {
  const prices = pieces.filter(({ text }) => priceShareOf(text) !== 'none')
  return commonestSize(prices.length < ENOUGH ? pieces : prices, prices.length < ENOUGH)
}

function commonestSize(pieces: readonly Piece[], byLetters: boolean): number {
  const found = new Map<number, number>()
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2
    found.set(rounded, (found.get(rounded) ?? 0) + (byLetters ? text.length : 1))
  }
  const [first] = [...found].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? 10
}

function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)]
}
