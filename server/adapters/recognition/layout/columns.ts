import { textOfPiece, type WordGroup } from './pieces.ts'

/** Pieces that a column needs on each side of it to be one. */
const LEAST_PIECES = 5

/** Share of the rows behind a gutter that have to begin with words: prices are apart from their names as well. */
const LEAST_WORDS = 0.5

/** Share of the pieces that may reach over a gutter: the name of the restaurant, a notice at the foot. */
const MOST_ACROSS = 0.3

/** Words that begin at the left edge of a column, and their share of all words behind it: centered lines begin anywhere. */
const LEAST_ALIGNED = 4
const SHARE_ALIGNED = 0.45

/** Share of the rows behind a gutter that may begin with a price while words are before it. */
const MOST_ORPHANS = 0.45

/** Of the width of a page, to either side of which no gutter is sought. */
const EDGE = 0.15

/** The number of a dish, and how many of them a column needs that has some. */
export const NUMBER = /^[A-Z]{0,2}\d{1,3}\.?$/u
const LEAST_NUMBERS = 3

/** Heights of the type, between a number and its name. */
const HANGING = 1.5

/** `21 Korma` */
const NUMBERED_NAME = /^[A-Z]{0,2}\d{1,3}\.?\s\p{Lu}\p{L}{2}/u

/** A price, with what may be next to it: `+£4`, `19 / 32`, `MP`, `12,50 €`. */
const PRICE = /^(?:\p{L}{0,3}\s?)?[\p{Sc}+]?\s?\d|^(?:MP|SP|market price)\b/iu

/**
 * The pieces of a page column by column, in reading order. A gutter is where few pieces reach across and many words
 * begin behind it; what does reach across parts the columns above it from those below. Columns may have columns.
 */
export function columnsOf(pieces: readonly WordGroup[]): WordGroup[][] {
  const gutter = gutterOf(pieces)
  if (gutter === undefined) return pieces.length > 0 ? [[...pieces]] : []
  const isAcross = ({ left, right }: WordGroup) => left < gutter && right > gutter
  const across = pieces.filter(isAcross).sort((one, other) => one.top - other.top)
  const bands: WordGroup[][] = []
  let rest = pieces.filter((piece) => !isAcross(piece))
  for (const piece of across) {
    const middle = (piece.top + piece.bottom) / 2
    const above = rest.filter(({ top, bottom }) => (top + bottom) / 2 < middle)
    rest = rest.filter((other) => !above.includes(other))
    bands.push(...sides(above, gutter), [piece])
  }
  bands.push(...sides(rest, gutter))
  return bands
}

const sides = (pieces: readonly WordGroup[], gutter: number): WordGroup[][] => [
  ...columnsOf(pieces.filter(({ left }) => left < gutter)),
  ...columnsOf(pieces.filter(({ left }) => left >= gutter)),
]

function gutterOf(pieces: readonly WordGroup[]): number | undefined {
  const left = Math.min(...pieces.map((piece) => piece.left))
  const width = Math.max(...pieces.map((piece) => piece.right)) - left
  const isInside = (x: number) => x > left + width * EDGE && x < left + width * (1 - EDGE)
  let best: { readonly x: number; readonly merit: number } | undefined
  for (const { left: edge } of pieces) {
    const x = edge - 1
    if (!isInside(x)) continue
    const before = pieces.filter(({ right }) => right <= x)
    const behind = pieces.filter((piece) => piece.left > x)
    const across = pieces.length - before.length - behind.length
    if (before.length < LEAST_PIECES || behind.length < LEAST_PIECES) continue
    if (across > pieces.length * MOST_ACROSS) continue
    if (arePricesOf(before, behind)) continue
    const words = behind.filter(isWords)
    const aligned = words.filter((piece) => isAt(piece, edge)).length
    if (aligned < Math.max(LEAST_ALIGNED, words.length * SHARE_ALIGNED)) continue
    const merit = aligned - 2 * across
    if (!best || merit > best.merit) best = { x, merit }
  }
  return best && beforeNumbers(best.x, pieces)
}

/** A gutter is before the numbers of the dishes behind it, which hang in it. */
function beforeNumbers(x: number, pieces: readonly WordGroup[]): number {
  const hanging = pieces.filter(
    (piece) =>
      piece.right <= x &&
      x - piece.right < piece.height * HANGING &&
      NUMBER.test(textOfPiece(piece)) &&
      pieces.some((other) => isAt(other, x + 1) && isBeside(other, piece)),
  )
  return hanging.length < LEAST_NUMBERS ? x : Math.min(...hanging.map(({ left }) => left)) - 1
}

const isBeside = (one: WordGroup, other: WordGroup): boolean =>
  one.top < other.bottom && one.bottom > other.top

/** Does a piece begin at an edge, within half the height of its type? */
const isAt = ({ left, height }: WordGroup, edge: number): boolean => Math.abs(left - edge) < height / 2

function isWords(piece: WordGroup): boolean {
  const text = textOfPiece(piece)
  return !PRICE.test(text) || NUMBERED_NAME.test(text)
}

/** Are many of the pieces that begin a row behind a gutter prices of what is before it? */
function arePricesOf(before: readonly WordGroup[], behind: readonly WordGroup[]): boolean {
  const firsts = behind.filter(
    (piece) => !behind.some((other) => other.right <= piece.left && isBeside(other, piece)),
  )
  if (firsts.filter(isWords).length < firsts.length * LEAST_WORDS) return true
  const orphans = firsts.filter((piece) => !isWords(piece) && before.some((other) => isBeside(other, piece)))
  return orphans.length > firsts.length * MOST_ORPHANS
}
