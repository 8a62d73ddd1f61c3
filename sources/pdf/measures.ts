import { type ColumnRegion, regionsOf } from './columns.ts'
import { declaredColumns } from './declared-columns.ts'
import { type NumberedPiece, withNumbersAtNames } from './dish-numbers.ts'
import { boxedParts } from './drawn-boxes.ts'
import type { Measures } from './page-line.ts'
import type { PiecesOfPage } from './page-pieces.ts'
import { areEndedByPrice, endOf, hasWords, type Piece, priceShareOf } from './piece.ts'
import { withPricesOnFirstRows } from './prices-beside-blocks.ts'
import { blocksOf, LARGE, type Row, stepOf } from './rows.ts'

/** The letters of a page that run in one direction, in the order in which they are read. */
export interface SetLetters extends PiecesOfPage {
  readonly regions: readonly ColumnRegion[]
}

/** The letters of each page in reading order, and how they are set: the usual type, its leading and its letters. */
export function setPages(pages: readonly (readonly PiecesOfPage[])[]): {
  readonly pages: readonly (readonly SetLetters[])[]
  readonly measures: Measures
} {
  const pieces = pages.flatMap((groups) => groups.flatMap((group) => group.pieces))
  const body = usualSize(pieces)
  const set = pages.map((groups) =>
    groups.map((group) => ({
      ...group,
      regions: partsOf(group).flatMap((own) => numberedRegions(own, body)),
    })),
  )
  const columns = set.flatMap((groups) => groups.flatMap(({ regions }) => regions.map(({ rows }) => rows)))
  const usual = pieces.filter(({ size, text }) => Math.abs(size - body) < 1 && text.length > 2)
  const letter =
    quantile(
      usual.map(({ width, text }) => width / [...text].length),
      0.5,
    ) ?? body / 2
  const steps = columns.flatMap((rows) =>
    rows.slice(1).flatMap((row, at) => {
      const before = rows[at]
      return before && before.size < body * LARGE && row.size < body * LARGE ? stepOf(before, row) : []
    }),
  )
  const leading =
    quantile(
      steps.filter((step) => step > 0.8 && step < 2.2),
      0.15,
    ) ?? 1.25
  const letters = (of: readonly Piece[]) => of.reduce((sum, { text }) => sum + text.length, 0)
  const isRightToLeft = letters(pieces.filter((piece) => piece.isRightToLeft)) * 2 > letters(pieces)
  const placed = set.map((groups) =>
    groups.map((group) => ({
      ...group,
      regions: group.regions.map((region) => ({
        ...region,
        rows: withPricesOnFirstRows(region.rows, { body, leading }),
      })),
    })),
  )
  const areNamesApart = areBelowApart(
    placed.flatMap((groups) => groups.flatMap(({ regions }) => regions.map(({ rows }) => rows))),
    body,
    leading,
  )
  return { pages: placed, measures: { body, letter, leading, isRightToLeft, areNamesApart } }
}

/** The regions of some pieces, in which numbers of dishes are at their names. */
const numberedRegions = (pieces: readonly Piece[], body: number): ColumnRegion[] =>
  regionsOf(withNumbersAtNames(pieces), body).map((region) => ({
    ...region,
    rows: region.rows.map((row) => ({
      ...row,
      pieces: row.pieces.flatMap((piece: NumberedPiece) => piece.apart ?? [piece]),
    })),
  }))

/** As a tagged file says, or in its boxes. */
function partsOf({ pieces, boxes }: PiecesOfPage): readonly (readonly Piece[])[] {
  const declared = declaredColumns(pieces)
  return declared.length > 1 ? declared : (boxedParts(pieces, boxes) ?? declared)
}

/** Rows below names; fewer say nothing. And how many of them are in other type where descriptions are. */
const FEW = 3
const MOSTLY = 0.6

/** Are the rows right below names with prices, or below the first of a block, set in other type than these? */
function areBelowApart(columns: readonly (readonly Row[])[], body: number, leading: number): boolean {
  const isPriced = (row: Row) => areEndedByPrice(row.pieces)
  const blocks = columns
    .flatMap((rows) => blocksOf(rows, { body, leading }))
    .filter((block) => block.some(isPriced))
  const below = blocks.flatMap((block) =>
    block.slice(1).flatMap((row, at) => {
      const name = block[at]
      if (!name || isPriced(row)) return []
      const isOther = typeOf(row) !== typeOf(name)
      // A name without room for more goes on below as likely.
      return (at === 0 || isPriced(name)) && (isOther || hasRoom(name, row)) ? isOther : []
    }),
  )
  return below.length >= FEW && below.filter(Boolean).length > below.length * MOSTLY
}

/** Of the size of type: names that leave so much room before their prices, and that for the next word, don't go on below. */
const ROOMY = 2

function hasRoom({ pieces, size, goesOn }: Row, { pieces: [next] }: Row): boolean {
  const at = pieces.findLastIndex(({ text }) => hasWords(text))
  const [name, price] = [pieces[at], pieces[at + 1]]
  if (goesOn || !name || !price || !next) return !goesOn
  const [word = ''] = next.text.split(' ')
  return price.x - endOf(name) > (next.width * word.length) / next.text.length + size * ROOMY
}

/** The size, the weight and the case of the first words of a row. */
export function typeOf({ pieces }: Row): string {
  const first = pieces.find(({ text }) => /\p{L}{2}/u.test(text))
  const isCapitals = first !== undefined && /\p{Lu}{2}/u.test(first.text) && !/\p{Ll}/u.test(first.text)
  return `${Math.round((first?.size ?? 0) * 2)} ${first?.isBold} ${first?.isItalic} ${isCapitals}`
}

/** Prices; fewer say nothing of the type of a menu. */
const ENOUGH = 6

/** The size of prices, which that of names is too; without them the size that most letters have. */
function usualSize(pieces: readonly Piece[]): number {
  const prices = pieces.filter(({ text }) => priceShareOf(text) !== 'none')
  return commonestSize(prices.length < ENOUGH ? pieces : prices, prices.length < ENOUGH)
}

function commonestSize(pieces: readonly Piece[], byLetters: boolean): number {
  const found = new Map<number, number>()
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2
    found.set(rounded, (found.get(rounded) ?? 0) + (byLetters ? text.length : 1))
  }
  const [first] = [...found].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? 10
}

function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)]
}
