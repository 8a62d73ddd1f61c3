import { endOf, type Piece } from './piece.ts'

/** `S T A R T E R S`, `1 1 : 3 0`, `( V G )`; letters that are drawn near to each other stay together: `S PA R K L I N G`. */
const SPACED = /^[([“"]?(?:(?:\S|\p{Lu}{2}) )+(?:\S|\p{Lu}{2})[)\]”",.:]{0,2}$/u

/** Of the usual gap between the letters of a word that is set apart: from here on another word begins. */
const BETWEEN_WORDS = 1.7

/** Letters in a row of which each is set on its own, and letters of a piece that are apart. */
const FEWEST = 4
const LEAST = 3

/** The pieces of a row with words whose letters are set apart as words again. */
export function withoutSpacing(pieces: readonly Piece[]): {
  readonly pieces: readonly Piece[]
  readonly isSpaced: boolean
} {
  if (pieces.some(({ text }) => SPACED.test(text) && areWords(text))) {
    const spaced = pieces.filter(({ text }) => SPACED.test(text))
    return {
      pieces: pieces.map((piece) =>
        spaced.includes(piece) ? { ...piece, text: piece.text.replaceAll(' ', '') } : piece,
      ),
      isSpaced: pieces.every(
        (piece) => spaced.includes(piece) || /^(?:[\p{Lu}\p{Lo}]|\P{L}+$)/u.test(piece.text),
      ),
    }
  }
  const isSingle = pieces.every(({ text }) => /^[\p{Lu}&'’.-]$/u.test(text))
  if (!isSingle || pieces.length < FEWEST) return { pieces, isSpaced: false }
  const gaps = pieces.slice(1).map((piece, at) => piece.x - endOf(pieces[at] ?? piece))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return { pieces: joined(pieces, gaps, usual * BETWEEN_WORDS), isSpaced: true }
}

/** `7 . 9 9`, `6 : 3 0` */
const SPACED_AMOUNT = /\d [.,:] \d \d/u

/** Are there an amount, or more letters than signs that aren't codes of allergens one after the other, `A C G L`? */
function areWords(text: string): boolean {
  if (SPACED_AMOUNT.test(text)) return true
  const own = text.replaceAll(/^[([“"]|[)\]”",.:]+$/gu, '').split(' ')
  const letters = own.filter((sign) => /^[\p{L}\p{M}]$/u.test(sign))
  const isList =
    new Set(letters).size === letters.length &&
    letters.every((letter, at) => letter >= (letters[at - 1] ?? ''))
  return letters.length >= LEAST && letters.length * 2 > own.length && !isList
}

function joined(pieces: readonly Piece[], gaps: readonly number[], widest: number): Piece[] {
  const words: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = words.at(-1)
    if (before && (gaps[at - 1] ?? 0) <= widest)
      words.splice(-1, 1, { ...before, text: before.text + piece.text, width: endOf(piece) - before.x })
    else words.push(piece)
  }
  return words
}
