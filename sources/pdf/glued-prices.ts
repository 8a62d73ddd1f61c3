import { endOf, type Piece, priceShareOf } from './piece.ts'

/** Of the size of type: a sign of money belongs to a number that is so near. */
const NEAR = 0.35

/** Letters or a vintage and a price behind them with nothing between: `Nerano13.90€`, `Chablis 20217,50`. */
const GLUED = /^(.*(?:\p{L}{2}[)”"]?|\s(?:19|20)\d\d))((?:\p{Sc}\s?)?\d{1,3}[.,]\d{2}(?:\s?\p{Sc})?)$/u

/** The pieces of a row with the signs of money at their numbers, and prices apart from the words that they are glued to. */
export function withWholePrices(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces.flatMap(apart)) {
    const before = whole.at(-1)
    const isNear = before !== undefined && piece.x - endOf(before) < piece.size * NEAR
    const isSigned =
      isNear &&
      ((/^\p{Sc}$/u.test(before.text) && /^\d/u.test(piece.text)) ||
        (/^\p{Sc}$/u.test(piece.text) && priceShareOf(before.text) === 'all' && !/\p{Sc}/u.test(before.text)))
    if (isSigned)
      whole.splice(-1, 1, { ...before, text: before.text + piece.text, width: endOf(piece) - before.x })
    else whole.push(piece)
  }
  return whole
}

/** Is a piece a price that is set right behind letters? Then it is apart from them, however near. */
export const isGluedPrice = (before: Piece, piece: Piece): boolean =>
  /\p{L}{2}[)”"]?$/u.test(before.text) &&
  (/^(?:\p{Sc}\s?)?\d{1,3}[.,]\d{2}(?!\d)/u.test(piece.text) || /^\p{Sc}\s?\d/u.test(piece.text)) &&
  priceShareOf(piece.text) === 'all'

function apart(piece: Piece): Piece[] {
  const [, name, price] = GLUED.exec(piece.text) ?? []
  if (name === undefined || price === undefined || priceShareOf(price) !== 'all') return [piece]
  const share = name.length / piece.text.length
  const width = piece.width * share
  return [
    { ...piece, text: name, width },
    { ...piece, text: price, x: piece.x + width, width: piece.width - width },
  ]
}
