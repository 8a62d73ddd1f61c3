import { marginHeads } from './margin-heads.ts'
import { areEndedByPrice, endOf, hasWords, type Piece, priceShareOf, textOfPieces } from './piece.ts'
import { type Row, rowsOf } from './rows.ts'

/** Points. */
export const TOUCHING = 1

/** Of the usual size of type: what is narrower isn't a gap between columns. */
export const NARROWEST = 0.9

/** Where the file draws one column after the other. */
const NARROWEST_DRAWN = 0.5

/** The pieces left and right of a cut. */
export const sidesOf = (rows: readonly Row[], x: number) => {
  const pieces = rows.flatMap((row) => row.pieces)
  return {
    left: pieces.filter((piece) => endOf(piece) <= x + TOUCHING),
    right: pieces.filter((piece) => endOf(piece) > x + TOUCHING),
  }
}

/** Between the two sides of a cut, in points. */
export function gutterOf(rows: readonly Row[], x: number): number {
  const { left, right } = sidesOf(rows, x)
  return Math.min(...right.map((piece) => piece.x)) - Math.max(...left.map(endOf))
}

/** Shares of the rows of a side. */
const MOSTLY = 0.5
const ALIGNED = 0.8
const FEW = 0.2
const FEW_OFF = 0.06
const WORDY = 0.35

/** Letters in a line, on average, of a column without any price. */
const LONG = 12

/**
 * Returns whether the two sides of a cut are separate columns. Each has words; and where the rows of both
 * are on the same lines, each has prices too: names aren't a column next to their prices or descriptions.
 */
export function areColumns(band: readonly Row[], x: number, body: number): boolean {
  const sides = sidesOf(band, x)
  const gutter = gutterOf(band, x)
  const rows = band.map((row) => sidesOf([row], x))
  const areApart = gutter > body * NARROWEST_DRAWN && areDrawnApart(rows)
  if (gutter < body * NARROWEST && !areApart) return false
  const left = factsOf(sides.left)
  const right = factsOf(sides.right)
  if (left.words < 2 || right.words < 2) return false
  const arePriced = left.prices >= left.words * FEW && right.prices >= right.words * FEW
  const areWordy = right.words > right.rows * WORDY && left.words > left.rows * WORDY
  if (arePriced && areWordy && areApart) return true
  if (gutter < body * NARROWEST) return false
  if (right.words < right.rows * MOSTLY || left.words < left.rows * (1 - MOSTLY)) return false
  if (hasPricesOff(band, x, body)) return false
  if (!hasOwnEdge(sides.right) && dependsOnLeft(band, x, body)) return false
  const shared = right.baselines.filter((one) =>
    left.baselines.some((other) => Math.abs(one - other) < body * 0.25),
  )
  // Only names left of it, and prices on no other lines than theirs: these are second names with the prices of the first.
  const priced = rows.filter((row) => areEndedByPrice(row.right))
  if (
    left.prices === 0 &&
    priced.length > 1 &&
    priced.every((row) => areOnOneLine(row.left, row.right, body))
  )
    return false
  const isAligned = shared.length >= Math.min(right.baselines.length, left.baselines.length) * ALIGNED
  // Prices and labels end below one another, and words here and there are below each other by chance.
  const isRagged = right.rows > 2 && !hasNearEdge(sides.right, body) && !hasOwnMiddle(sides.right)
  if (isRagged && (isAligned || !arePriced)) return false
  const beside = rows.filter((row) => row.right.length > 0)
  const behind = beside.filter((row) => areOnOneLine(row.left, row.right, body))
  if (behind.length >= beside.length * ALIGNED && !hasOwnEdge(sides.right) && !hasOwnMiddle(sides.right))
    return false
  if (isOneLabel(rows.map((row) => textOfPieces(row.right)).filter((text) => text !== ''))) return false
  if (!isAligned || marginHeads(sides.left, sides.right, body)) return true
  if (left.prices === 0 && right.prices === 0) return left.letters > LONG && right.letters > LONG
  return arePriced
}

/** Rows with both sides; fewer say nothing of the order in which these are drawn. */
const LEAST_BESIDE = 2

/** Does the file draw one side of a cut after the other, and not row by row? */
function areDrawnApart(rows: readonly ReturnType<typeof sidesOf>[]): boolean {
  const beside = rows.filter(({ left, right }) => left.length > 0 && right.length > 0)
  const sides = beside
    .flatMap(({ left, right }) => [
      ...left.map(({ order }) => ({ order, isLeft: true })),
      ...right.map(({ order }) => ({ order, isLeft: false })),
    ])
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  if (beside.length < LEAST_BESIDE || sides.some(({ order }) => order === undefined)) return false
  const changes = sides.filter(({ isLeft }, at) => at > 0 && isLeft !== sides[at - 1]?.isLeft)
  return changes.length <= beside.length * MOSTLY
}

/** Does what is right of a cut go on the line of what is left of it, in whatever type? */
function areOnOneLine(left: readonly Piece[], right: readonly Piece[], body: number): boolean {
  const name = left.findLast(({ text }) => hasWords(text))
  const [first] = right
  if (!name || !first) return false
  const apart = Math.abs(name.baseline - first.baseline)
  return apart < body * 0.25 || Math.abs(name.size - first.size) > body * 0.25
}

/** Points by which lines of one column begin apart. */
export const EDGE = 2

/** Of the rows of a column: this share begins with words at its edge. */
const AT_EDGE = 0.6

/** Where most rows of a side begin with words below one another; prices do neither. */
export function commonEdge(pieces: readonly Piece[]): number | undefined {
  const starts = rowsOf(pieces).flatMap(({ pieces: [first] }) =>
    first && hasWords(first.text) ? [first.x] : [],
  )
  const counts = starts.map((x) => starts.filter((other) => Math.abs(other - x) < EDGE).length)
  const most = Math.max(0, ...counts)
  return most > 2 ? starts[counts.indexOf(most)] : undefined
}

function hasOwnEdge(pieces: readonly Piece[]): boolean {
  const edge = commonEdge(pieces)
  const rows = rowsOf(pieces)
  const at = rows.filter(
    ({ pieces: [first] }) =>
      first && hasWords(first.text) && edge !== undefined && Math.abs(first.x - edge) < EDGE,
  )
  return at.length >= rows.length * AT_EDGE
}

/** Of the usual size of type: descriptions are indented by no more. */
const INDENT = 2.6

/** Returns whether most rows of a side begin at one edge, or indented from it. */
function hasNearEdge(pieces: readonly Piece[], body: number): boolean {
  const starts = rowsOf(pieces).map(({ pieces: [first] }) => first?.x ?? 0)
  const near = starts.map((edge) => starts.filter((x) => x > edge - EDGE && x < edge + body * INDENT).length)
  return Math.max(...near) >= starts.length * AT_EDGE
}

/** `sashimi 5 pc 14`, `sashimi 5 pc 17`: is it the same words again and again, with other numbers? */
function isOneLabel(texts: readonly string[]): boolean {
  const words = texts.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[\d.,\p{Sc}–—\s-]+|\bmp\b/gu, ' ')
      .trim(),
  )
  const most = Math.max(0, ...words.map((one) => words.filter((other) => other === one).length))
  return most > 2 && most >= texts.length * ALIGNED
}

/** Returns whether most rows of a side are centered on one line. */
function hasOwnMiddle(pieces: readonly Piece[]): boolean {
  const middles = rowsOf(pieces).map(
    (row) => (Math.min(...row.pieces.map(({ x }) => x)) + Math.max(...row.pieces.map(endOf))) / 2,
  )
  const most = Math.max(
    0,
    ...middles.map((one) => middles.filter((other) => Math.abs(one - other) < EDGE).length),
  )
  return most > 2 && most >= middles.length * AT_EDGE
}

/** Returns whether bare prices are next to names, apart from the edge at which the rest of a side begins. */
function hasPricesOff(band: readonly Row[], x: number, body: number): boolean {
  const off = pricesOff(band, x, body)
  return off > 1 && off >= band.filter((row) => sidesOf([row], x).right.length > 0).length * FEW_OFF
}

/** How many bare prices right of a cut are next to names without any left of it, apart from the edge of the right side. */
export function pricesOff(band: readonly Row[], x: number, body: number): number {
  const edge = commonEdge(sidesOf(band, x).right)
  return band.filter((row) => {
    const { left, right } = sidesOf([row], x)
    const [first, ...rest] = right
    const name = left.at(-1)
    if (!first || !name || !hasWords(name.text) || Math.abs(name.baseline - first.baseline) > body * 0.1)
      return false
    if (areEndedByPrice(left) || (edge !== undefined && Math.abs(first.x - edge) < EDGE)) return false
    return priceShareOf(firstRun(first, rest, body)) === 'all'
  }).length
}

/** Of the rows of a side: this share of prices without words is a column of prices. */
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
    if (!areEndedByPrice(left)) depending += 1
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
  const texts = rows.map((row) => textOfPieces(row.pieces))
  const letters = texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  return {
    rows: rows.length,
    baselines: rows.map(({ baseline }) => baseline),
    words: texts.filter(hasWords).length,
    prices: rows.filter((row) => areEndedByPrice(row.pieces)).length,
    letters: letters / Math.max(1, rows.length),
  }
}
