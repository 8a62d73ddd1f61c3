import type { Piece } from './piece.ts'

/** Letters that a file puts into paragraphs, of all its letters: then it also says in which order they are read. */
const LEAST_TAGGED = 0.8

/**
 * A jump back up of this many type heights begins another column; a price next to a name of two lines isn't
 * such a jump.
 */
const LEAST_JUMP = 4

/** Fewer pieces aren't a column, and a page has fewer columns. */
const LEAST_PIECES = 4
const MOST_COLUMNS = 6

/**
 * The letters of a tagged page in the columns in which the file says that they are read. A page whose order jumps to
 * and fro stays whole: its places tell more.
 */
export function declaredColumns(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const tagged = pieces.filter(({ block }) => block !== undefined)
  if (letters(tagged) < LEAST_TAGGED * letters(pieces)) return [pieces]
  const columns: Piece[][] = []
  let lowest = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    const column = columns.at(-1)
    if (!column || piece.baseline < lowest - LEAST_JUMP * piece.size) {
      columns.push([piece])
      lowest = piece.baseline
    } else {
      column.push(piece)
      lowest = Math.max(lowest, piece.baseline)
    }
  }
  const isOrderly = columns.length <= MOST_COLUMNS && columns.every(({ length }) => length >= LEAST_PIECES)
  return isOrderly ? columns : [pieces]
}

const letters = (of: readonly Piece[]): number => of.reduce((sum, { text }) => sum + text.length, 0)
