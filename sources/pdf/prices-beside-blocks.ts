import { isLabel } from '../../domain/prices/words/labels.ts'
import type { Measures } from './page-line.ts'
import { areEndedByPrice, endOf, endsWithPrice, hasWords, type Piece, priceShareOf } from './piece.ts'
import { blocksOf, type Row } from './rows.ts'

/** Of the size of type: words and the prices of their row are at least so far apart. */
const APART = 0.75

/** Of the size of type: how far prices are from the middle of their rows, in a block of one dish and in one of several. */
const MIDDLE = { ofOne: 1, ofSeveral: 0.3 }

/** Of the size of type: prices that are nearer to a row are on it. */
const ON_ROW = 0.2

/** Blocks whose prices are next to their middle; one may be chance. */
const FEW = 2

/** Of the prices of a column: so few, one of this many, are between rows where names and descriptions have one line each. */
const MOSTLY = 5

interface Prices {
  readonly baseline: number
  readonly pieces: readonly Piece[]
}

/**
 * The rows of a column in which prices next to the middle of a block of name and description are at the end of its first
 * row, as one types them.
 */
export function withPricesOnFirstRows(
  rows: readonly Row[],
  measures: Pick<Measures, 'body' | 'leading'>,
): readonly Row[] {
  const left = Math.min(...rows.flatMap(({ pieces }) => pieces.map(({ x }) => x)))
  const parted = rows.map((row) => partedRow(row, left))
  const texts = parted.flatMap(({ words }) => (words ? [words] : []))
  const prices = parted.flatMap(({ prices: own }) => (own ? [own] : []))
  if (prices.length < FEW) return rows
  const dishes = blocksOf(texts, measures).flatMap((block) =>
    block.length > 1
      ? [
          ...dishesOf(
            block,
            prices.filter((set) => isWithin(set, block)),
          ),
        ]
      : [],
  )
  const beside = dishes.filter(([set, [row]]) => row && !isOn(set, row))
  const between = beside.filter(([set]) => !texts.some((row) => isOn(set, row)))
  const off = beside.filter(
    ([set, [row]]) => row && !between.some(([one]) => one === set) && isNameAlone(row, texts),
  )
  const areUsual = beside.length >= FEW && (between.length + off.length) * MOSTLY >= prices.length
  // A name that takes two lines here and there has its price between them, one above two others on the first of these.
  const moved = areUsual ? beside : [...between, ...off]
  if (moved.length === 0) return rows
  const placed = texts.map((row) => {
    const own = moved.flatMap(([set, [other]]) => (other === row ? set.pieces : []))
    const goesOn = moved.some(([, rows]) => rows.slice(0, -1).includes(row))
    return {
      ...row,
      ...(goesOn && { goesOn }),
      pieces: [...row.pieces, ...own.map((piece) => ({ ...piece, baseline: row.baseline }))],
    }
  })
  for (const set of prices.filter((one) => !moved.some(([other]) => other === one))) {
    const size = Math.max(...set.pieces.map((piece) => piece.size))
    const row = placed.find(
      ({ baseline, size: own }) => Math.abs(baseline - set.baseline) <= Math.max(own, size) * 0.6,
    )
    if (row) row.pieces.push(...set.pieces)
    else placed.push({ ...set, pieces: [...set.pieces], size })
  }
  return placed
    .map((row) => ({ ...row, pieces: row.pieces.toSorted((a, b) => a.x - b.x) }))
    .toSorted((a, b) => a.baseline - b.baseline)
}

/** Is a row in larger or bolder type than the two below it, as a name is above the rows of its description? */
function isNameAlone(row: Row, rows: readonly Row[]): boolean {
  const [name, first, second] = rows.slice(rows.indexOf(row)).map(typeOf)
  if (!name || !first || !second || first.size !== second.size || first.isBold !== second.isBold) return false
  return name.size > first.size || (name.size === first.size && name.isBold && !first.isBold)
}

const typeOf = ({ pieces }: Row) => ({
  size: Math.round(Math.max(...pieces.map(({ size }) => size)) * 2),
  isBold: pieces.every(({ isBold }) => isBold),
})

/** Letters; longer words before a price aren't its label. */
const LONGEST_LABEL = 20

const CODES = /^[([][\p{L}\d, ]{1,16}[)\]]$/u

/** The words of a row, and the prices, bare or with their labels, that are far right of them or alone. */
function partedRow(row: Row, left: number): { words?: Row; prices?: Prices } {
  const { pieces } = row
  const isBare = ({ text }: Piece) => /^(?:[–—-]|\p{Sc})$/u.test(text) || priceShareOf(text) === 'all'
  const isCell = (piece: Piece, before: Piece | undefined) =>
    endsWithPrice(piece.text) &&
    piece.text.length < LONGEST_LABEL &&
    piece.x - (before ? endOf(before) : left) > piece.size * APART
  // `180 g   9,50 zł [3, 7]`: sizes and codes are at their price.
  const isSaid = ({ text }: Piece) => isLabel(text) || CODES.test(text)
  const last = pieces.findLastIndex(
    (piece, at) => !isBare(piece) && !isCell(piece, pieces[at - 1]) && !isSaid(piece),
  )
  const own = pieces.slice(last + 1)
  const [price] = own
  const word = pieces[last]
  if (!price || !own.some(({ text }) => endsWithPrice(text))) return { words: row }
  const set = { baseline: price.baseline, pieces: own }
  if (!word) return { prices: set }
  if (price.x - endOf(word) < price.size * APART) return { words: row }
  const words = pieces.slice(0, last + 1)
  const size = Math.max(...words.map((piece) => piece.size))
  const baseline = words.find((piece) => piece.size === size)?.baseline ?? word.baseline
  return { words: { ...row, size, baseline, pieces: words }, prices: set }
}

function isWithin({ baseline }: Prices, block: readonly Row[]): boolean {
  const [first] = block
  const last = block.at(-1)
  if (!first || !last) return false
  return baseline > first.baseline - first.size * 0.6 && baseline < last.baseline + last.size * 0.6
}

const isOn = ({ baseline }: Prices, row: Row): boolean =>
  Math.abs(row.baseline - baseline) < row.size * ON_ROW

/** The rows of each dish of a block, by its prices, which are next to the middle of its rows. */
function dishesOf(block: readonly Row[], prices: readonly Prices[]): Map<Prices, readonly Row[]> {
  const dishes = new Map<Prices, readonly Row[]>()
  const [only, ...others] = prices
  const [top] = block
  if (only && top && others.length === 0 && isBesideAll(only, block)) return dishes.set(only, block)
  let from = 0
  for (const set of prices) {
    const above = block.findLastIndex(({ baseline, size }) => baseline < set.baseline + size * ON_ROW)
    const found = [from, ...(block.some((row) => isOn(set, row)) ? [above] : downFrom(above, from))]
      .map((first) => ({ first, last: endOfDish(block, first, set) }))
      .find(({ first, last }) => last >= 0 && isOnlyPriceOf(block.slice(first, last + 1), set, prices))
    const own = found ? block.slice(found.first, found.last + 1) : []
    if (own[0]?.pieces.some(({ text }) => hasWords(text))) dishes.set(set, own)
    from = (found ? found.last : above) + 1
  }
  return dishes
}

/** Are there no other prices on the rows of a dish or between them? */
const isOnlyPriceOf = (rows: readonly Row[], own: Prices, prices: readonly Prices[]): boolean =>
  !rows.some((row) => areEndedByPrice(row.pieces)) &&
  !prices.some((set) => set !== own && (isBetween(set, rows) || rows.some((row) => isOn(set, row))))

const isBetween = ({ baseline }: Prices, rows: readonly Row[]): boolean =>
  baseline > (rows[0]?.baseline ?? 0) && baseline < (rows.at(-1)?.baseline ?? 0)

const downFrom = (last: number, first: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at)

/** The last row of a dish with its first one above its prices as the last is below them; -1 where there is none. */
const endOfDish = (block: readonly Row[], first: number, set: Prices): number => {
  const top = block[first]
  return block.findIndex(
    (row, at) =>
      top !== undefined &&
      at >= first &&
      Math.abs((top.baseline + row.baseline) / 2 - set.baseline) <
        Math.max(row.size, top.size) * MIDDLE.ofSeveral,
  )
}

/** Are the prices of a block of one dish next to its middle, and not on its first row or its last? */
function isBesideAll(set: Prices, block: readonly Row[]): boolean {
  const [top] = block
  const foot = block.at(-1)
  if (!top || !foot) return false
  const on = block.findIndex((row) => isOn(set, row))
  if (on >= 0) return on > 0 && Math.abs(on * 2 + 1 - block.length) < 2 && block.length > 2
  return Math.abs((top.baseline + foot.baseline) / 2 - set.baseline) < top.size * MIDDLE.ofOne
}
