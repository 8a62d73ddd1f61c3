import { labelOf } from '../../prices/line/label-of.ts'
import type { LinePrice } from '../../prices/line/line-price.ts'
import { GAP } from '../../text/gap.ts'
import { type SourceLine, textOf } from '../lines/line.ts'
import type { HeadDraft, PlacedPrice } from './drafts.ts'

/** Where a place of the text of a line is on its page, in characters from the left. */
export function xOf({ runs }: Pick<SourceLine, 'runs'>, at: number): number {
  let start = 0
  for (const { text, x, width } of runs) {
    if (at <= start + text.length) return x + ((at - start) * width) / Math.max(1, text.length)
    start += text.length + 1
  }
  const last = runs.at(-1)
  return last ? last.x + last.width : at
}

/** Prices with their places on their line. */
export const placed = (line: SourceLine, prices: readonly LinePrice[]): PlacedPrice[] =>
  prices.map((price) => ({
    ...price,
    isApart: textOf(line)[price.start - 1] === GAP,
    from: xOf(line, price.start),
    to: xOf(line, price.end),
  }))

/** A price with what is before it: its size, words, or words and its size; nothing where there are none. */
export function withWords(price: PlacedPrice, words: string): PlacedPrice {
  if (words === '') return price
  return price.size || price.label
    ? { ...price, label: [words, price.label].filter(Boolean).join(' ') }
    : { ...price, ...labelOf(words) }
}

/** A price with the number of the column that it is in. */
export interface InColumn {
  readonly price: PlacedPrice
  readonly column?: number
}

/** A head, where prices are under it, and which these are. */
export interface Column extends HeadDraft {
  /** Minor units, of rows that fill all columns. */
  readonly amounts?: readonly number[]
}

/** Times the most or the least of a column; a coffee at the edge of the bottles isn't a bottle. */
const UNLIKE = 3

const isUnlike = ({ amount }: PlacedPrice, { amounts = [] }: Column): boolean =>
  amount !== undefined &&
  amounts.length > 0 &&
  (amount * UNLIKE < Math.min(...amounts) || amount > UNLIKE * Math.max(...amounts))

/**
 * The columns where rows that fill all of them are: heads are often set otherwise than the prices below them. The
 * heads themselves where no row does.
 */
export function columnsOf(
  heads: readonly HeadDraft[],
  rows: readonly (readonly PlacedPrice[])[],
): readonly Column[] {
  const full = rows.filter((row) => row.length === heads.length && row.every(isPlain))
  if (heads.length < 2 || full.length === 0) return heads
  return heads.map((head, column) => ({
    ...head,
    amounts: full.flatMap((row) => row[column]?.amount ?? []),
    from: middle(full.map((row) => row[column]?.from ?? head.from)),
    to: middle(full.map((row) => row[column]?.to ?? head.to)),
  }))
}

const isPlain = ({ label, size, kind }: PlacedPrice): boolean =>
  !label && !size && kind !== 'market' && kind !== 'included'

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Puts the prices of an item under the columns of its section: in their order where each has one, or a dash; else
 * where its name says, and where they are. `isSure` is false where two columns are about as near.
 */
export function underColumns(
  prices: readonly PlacedPrice[],
  heads: readonly Column[],
  name: string,
): { placed: InColumn[]; isSure: boolean } {
  const plain = prices.filter(isPlain)
  const others = prices.filter((price) => !plain.includes(price)).map((price) => ({ price }))
  if (heads.length === 0 || plain.length === 0)
    return { placed: real(prices.map((price) => ({ price }))), isSure: true }
  if (plain.length === heads.length) {
    return { placed: real([...plain.map((price, column) => ({ price, column })), ...others]), isSure: true }
  }
  const named = plain.length === 1 ? columnNamed(name, heads) : undefined
  if (named !== undefined)
    return {
      placed: real([...plain.map((price) => ({ price, column: named })), ...others]),
      isSure: true,
    }
  // Heads that follow each other after slashes are over nothing.
  if (heads.every(({ isApart }) => !isApart))
    return { placed: real(prices.map((price) => ({ price }))), isSure: plain.length === 1 }
  // `Café 2.20`: one price right behind its name is in no column.
  if (plain.length === 1 && plain[0]?.isApart === false && plain[0].from < (heads[0]?.from ?? 0) - 1)
    return { placed: real(prices.map((price) => ({ price }))), isSure: true }
  if (plain.length === 1 && plain[0]?.isApart === false && plain[0].kind === 'supplement')
    return { placed: real(prices.map((price) => ({ price }))), isSure: true }
  if (plain.length > heads.length) return { placed: real(prices.map((price) => ({ price }))), isSure: false }
  const distances = plain.map((price) => heads.map((head) => distance(price, head)))
  let after = -1
  let isSure = true
  const found = plain.map((price, at): InColumn => {
    const row = distances[at] ?? []
    const left = plain.length - at - 1
    const allowed = row
      .map((_, column) => column)
      .filter((column) => column > after && column < heads.length - left)
    const sorted = allowed.toSorted((one, other) => (row[one] ?? 0) - (row[other] ?? 0))
    const [best, second] = sorted
    if (best === undefined) return { price }
    if (second !== undefined && (row[second] ?? 0) - (row[best] ?? 0) < 1) isSure = false
    const column = heads[best]
    if ((row[best] ?? 0) > FAR || (column && isUnlike(price, column))) return { price }
    after = best
    return { price, column: best }
  })
  return { placed: real([...found, ...others]), isSure }
}

/** `Gluten-free crust (10" only)`: the only column that a name says in brackets. */
function columnNamed(name: string, heads: readonly HeadDraft[]): number | undefined {
  const words = /\(([^()]+)\)/u.exec(name)?.[1]?.split(/\s+/u) ?? []
  const columns = heads.flatMap(({ label }, column) => (words.includes(label) ? [column] : []))
  return columns.length === 1 ? columns[0] : undefined
}

/** By their right edges, their middles or their left edges, whatever is nearest: columns are set in all three ways. */
const distance = (price: PlacedPrice, head: HeadDraft): number =>
  Math.min(
    Math.abs(price.to - head.to),
    Math.abs((price.from + price.to) / 2 - (head.from + head.to) / 2),
    Math.abs(price.from - head.from),
  )

/** Characters; a price that is farther from every column is in none. */
const FAR = 6

const real = (prices: readonly InColumn[]): InColumn[] => prices.filter(({ price }) => !price.isEmpty)
