import type { SourceLine } from '../../domain/reading/lines/line.ts'
import { columnEdges } from './column-edges.ts'
import type { ColumnRegion } from './columns.ts'
import type { SetLetters } from './measures.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { withPricesOnFirstRows } from './prices-beside-blocks.ts'
import { runsOf } from './row-runs.ts'
import { type Row, stepOf } from './rows.ts'
import { withTurnedLines } from './turned-lines.ts'
import type { Upright } from './upright.ts'

/** The lines of a page in reading order. */
export function pageLines(groups: readonly SetLetters[], page: number, measures: Measures): PageLine[] {
  const [most, ...turned] = groups
  let count = 0
  let last: Row | undefined
  const linesOf = ({ upright }: SetLetters, { rows: set, left, right }: ColumnRegion): PageLine[] => {
    const rows = withPricesOnFirstRows(set, measures)
    const words = rows.map((row) => wordsIn(row))
    const isCentred = isCentredIn(rows)
    const areWordsCentred = !isCentred && isCentredIn(words)
    const widest = Math.max(...(areWordsCentred ? words : rows).map(widthOf))
    const edges = columnEdges(rows)
    count += 1
    // What follows below, over several columns or under them, is as far apart as it is set.
    const isFirst = last === undefined || (rows[0]?.baseline ?? 0) <= last.baseline
    const above = last
    last = rows.at(-1)
    return rows.map((row, at) => {
      const before = rows[at - 1] ?? (isFirst ? undefined : above)
      const columns = pricesBelow(rows.slice(at, at + NEXT_ROWS))
      return {
        line: {
          runs: runsOf(row, {
            origin: isCentred || areWordsCentred ? undefined : left,
            letter: measures.letter,
            isRightToLeft: measures.isRightToLeft,
            columns,
            edges,
          }),
          gapAbove: before ? gapOf(before, row, measures) : 0,
          size: round(row.size / measures.body),
          ...styleOf(row),
          place: { source: 0, page, box: boxOf(row, upright) },
        },
        blocks: { first: row.pieces[0]?.block, last: row.pieces.at(-1)?.block },
        types: { first: typeOf(row.pieces[0]), last: typeOf(row.pieces.at(-1)) },
        room:
          isCentred || areWordsCentred
            ? widest - widthOf((areWordsCentred ? words : rows)[at] ?? row)
            : right - Math.max(...row.pieces.map(endOf)),
        region: count,
        isFirst: isFirst && at === 0,
      }
    })
  }
  if (!most) return []
  const lines = most.regions.flatMap((region) => linesOf(most, region))
  const others = turned.flatMap((group) =>
    group.regions.flatMap(({ rows, left, right }) =>
      rows.flatMap((row) => apartIn(row).flatMap((part) => linesOf(group, { rows: [part], left, right }))),
    ),
  )
  return withTurnedLines(lines, others)
}

/** A row without the prices behind its words. */
function wordsIn(row: Row): Row {
  const last = row.pieces.findLastIndex(({ text }) => hasWords(text))
  return last < 0 ? row : { ...row, pieces: row.pieces.slice(0, last + 1) }
}

const widthOf = ({ pieces }: Row): number =>
  Math.max(...pieces.map(endOf)) - Math.min(...pieces.map(({ x }) => x))

const typeOf = (piece: Piece | undefined): string => `${piece?.isBold} ${piece?.isItalic}`

/** Rows below heads of columns that are asked where these are. */
const NEXT_ROWS = 3

/** The prices of the first of the rows below one without prices that has several. */
function pricesBelow([row, ...next]: readonly Row[]): readonly Piece[] {
  const isPrice = ({ text }: Piece) => /^[–—-]$/u.test(text) || priceShareOf(text) === 'all'
  if (!row || row.pieces.some(({ text }) => endsWithPrice(text))) return []
  const rows = next.map(({ pieces: [name, ...cells] }) =>
    name && isPrice(name) ? [] : cells.filter(isPrice),
  )
  return rows.find((pieces) => pieces.length > 1) ?? []
}

/** Of the size of type: turned letters farther apart are of different headings. */
const OTHER_HEADING = 2

function apartIn(row: Row): Row[] {
  const parts: Piece[][] = []
  for (const piece of row.pieces) {
    const before = parts.at(-1)?.at(-1)
    if (before && piece.x - endOf(before) < row.size * OTHER_HEADING) parts.at(-1)?.push(piece)
    else parts.push([piece])
  }
  return parts.map((pieces) => ({ ...row, pieces }))
}

/** Blank lines of usual type that would fit between two rows; large type takes its own room. */
function gapOf(before: Row, row: Row, { leading, body }: Measures): number {
  const apart = (stepOf(before, row) / leading - 1) * (before.size + row.size)
  return round(Math.max(0, apart / (2 * body)))
}

function styleOf({ pieces }: Row): Pick<SourceLine, 'isBold' | 'isItalic' | 'tag'> {
  const letters = (of: readonly Piece[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  const words = pieces.filter(({ text }) => /\p{L}/u.test(text))
  const share = (is: (piece: Piece) => boolean) => letters(words.filter(is)) > letters(words) * 0.6
  const [first] = pieces
  return {
    ...(share(({ isBold }) => isBold) && { isBold: true }),
    ...(share(({ isItalic }) => isItalic) && { isItalic: true }),
    ...(first?.level !== undefined && { tag: { kind: 'heading', level: first.level } }),
    ...(first?.isDish && { tag: { kind: 'dish' } }),
  }
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
function isCentredIn(rows: readonly Row[]): boolean {
  if (rows.length < 3) return rows.length === 1
  const starts = rows.map(({ pieces }) => Math.min(...pieces.map(({ x }) => x)))
  const middles = rows.map(({ pieces }, at) => ((starts[at] ?? 0) + Math.max(...pieces.map(endOf))) / 2)
  return commonest(middles) > rows.length * 0.5 && commonest(starts) < rows.length * 0.5
}

/** How many of some places are nearly the same. */
const commonest = (places: readonly number[]): number =>
  Math.max(...places.map((place) => places.filter((other) => Math.abs(other - place) < NEAR).length))

const round = (value: number): number => Math.round(value * 100) / 100
