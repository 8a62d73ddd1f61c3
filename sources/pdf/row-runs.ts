import type { Run } from '../../domain/reading/lines/line.ts'
import { endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { withMarksInBrackets } from './raised-marks.ts'
import type { Row } from './rows.ts'
import { withoutSpacing } from './spaced-letters.ts'

/** Of the size of type: wider than any space between words. */
const WIDE = 1.15

/** Where a price follows, and where one stands before. */
const WIDE_BEFORE_PRICE = 0.7
const WIDE_BEHIND_PRICE = 0.5

/** In a line of letters that are set apart. */
const WIDE_BETWEEN_SPACED = 2.5

/** Of the size of type: letters that stand nearer belong to one word. */
const WORD = 0.12

/** Of the size of type of a name: what is said of it is set smaller. */
const SMALLER = 0.93

/**
 * The words of a row, parted where it is wide and where another type begins, as that of a description behind a name.
 * @param origin where its column begins, in points
 * @param letter the mean width of a letter, in points
 */
export function runsOf(row: Row, origin: number | undefined, letter: number): Run[] {
  const spaced = withoutSpacing(row.pieces)
  const pieces = withMarksInBrackets(spaced.pieces, row)
  const isRightToLeft = pieces.filter((piece) => piece.isRightToLeft).length * 2 > pieces.length
  const runs: { text: string; pieces: Piece[] }[] = []
  for (const piece of isRightToLeft ? pieces.toReversed() : pieces) {
    const run = runs.at(-1)
    const before = run?.pieces.at(-1)
    const gap = before && (isRightToLeft ? before.x - endOf(piece) : piece.x - endOf(before))
    const wide = spaced.isSpaced ? WIDE_BETWEEN_SPACED : WIDE
    if (
      !run ||
      !before ||
      gap === undefined ||
      isWide(gap, before, piece, wide) ||
      isNext(gap, run.text, piece) ||
      isOther(run.pieces, piece)
    )
      runs.push({ text: piece.text, pieces: [piece] })
    else {
      run.text += gap > WORD * Math.min(before.size, piece.size) ? ` ${piece.text}` : piece.text
      run.pieces.push(piece)
    }
  }
  const left = origin ?? Math.min(...row.pieces.map(({ x }) => x))
  return runs.map(({ text, pieces: own }) => {
    const x = Math.min(...own.map((piece) => piece.x))
    const width = Math.max(...own.map(endOf)) - x
    return {
      text: writtenText(text),
      x: round(Math.max(0, x - left) / letter),
      width: round(width / letter),
    }
  })
}

function isWide(gap: number, before: Piece, piece: Piece, wide: number): boolean {
  const size = Math.max(before.size, piece.size)
  if (gap > wide * size) return true
  return gap > WIDE_BEFORE_PRICE * size && endsWithPrice(piece.text) && /^\D{0,3}\d/u.test(piece.text)
}

/** `Oysters 2 each   Martini 9`: do other words follow a price, farther off than a space? */
const isNext = (gap: number, before: string, piece: Piece): boolean =>
  gap > WIDE_BEHIND_PRICE * piece.size &&
  /\d\S*$|\d\s\p{L}+$/u.test(before) &&
  hasWords(piece.text) &&
  (priceShareOf(before) === 'end' || (priceShareOf(before) === 'all' && /\d[.,]\d\d|\p{Sc}/u.test(before)))

/** Do words in a lighter type follow a name, and go on with no comma of it? */
function isOther(run: readonly Piece[], piece: Piece): boolean {
  const name = run.findLast(({ text }) => hasWords(text))
  if (!name || !/^\p{L}/u.test(piece.text) || !hasWords(piece.text)) return false
  if (endsWithPrice(run.map(({ text }) => text).join(' ')) || /[(,–—:·/&+-]$/u.test(run.at(-1)?.text ?? ''))
    return false
  return (
    (name.isBold && !piece.isBold) ||
    (!name.isItalic && piece.isItalic) ||
    (piece.size < name.size * SMALLER && /\p{Ll}/u.test(piece.text))
  )
}

/** Some programs name the radicals of characters in place of the characters. */
const RADICALS = /[\u2E80-\u2FDF]/gu

const writtenText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(RADICALS, (radical) => radical.normalize('NFKC'))
    .replaceAll(/\s+/gu, ' ')
    .trim()

const round = (value: number): number => Math.round(value * 100) / 100
