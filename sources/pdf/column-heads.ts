import { endOf, type Piece } from './piece.ts'

/** Points, or of the size of type, by which heads and the prices below them end, begin or are centered apart. */
const OVER = { least: 4, ofSize: 0.45 }

const reachOf = ({ size }: Piece): number => Math.max(OVER.least, size * OVER.ofSize)

/**
 * The columns of prices over which the pieces of a line of heads are; undefined for any other line.
 * @param columns prices of a row below
 */
export function columnsOver(
  pieces: readonly Piece[],
  columns: readonly Piece[],
): ReadonlyMap<Piece, number> | undefined {
  const over = new Map<Piece, number>()
  for (const head of pieces) {
    const reach = reachOf(head)
    const column = columns.findIndex(
      (price) =>
        Math.abs(endOf(price) - endOf(head)) < reach ||
        Math.abs(price.x - head.x) < reach ||
        Math.abs(endOf(price) + price.x - endOf(head) - head.x) < reach * 2,
    )
    if (column >= 0) over.set(head, column)
  }
  return over.size > 1 && over.size >= pieces.length - 1 ? over : undefined
}

/** `MEDIA RACIÓN`, set in one go over two columns of prices, as two heads. */
export function withHeadsApart(pieces: readonly Piece[], columns: readonly Piece[]): readonly Piece[] {
  // A heading with a head for each column is whole, wherever these begin.
  const areWhole = pieces.length === columns.length + 1
  if (columns.length < 2 || areWhole || columnsOver(pieces, columns)?.size === columns.length) return pieces
  return pieces.flatMap((piece) => {
    const below = columns.filter(
      (price) => price.x > piece.x - reachOf(piece) && endOf(price) < endOf(piece) + reachOf(piece),
    )
    const words = piece.text.split(' ')
    if (below.length < 2 || below.length > words.length || words.length > below.length + 2) return [piece]
    return below.reduceRight<Piece[]>(
      (parts, price, at) => {
        const [first = piece, ...rest] = parts
        const before = below[at - 1]
        return before ? [...cutAt(first, (endOf(before) + price.x) / 2), ...rest] : parts
      },
      [piece],
    )
  })
}

function cutAt(piece: Piece, x: number): Piece[] {
  const perLetter = piece.width / piece.text.length
  const spaces = [...piece.text.matchAll(/ /gu)].map(({ index }) => index)
  const [at] = spaces.toSorted(
    (a, b) => Math.abs(piece.x + a * perLetter - x) - Math.abs(piece.x + b * perLetter - x),
  )
  if (at === undefined) return [piece]
  const from = (at + 1) * perLetter
  return [
    { ...piece, text: piece.text.slice(0, at), width: at * perLetter },
    { ...piece, text: piece.text.slice(at + 1), x: piece.x + from, width: piece.width - from },
  ]
}
