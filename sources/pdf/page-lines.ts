import type { SourceLine } from '../../domain/reading/lines/line.ts'
import { columnEdges } from './column-edges.ts'
import type { ColumnRegion } from './columns.ts'
import type { SetLetters } from './measures.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { runsOf } from './row-runs.ts'
import { LARGE, type Row, stepOf } from './rows.ts'
import { withTurnedLines } from './turned-lines.ts'
import type { Upright } from './upright.ts'

export function pageLines(groups: readonly SetLetters[], page: number, measures: Measures): PageLine[] {
  const [most, ...turned] = groups
  let count = 0
  let last: Row | undefined
  const linesOf = ({ upright }: SetLetters, { rows: set, left, right }: ColumnRegion): PageLine[] => {
    const rows = withWordsAtEdge(set, left)
    const isCentred = isCentredIn(rows)
    const widest = Math.max(...rows.map(widthOf))
    const edge = wordsEdge(rows, right, measures)
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
            origin: isCentred ? undefined : left,
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
        room: roomOf(row, { isCentred, right, edge, widest }),
        goesOn: row.goesOn === true,
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

/** How many pieces of a row are words, before the prices behind them. */
const wordsOf = ({ pieces }: Row): number => pieces.findLastIndex(({ text }) => hasWords(text)) + 1

const hasPrice = (row: Row): boolean => wordsOf(row) < row.pieces.length

/** The rows of a column with centered words at its left edge, where these share their middle and prices are next to them. */
function withWordsAtEdge(rows: readonly Row[], left: number): readonly Row[] {
  const parted = rows.map((row) => {
    const at = wordsOf(row)
    return { row, at, words: at > 0 ? { ...row, pieces: row.pieces.slice(0, at) } : row }
  })
  if (isCentredIn(rows) || !isCentredIn(parted.map(({ words }) => words))) return rows
  return parted.map(({ row, at, words }) => {
    const by = at > 0 ? left - Math.min(...words.pieces.map(({ x }) => x)) : 0
    return {
      ...row,
      pieces: row.pieces.map((piece, index) => (index < at ? { ...piece, x: piece.x + by } : piece)),
    }
  })
}

/** Prices in a column; fewer say nothing of where its words end. And texts without prices, of this many, that reach under these. */
const LEAST_PRICES = 3
const SELDOM = 0.1

/** Where words that are not next to prices end at most: before the prices, where no text reaches under these. */
function wordsEdge(rows: readonly Row[], right: number, { body }: Measures): number {
  const starts = rows.flatMap((row) => row.pieces.slice(wordsOf(row), wordsOf(row) + 1).map(({ x }) => x))
  const start = Math.min(...starts)
  const ends = rows.flatMap((row) => row.pieces.slice(Math.max(0, wordsOf(row) - 1), wordsOf(row)).map(endOf))
  const texts = rows.filter((row) => !hasPrice(row) && row.size < body * LARGE)
  const under = texts.filter(({ pieces }) => pieces.some((piece) => endOf(piece) > start))
  if (starts.length < LEAST_PRICES || under.length > texts.length * SELDOM) return right
  return Math.max(...ends.filter((end) => end <= start))
}

/** Points behind the words of a row up to where these end in its column. */
function roomOf(
  row: Row,
  {
    isCentred,
    right,
    edge,
    widest,
  }: { readonly isCentred: boolean; readonly right: number; readonly edge: number; readonly widest: number },
): number {
  if (isCentred) return widest - widthOf(row)
  if (row.goesOn && !hasPrice(row)) return 0
  return (hasPrice(row) ? right : edge) - Math.max(...row.pieces.map(endOf))
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
