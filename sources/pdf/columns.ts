import { endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { type Row, rowsOf } from './rows.ts'

/** A part of a page that is read from top to bottom. */
export interface Region {
  readonly rows: readonly Row[]
  /** Where its column begins, in points. */
  readonly left: number
  readonly right: number
}

/** Columns in columns. */
const DEEPEST = 6

/** Of the usual size of type: what is narrower is no gap between columns. */
const NARROWEST = 0.9

/** Places for a cut that are tried. */
const MOST_CUTS = 48

/** Points. */
const TOUCHING = 1

/**
 * The parts of a page in reading order: each column from top to bottom before the next one, between the lines that
 * reach over several. Names and their prices are no two columns.
 * @param body the usual size of type, in points
 */
export function regionsOf(pieces: readonly Piece[], body: number, depth = 0): Region[] {
  if (pieces.length === 0) return []
  const rows = rowsOf(pieces)
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
    return [
      ...regionsOf(side.left, body, depth + 1).map((region) => ({
        ...region,
        left: Math.min(left, region.left),
      })),
      ...regionsOf(side.right, body, depth + 1).map((region) => ({
        ...region,
        left: isWithin(region.left, right) ? right : region.left,
      })),
    ]
  })
}

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
  for (const [x] of tried) {
    const bands = bandsOf(rows, x, body)
    const score = bands
      .filter(({ isCut }) => isCut)
      .reduce(
        (sum, band) => sum + band.rows.length * (1 + Math.min(4, gutterOf(band.rows, x) / body) / 10),
        0,
      )
    if (score > (best?.score ?? 0)) best = { x, bands, score }
  }
  return best
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
  return bands.map(({ rows: band, crosses }) => ({
    rows: band,
    isCut: !crosses && areColumns(band, x, body),
  }))
}

/** Does a row go on across a cut, with letters or as one paragraph of a tagged file? */
function reachesOver({ pieces }: Row, x: number): boolean {
  if (pieces.some((piece) => piece.x < x - TOUCHING && endOf(piece) > x + TOUCHING)) return true
  const left = new Set(pieces.filter((piece) => endOf(piece) <= x + TOUCHING).map(({ block }) => block))
  return pieces.some(({ x: at, block }) => at >= x - TOUCHING && block !== undefined && left.has(block))
}

const sidesOf = (rows: readonly Row[], x: number) => {
  const pieces = rows.flatMap((row) => row.pieces)
  return {
    left: pieces.filter((piece) => endOf(piece) <= x + TOUCHING),
    right: pieces.filter((piece) => endOf(piece) > x + TOUCHING),
  }
}

/** Between the two sides of a cut, in points. */
function gutterOf(rows: readonly Row[], x: number): number {
  const { left, right } = sidesOf(rows, x)
  return Math.min(...right.map((piece) => piece.x)) - Math.max(...left.map(endOf))
}

/** Shares of the rows of a side. */
const MOSTLY = 0.5
const ALIGNED = 0.8
const FEW = 0.2

/** Letters in a line, on average, of a column without any price. */
const LONG = 12

/**
 * Are the two sides of a cut columns of their own? Each has words; and where the rows of both stand on the same lines,
 * each has prices too: names are no column beside their prices or descriptions.
 */
function areColumns(band: readonly Row[], x: number, body: number): boolean {
  const sides = sidesOf(band, x)
  const left = factsOf(sides.left)
  const right = factsOf(sides.right)
  if (left.words < 2 || right.words < 2) return false
  if (gutterOf(band, x) < body * NARROWEST) return false
  if (right.words < right.rows * MOSTLY || left.words < left.rows * (1 - MOSTLY)) return false
  if (!hasOwnEdge(sides.right) && dependsOnLeft(band, x, body)) return false
  const shared = right.baselines.filter((one) =>
    left.baselines.some((other) => Math.abs(one - other) < body * 0.25),
  )
  const isAligned = shared.length >= Math.min(right.baselines.length, left.baselines.length) * ALIGNED
  if (!isAligned) return true
  if (left.prices === 0 && right.prices === 0) return left.letters > LONG && right.letters > LONG
  return left.prices >= left.words * FEW && right.prices >= right.words * FEW
}

/** Points by which lines of one column begin apart. */
const EDGE = 2

/** Of the rows of a column: so many begin with words at its edge. */
const AT_EDGE = 0.6

/** Do most rows of a side begin with words, and below one another? Prices do neither. */
function hasOwnEdge(pieces: readonly Piece[]): boolean {
  const rows = rowsOf(pieces)
  const starts = rows.flatMap(({ pieces: [first] }) => (first && hasWords(first.text) ? [first.x] : []))
  const common = Math.max(
    0,
    ...starts.map((x) => starts.filter((other) => Math.abs(other - x) < EDGE).length),
  )
  return common > 2 && common >= rows.length * AT_EDGE
}

/** Of the rows of a side: so many prices without words are a column of prices. */
const ENOUGH_PRICES = 0.3

/** Do prices right of a cut belong to names left of it? */
function dependsOnLeft(band: readonly Row[], x: number, body: number): boolean {
  let rows = 0
  let bare = 0
  let priced = 0
  let depending = 0
  for (const row of band) {
    const { left, right } = sidesOf([row], x)
    const [first, ...rest] = right
    if (!first) continue
    rows += 1
    const share = priceShareOf(firstRun(first, rest, body))
    if (share === 'none') continue
    priced += 1
    const name = left.at(-1)
    if (!name || Math.abs(name.baseline - first.baseline) > body * 0.1) continue
    if (share === 'all') bare += 1
    if (!endsWithPrice(left.map((piece) => piece.text).join(' '))) depending += 1
  }
  if (bare > 0 && bare >= rows * ENOUGH_PRICES) return true
  return depending > 1 && depending >= priced * MOSTLY
}

/** Words up to the first wide gap. */
function firstRun(first: Piece, rest: readonly Piece[], body: number): string {
  let { text } = first
  let end = endOf(first)
  for (const piece of rest) {
    if (piece.x - end > body) break
    text += ` ${piece.text}`
    end = endOf(piece)
  }
  return text
}

function factsOf(pieces: readonly Piece[]) {
  const rows = rowsOf(pieces)
  const texts = rows.map((row) => row.pieces.map(({ text }) => text).join(' '))
  const letters = texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  return {
    rows: rows.length,
    baselines: rows.map(({ baseline }) => baseline),
    words: texts.filter(hasWords).length,
    prices: texts.filter((text) => endsWithPrice(text)).length,
    letters: letters / Math.max(1, rows.length),
  }
}
