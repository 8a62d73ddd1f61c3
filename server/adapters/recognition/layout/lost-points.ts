import { pieceOf, type WordGroup } from './pieces.ts'
import type { RecognizedWord } from './recognized-words.ts'

/** Numbers of a page that have to be written with two decimals, and their share, for one without to have lost its mark. */
const LEAST = 6
const SHARE = 0.8

/** How sure a number is whose mark was put back. */
const UNLIKELY = 0.4

const DECIMALS = /^\p{Sc}?\d{1,3}([.,])\d{2}$/u
const BARE = /^(\p{Sc}?\d{1,2})(\d{2})$/u
const YEAR = /^(?:19|20)\d\d$/u

/**
 * Pieces that end in a number of three or four digits get the decimal mark that nearly all others of their page have;
 * they are not sure then. A number before a unit or a word is an amount of something else.
 */
export function withLostPoints(pieces: readonly WordGroup[]): readonly WordGroup[] {
  const marks = pieces.flatMap(({ words }) => words.flatMap(({ text }) => DECIMALS.exec(text)?.[1] ?? []))
  const bare = pieces.filter(({ words }) => isBare(words.at(-1)))
  if (marks.length < LEAST || marks.length < (marks.length + bare.length) * SHARE) return pieces
  const mark = marks.filter((sign) => sign === '.').length * 2 > marks.length ? '.' : ','
  return pieces.map((piece) => {
    const last = piece.words.at(-1)
    if (!last || !bare.includes(piece)) return piece
    const meant = { ...last, text: last.text.replace(BARE, `$1${mark}$2`), confidence: UNLIKELY }
    return pieceOf([...piece.words.slice(0, -1), meant], piece.height)
  })
}

const isBare = (word: RecognizedWord | undefined): boolean =>
  word !== undefined && BARE.test(word.text) && !YEAR.test(word.text)
