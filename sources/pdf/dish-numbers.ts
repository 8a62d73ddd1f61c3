import { endOf, hasWords, type Piece } from './piece.ts'

/** The number of a dish, alone in a column before the names. */
const NUMBER = /^\p{L}?(\d{1,3})[.)]?$/u

/** Of the size of type: a number is so near to its name, and so nearly on its line. */
const NEAR = 4
const SAME_LINE = 0.4

/** Points by which numbers begin or end below one another. */
const EDGE = 2

/** Numbers that count up by one, at least, and of all numbers of a column. */
const LEAST = 2
const MOSTLY = 0.5

/** A number and the name behind it as one piece, with what they are apart. */
export interface NumberedPiece extends Piece {
  readonly apart?: readonly Piece[]
}

/** The pieces of a page with numbers of dishes at their names, so that no column begins between them. */
export function withNumbersAtNames(pieces: readonly Piece[]): readonly NumberedPiece[] {
  const pairs = pieces
    .flatMap((number) => {
      const value = NUMBER.exec(number.text)?.[1]
      const name = value === undefined ? undefined : nextOf(number, pieces)
      return name && hasWords(name.text) ? [{ number, name, value: Number(value) }] : []
    })
    .toSorted((a, b) => a.number.baseline - b.number.baseline)
  const names = new Map<Piece, NumberedPiece>()
  for (const { number, name } of pairs.filter((pair) => areCounted(columnOf(pair.number, pairs)))) {
    names.set(number, {
      ...name,
      text: `${number.text} ${name.text}`,
      x: number.x,
      width: endOf(name) - number.x,
      apart: [number, name],
    })
    names.delete(name)
  }
  if (names.size === 0) return pieces
  const joined = new Set([...names.values()].flatMap(({ apart }) => apart?.[1] ?? []))
  return pieces.filter((piece) => !joined.has(piece)).map((piece) => names.get(piece) ?? piece)
}

/** What is right behind a piece on its line. */
function nextOf(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
  const next = pieces.filter(
    (other) =>
      other.x > piece.x &&
      other.x - endOf(piece) < piece.size * NEAR &&
      Math.abs(other.baseline - piece.baseline) < piece.size * SAME_LINE,
  )
  return next.toSorted((a, b) => a.x - b.x)[0]
}

const columnOf = <Pair extends { readonly number: Piece }>(
  number: Piece,
  pairs: readonly Pair[],
): readonly Pair[] =>
  pairs.filter(
    ({ number: other }) =>
      Math.abs(other.x - number.x) < EDGE || Math.abs(endOf(other) - endOf(number)) < EDGE,
  )

/** Do numbers count up, row by row? */
function areCounted(column: readonly { readonly value: number }[]): boolean {
  const steps = column.filter(({ value }, at) => value - (column[at - 1]?.value ?? value) === 1)
  return steps.length >= LEAST && steps.length >= (column.length - 1) * MOSTLY
}
