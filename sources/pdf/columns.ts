import {
  areColumns,
  commonEdge,
  EDGE,
  gutterOf,
  NARROWEST,
  pricesOff,
  sidesOf,
  TOUCHING,
} from './are-columns.ts'
import { gridOf } from './grid.ts'
import { marginHeads } from './margin-heads.ts'
import { endOf, type Piece } from './piece.ts'
import { LARGE, type Row, rowsOf } from './rows.ts'

/** A part of a page that is read from top to bottom. */
export interface ColumnRegion {
  readonly rows: readonly Row[]
  /** Where its column begins, in points. */
  readonly left: number
  readonly right: number
}

/** Columns in columns. */
const DEEPEST = 6

/** Places for a cut that are tried. */
const MOST_CUTS = 48

/**
 * The parts of a page in reading order: each column from top to bottom before the next one, between the lines that
 * reach over several. Names and their prices aren't two columns.
 * @param body the usual size of type, in points
 */
export function regionsOf(pieces: readonly Piece[], body: number, depth = 0): ColumnRegion[] {
  if (pieces.length === 0) return []
  const rows = rowsOf(pieces)
  const grid = depth === 0 ? gridOf(rows, body) : undefined
  if (grid) return grid.flatMap((part) => regionsOf(part, body, 1))
  const parted =
    depth === 0
      ? (partedByHeads(rows, body, body * TITLE) ?? partedByHeads(rows, body, body * LARGE))
      : undefined
  if (parted) return parted
  const cut = depth < DEEPEST ? bestCut(rows, body) : undefined
  if (!cut)
    return [{ rows, left: Math.min(...pieces.map(({ x }) => x)), right: Math.max(...pieces.map(endOf)) }]
  const sides = cut.bands.filter(({ isCut }) => isCut).map(({ rows: band }) => sidesOf(band, cut.x))
  const left = Math.min(...sides.flatMap((side) => side.left).map(({ x }) => x))
  const right = Math.min(...sides.flatMap((side) => side.right).map(({ x }) => x))
  return cut.bands.flatMap(({ rows: band, isCut }) => {
    if (!isCut)
      return regionsOf(
        band.flatMap((row) => row.pieces),
        body,
        depth + 1,
      )
    const side = sidesOf(band, cut.x)
    const headed = marginHeads(side.left, side.right, body)
    if (headed)
      return headed.flatMap(({ head, below }) => [
        ...regionsOf(head, body, DEEPEST),
        ...regionsOf(below, body, depth + 1),
      ])
    return [
      ...regionsOf(side.left, body, depth + 1).map((region) => withLeft(region, left)),
      ...regionsOf(side.right, body, depth + 1).map((region) => withLeft(region, right)),
    ]
  })
}

/** Of the size of a heading of all columns: from the line above it to the one below, in whatever column these are. */
const HEAD_ROOM = 2

/** Of its size: the words of a heading are nearer to one another. */
const ONE_HEAD = 1.5

/**
 * Columns that begin again below each heading of all of them: `Breakfast`, `Lunch` above three columns of cards. Undefined
 * where anything is next to a heading, and where there are no columns.
 * @param least the size of a heading, in points
 */
function partedByHeads(rows: readonly Row[], body: number, least: number): ColumnRegion[] | undefined {
  const isHead = ({ size }: Row) => size > least
  const areAlone = rows.every((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]]
    if (!isHead(row) || !above || !below) return true
    const isOne = row.pieces.every((piece, index) => {
      const before = row.pieces[index - 1]
      return !before || piece.x - endOf(before) < row.size * ONE_HEAD
    })
    return isOne && below.baseline - above.baseline > row.size * HEAD_ROOM
  })
  if (!areAlone || !rows.slice(1).some(isHead)) return undefined
  const columns = regionsOf(
    rows.flatMap((row) => (isHead(row) ? [] : row.pieces)),
    body,
    1,
  )
  if (columns.length < 2) return undefined
  const starts = rows.filter(isHead)
  return [undefined, ...starts].flatMap((head, at) => {
    const isBelow = ({ baseline }: Row) =>
      baseline > (head?.baseline ?? Number.NEGATIVE_INFINITY) &&
      baseline < (starts[at]?.baseline ?? Number.POSITIVE_INFINITY)
    return [
      ...(head ? regionsOf(head.pieces, body, DEEPEST) : []),
      ...columns.map((column) => ({ ...column, rows: column.rows.filter(isBelow) })),
    ].filter((region) => region.rows.length > 0)
  })
}

const withLeft = (region: ColumnRegion, left: number): ColumnRegion =>
  isWithin(region.left, left) ? { ...region, left: Math.min(left, region.left) } : region

/** Points; a region that begins so much further right is another column, or is indented as a whole. */
const isWithin = (left: number, column: number): boolean => left - column < 80

interface Band {
  readonly rows: readonly Row[]
  readonly isCut: boolean
}

interface Cut {
  readonly x: number
  readonly bands: readonly Band[]
}

function bestCut(rows: readonly Row[], body: number): Cut | undefined {
  const counts = new Map<number, number>()
  for (const { pieces } of rows)
    for (const [at, piece] of pieces.entries()) {
      const next = pieces[at + 1]
      if (!next || next.x - endOf(piece) < body * NARROWEST) continue
      // Where the right column begins, and the middle of the gap.
      for (const x of [next.x - body * 0.4, (next.x + endOf(piece)) / 2]) {
        const key = Math.round(x / 2) * 2
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  const tried = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_CUTS)
  let best: (Cut & { score: number }) | undefined
  const known = new Set<string>()
  for (const [x] of tried) {
    // Cuts with the same letters on both sides are one.
    const parted = partedAt(rows, x)
    if (known.has(parted)) continue
    known.add(parted)
    const bands = bandsOf(rows, x, body)
    const score = scoreOf(bands, x, body)
    if (score > (best?.score ?? 0)) best = { x, bands, score }
  }
  return best
}

/** Which letters are left of a cut, right of it and across. */
const partedAt = (rows: readonly Row[], x: number): string =>
  rows
    .flatMap(({ pieces }) =>
      pieces.map((piece) => (endOf(piece) <= x + TOUCHING ? 'l' : piece.x < x - TOUCHING ? 'x' : 'r')),
    )
    .join('')

/** Rows by which a cut that goes through them in one go comes before one that does so piece by piece. */
const PER_PIECE = 2

/** How many rows are cut; of two cuts through the same ones the one in the wider gap counts more. */
function scoreOf(bands: readonly Band[], x: number, body: number): number {
  const cut = bands.filter(({ isCut }) => isCut)
  return cut.reduce(
    (sum, { rows }) =>
      sum +
      (rows.length - PER_PIECE - pricesOff(rows, x, body)) * (1 + Math.min(4, gutterOf(rows, x) / body) / 40),
    cut.length > 0 ? PER_PIECE : 0,
  )
}

/** The rows between those that reach over a cut, and whether these are two columns. */
function bandsOf(rows: readonly Row[], x: number, body: number): Band[] {
  const bands: { rows: Row[]; crosses: boolean }[] = []
  for (const row of rows) {
    const crosses = reachesOver(row, x)
    const last = bands.at(-1)
    if (last?.crosses === crosses) last.rows.push(row)
    else bands.push({ rows: [row], crosses })
  }
  return whole(
    bands.flatMap(({ rows: band, crosses }): Band[] => {
      if (crosses) return [{ rows: band, isCut: false }]
      const isWhole = areColumns(band, x, body)
      const { from, to } = isWhole ? withoutEnds(band, x, body) : atEdge(band, x)
      const within = band.slice(from, to)
      if (within.length === band.length || !areColumns(within, x, body))
        return [{ rows: band, isCut: isWhole }]
      return [
        { rows: band.slice(0, from), isCut: false },
        { rows: within, isCut: true },
        { rows: band.slice(to), isCut: false },
      ].filter(({ rows: part }) => part.length > 0)
    }),
  )
}

/** What is not cut, with what follows it and is not either. */
function whole(bands: readonly Band[]): Band[] {
  const joined: Band[] = []
  for (const band of bands) {
    const before = joined.at(-1)
    if (before && !before.isCut && !band.isCut)
      joined.splice(-1, 1, { rows: [...before.rows, ...band.rows], isCut: false })
    else joined.push(band)
  }
  return joined
}

/** Of the usual size of type: larger letters are a title, and what is this far below is a foot. */
const TITLE = 1.4
const APART = 2.2
const SMALL = 0.95

/** The rows below a title that is right of a cut by chance, above a foot with nothing next to it. */
function withoutEnds(band: readonly Row[], x: number, body: number): { from: number; to: number } {
  const isOneSided = (row: Row) => {
    const { left, right } = sidesOf([row], x)
    return left.length === 0 || right.length === 0
  }
  const edge = commonEdge(sidesOf(band, x).right)
  const isTitle = (row: Row) =>
    row.size > body * TITLE &&
    isOneSided(row) &&
    (row.pieces[0]?.x ?? 0) > x &&
    (edge === undefined || Math.abs((row.pieces[0]?.x ?? 0) - edge) >= EDGE)
  const from = band.findIndex((row) => !isTitle(row))
  const beside = band.findLastIndex((row) => !isOneSided(row))
  const foot = band.findIndex(
    ({ baseline }, at) =>
      at > beside + 1 &&
      baseline - (band[at - 1]?.baseline ?? baseline) > body * APART &&
      band.slice(at).every(({ size }) => size < body * SMALL),
  )
  return { from: Math.max(0, from), to: foot < 0 ? band.length : foot }
}

/** The rows from the first to the last of those that go on right of a cut at the edge of a column. */
function atEdge(band: readonly Row[], x: number): { from: number; to: number } {
  const starts = band.map(({ pieces }) => pieces.find((piece) => endOf(piece) > x + TOUCHING)?.x)
  const edge = commonEdge(band.flatMap(({ pieces }) => pieces.filter((piece) => endOf(piece) > x + TOUCHING)))
  const isAt = (start: number | undefined) =>
    start !== undefined && edge !== undefined && Math.abs(start - edge) < EDGE
  let from = starts.findIndex(isAt)
  if (from < 0) return { from: 0, to: 0 }
  while (from > 0 && starts[from - 1] === undefined) from -= 1
  return { from, to: starts.findLastIndex((start) => start === undefined || isAt(start)) + 1 }
}

/** Does a row go on across a cut, with letters or as one paragraph of a tagged file? */
function reachesOver({ pieces }: Row, x: number): boolean {
  if (pieces.some((piece) => piece.x < x - TOUCHING && endOf(piece) > x + TOUCHING)) return true
  const left = new Set(pieces.filter((piece) => endOf(piece) <= x + TOUCHING).map(({ block }) => block))
  return pieces.some(({ x: at, block }) => at >= x - TOUCHING && block !== undefined && left.has(block))
}
