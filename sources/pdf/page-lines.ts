import type { Run, SourceLine } from '../../domain/reading/lines/line.ts'
import { type Region, regionsOf } from './columns.ts'
import type { PiecesOfPage } from './page-pieces.ts'
import { endOf, endsWithPrice, type Piece } from './piece.ts'
import type { Row } from './rows.ts'
import type { Upright } from './upright.ts'

/** How the type of a whole file is set, in points. */
export interface Measures {
  /** The usual size of type. */
  readonly body: number
  /** From line to line of a paragraph. */
  readonly leading: number
  /** The mean width of a letter of the usual size. */
  readonly letter: number
}

/** A line with what is needed to join it to its neighbours. */
export interface PageLine {
  readonly line: SourceLine
  readonly block: number | undefined
  /** Points from the end of the line to the end of its column. */
  readonly room: number
  /** From which on lines follow one another in a column. */
  readonly region: number
}

/** Of the size of type: wider than any space between words. */
const WIDE = 1.15

/** Where a price follows. */
const WIDE_BEFORE_PRICE = 0.7

/** Of the size of type: letters that stand nearer belong to one word. */
const WORD = 0.12

/** The lines of a page in reading order. */
export function pageLines(groups: readonly PiecesOfPage[], page: number, measures: Measures): PageLine[] {
  const lines: PageLine[] = []
  let regions = 0
  for (const { pieces, upright } of groups)
    for (const region of regionsOf(pieces, measures.body)) {
      const isCentred = isCentredIn(region)
      regions += 1
      for (const [at, row] of region.rows.entries()) {
        const before = region.rows[at - 1]
        const runs = runsOf(row, region.left, measures, isCentred)
        lines.push({
          line: {
            runs,
            gapAbove: before ? gapOf(before, row, measures) : lines.length === 0 ? 0 : 1,
            size: round(row.size / measures.body),
            ...styleOf(row),
            place: { source: 0, page, box: boxOf(row, upright) },
          },
          block: blockOf(row),
          room: region.right - Math.max(...row.pieces.map(endOf)),
          region: regions,
        })
      }
    }
  return lines
}

/** Blank lines that would fit between two rows; large type takes its own room. */
function gapOf(before: Row, row: Row, { leading, body }: Measures): number {
  const apart = row.baseline - before.baseline - Math.max(0, row.size - body)
  return round(Math.max(0, apart / leading - 1))
}

function runsOf(row: Row, left: number, { letter }: Measures, isCentred: boolean): Run[] {
  const isRightToLeft = row.pieces.filter((piece) => piece.isRightToLeft).length * 2 > row.pieces.length
  const runs: { text: string; pieces: Piece[] }[] = []
  for (const piece of isRightToLeft ? row.pieces.toReversed() : row.pieces) {
    const run = runs.at(-1)
    const before = run?.pieces.at(-1)
    const gap = before && (isRightToLeft ? before.x - endOf(piece) : piece.x - endOf(before))
    if (!run || !before || gap === undefined || isWide(gap, before, piece))
      runs.push({ text: piece.text, pieces: [piece] })
    else {
      run.text += gap > WORD * Math.min(before.size, piece.size) ? ` ${piece.text}` : piece.text
      run.pieces.push(piece)
    }
  }
  const first = Math.min(...row.pieces.map(({ x }) => x))
  const origin = isCentred ? first : left
  return runs.map(({ text, pieces }) => {
    const x = Math.min(...pieces.map((piece) => piece.x))
    const width = Math.max(...pieces.map(endOf)) - x
    return {
      text: writtenText(text),
      x: round(Math.max(0, x - origin) / letter),
      width: round(width / letter),
    }
  })
}

const isWide = (gap: number, before: Piece, piece: Piece): boolean => {
  const size = Math.max(before.size, piece.size)
  if (gap > WIDE * size) return true
  return gap > WIDE_BEFORE_PRICE * size && endsWithPrice(piece.text) && /^\D{0,3}\d/u.test(piece.text)
}

/** Some programs name the radicals of characters in place of the characters. */
const RADICALS = /[\u2E80-\u2FDF]/gu

const writtenText = (text: string): string =>
  withoutSpacing(
    text
      .normalize('NFC')
      .replaceAll(RADICALS, (radical) => radical.normalize('NFKC'))
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )

/** `S T A R T E R S`: letters that are set apart are a word. */
const withoutSpacing = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text

function styleOf({ pieces }: Row): Pick<SourceLine, 'isBold' | 'isItalic' | 'tag'> {
  const letters = (of: readonly Piece[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  const words = pieces.filter(({ text }) => /\p{L}/u.test(text))
  const share = (is: (piece: Piece) => boolean) => letters(words.filter(is)) > letters(words) * 0.6
  const [first] = pieces
  return {
    ...(share(({ isBold }) => isBold) && { isBold: true }),
    ...(share(({ isItalic }) => isItalic) && { isItalic: true }),
    ...(first?.level !== undefined && { tag: { kind: 'heading', level: first.level } }),
  }
}

function blockOf({ pieces }: Row): number | undefined {
  const blocks = new Set(pieces.map(({ block }) => block))
  return blocks.size === 1 ? pieces[0]?.block : undefined
}

/** Of the page as it is shown, in points. */
function boxOf({ pieces, baseline, size }: Row, { toPage }: Upright) {
  const a = toPage(Math.min(...pieces.map(({ x }) => x)), baseline - size * 0.85)
  const b = toPage(Math.max(...pieces.map(endOf)), baseline + size * 0.25)
  return {
    x: round(Math.min(a.x, b.x)),
    y: round(Math.min(a.y, b.y)),
    width: round(Math.abs(a.x - b.x)),
    height: round(Math.abs(a.y - b.y)),
  }
}

/** Points. */
const NEAR = 3

/** Do the lines of a region share their middle, and not their beginning? Their indents say nothing then. */
function isCentredIn({ rows }: Region): boolean {
  if (rows.length < 3) return rows.length === 1
  const starts = rows.map(({ pieces }) => Math.min(...pieces.map(({ x }) => x)))
  const middles = rows.map(({ pieces }, at) => ((starts[at] ?? 0) + Math.max(...pieces.map(endOf))) / 2)
  return commonest(middles) > rows.length * 0.5 && commonest(starts) < rows.length * 0.5
}

/** How many of some places are nearly the same. */
const commonest = (places: readonly number[]): number =>
  Math.max(...places.map((place) => places.filter((other) => Math.abs(other - place) < NEAR).length))

const round = (value: number): number => Math.round(value * 100) / 100
