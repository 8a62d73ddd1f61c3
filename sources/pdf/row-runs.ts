import { isLabel } from '../../domain/prices/words/labels.ts'
import type { Run } from '../../domain/reading/lines/line.ts'
import { inUsualCase } from '../../domain/reading/lines/usual-case.ts'
import { beginsColumn } from './column-edges.ts'
import { columnsOver, withHeadsApart } from './column-heads.ts'
import { isGluedPrice, withWholePrices } from './glued-prices.ts'
import { endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { withMarksInBrackets } from './raised-marks.ts'
import type { Row } from './rows.ts'
import { withoutSpacing } from './spaced-letters.ts'

/** Of the size of type: wider than any space between words. */
const WIDE = 0.75

/** Where a price follows, and where one is before. */
const WIDE_BEFORE_PRICE = 0.42
const WIDE_BEHIND_PRICE = 0.5

/** In a line of letters that are set apart. */
const WIDE_BETWEEN_SPACED = 2.5

/** Of the size of type: letters that are nearer belong to one word. */
const WORD = 0.12

/** Of the size of type of a name: what is said of it is set smaller. */
const SMALLER = 0.93

/** Of the size of a heading: what is said next to it is set so small. */
const SUBTITLE = 0.85

/** What is around a row. */
export interface RowContext {
  /** Where its column begins, in points; absent where the row is centred. */
  readonly origin: number | undefined
  /** The mean width of a letter, in points. */
  readonly letter: number
  /** Whether most letters of the file run so; words in another script among them keep their order. */
  readonly isRightToLeft: boolean
  /** Prices below it, over which its words may be. */
  readonly columns: readonly Piece[]
  /** Where columns begin in the rows around it, in points. */
  readonly edges: readonly number[]
}

/** The words of a row, parted where it is wide and where another type begins, as that of a description behind a name. */
export function runsOf(row: Row, { origin, letter, isRightToLeft, columns, edges }: RowContext): Run[] {
  const spaced = withoutSpacing(row.pieces)
  const pieces = withHeadsApart(withWholePrices(withMarksInBrackets(spaced.pieces, row)), columns)
  const over = columnsOver(pieces, columns)
  const runs: { text: string; pieces: Piece[] }[] = []
  for (const piece of inReadingOrder(pieces, isRightToLeft)) {
    const run = runs.at(-1)
    const before = run?.pieces.at(-1)
    const gap = before && Math.max(before.x - endOf(piece), piece.x - endOf(before))
    const wide = spaced.isSpaced ? WIDE_BETWEEN_SPACED : WIDE
    const isApart =
      !run ||
      !before ||
      gap === undefined ||
      isWide(gap, before, piece, wide) ||
      (!isRightToLeft && isGluedPrice(before, piece)) ||
      (!isRightToLeft && !spaced.isSpaced && beginsColumn(before, piece, edges)) ||
      isNext(
        gap,
        runs.map(({ text }) => text),
        piece,
      ) ||
      isOther(run.pieces, piece) ||
      (piece.size < before.size * SUBTITLE && gap > WIDE * before.size) ||
      (over?.has(before) && over.has(piece) && over.get(before) !== over.get(piece))
    if (isApart) runs.push({ text: piece.text, pieces: [piece] })
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

function inReadingOrder(pieces: readonly Piece[], isRightToLeft: boolean): readonly Piece[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const before = groups.at(-1)?.at(-1)
    if (before?.isRightToLeft === piece.isRightToLeft) groups.at(-1)?.push(piece)
    else groups.push([piece])
  }
  const read = groups.map((own) => (own[0]?.isRightToLeft ? own.toReversed() : own))
  return (isRightToLeft ? read.toReversed() : read).flat()
}

function isWide(gap: number, before: Piece, piece: Piece, wide: number): boolean {
  const size = Math.max(before.size, piece.size)
  if (gap > wide * size) return true
  if (gap <= WIDE_BEFORE_PRICE * size || wide === WIDE_BETWEEN_SPACED) return false
  return (
    isPriceCell(piece.text) ||
    isLabel(piece.text) ||
    (endsWithPrice(piece.text) && /^\D{0,3}\d/u.test(piece.text))
  )
}

/** Is a text a price, with whatever its label, or a dash where there is none? */
const isPriceCell = (text: string): boolean => /^[–—-]$/u.test(text) || priceShareOf(text) === 'all'

/** `Oysters 2 each   Martini 9`, `14 oz 62   New York Strip`: do other words follow prices, farther off than a space? */
function isNext(gap: number, runs: readonly string[], piece: Piece): boolean {
  if (gap <= WIDE_BEHIND_PRICE * piece.size || !hasWords(piece.text)) return false
  const [before = ''] = runs.slice(-1)
  if (!/\d/u.test(before)) return priceShareOf(before) === 'all'
  if (!/\d\S*$|\d\s\p{L}+$/u.test(before)) return false
  if (priceShareOf(before) === 'end') return true
  const isOne = runs.length === 1 && !/\d[.,]\d\d|\p{Sc}|\s/u.test(before)
  return !isOne && runs.every(isPriceCell)
}

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

/** A vowel of Thai that is drawn as two letters, with the tone between them or before them. */
const SARA_AM = /(?:\u0E4D([\u0E48-\u0E4B]?)|\u0E33)\u0E32/gu

/** Some programs name what looks the same in place of the characters: their radicals, and other dashes and dots. */
const LOOK_ALIKES = /[\u2E80-\u2FDF\u2012\u2027]/gu
const SAME = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻆角⻑長⻓长⻘青⻝食⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻭歯⻯竜⻰龙⻲亀⻳龟\u2012\u2013\u2027\u30FB'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, found = '', meant = '']) => [found, meant] as const),
)

const writtenText = (text: string): string =>
  inUsualCase(
    text
      .normalize('NFC')
      .replaceAll(SARA_AM, '$1\u0E33')
      .replaceAll(LOOK_ALIKES, (found) => SAME.get(found) ?? found.normalize('NFKC'))
      .replaceAll(/\u00AD(?=\S)|[\u200B-\u200D\u2060\uFEFF]/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )

const round = (value: number): number => Math.round(value * 100) / 100
