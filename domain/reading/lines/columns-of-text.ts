import { isLabel } from '../../prices/words/labels.ts'
import type { Run, SourceLine } from './line.ts'

/** Rows with a dish on both sides that are enough to show two columns. */
const LEAST_ROWS = 2

/** Times that two columns are looked for in a text. */
const MOST_BLOCKS = 20

/** Characters by which the names of a column begin apart at most, and headings that are centered over them. */
const APART = 1
const CENTERED = 24

const LETTERS = /\p{L}{2}/u
const PRICE = /^\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u
/** A vintage isn't a price. */
const ENDS_IN_PRICE = /\p{L}.*\s(?!(?:19|20)\d\d$)\p{Sc}?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u

/** Is it one dish: a name with its price in the next run, or at its end? */
const isDish = ([name, price, ...others]: readonly Run[]): boolean =>
  name !== undefined &&
  others.length === 0 &&
  LETTERS.test(name.text) &&
  (price === undefined ? ENDS_IN_PRICE.test(name.text) : PRICE.test(price.text))

/** `Pizza`, `12. Pizza`; no `33 cl: 3 €`, no `NOK 140`. */
const NAME = /^(?:\d{1,3}[.)]\s?)?(?!\p{Lu}{2,3}\s?\d)[\p{Lu}\p{Lo}]/u

/** The words of a name, without its price. */
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}]+/gu, ' ').trim()

/** Where the name of the second dish begins, of a line that has two: `Tapa 4   Media 7` has two prices of one. */
function secondName({ runs }: SourceLine): number | undefined {
  const at = runs.findIndex((run, index) => index > 0 && LETTERS.test(run.text))
  const areDishes = at > 0 && isDish(runs.slice(0, at)) && isDish(runs.slice(at))
  const second = runs[at]
  return areDishes && second && NAME.test(second.text) && !isLabel(wordsOf(second.text))
    ? second.x
    : undefined
}

interface Sides {
  readonly left: readonly Run[]
  readonly right: readonly Run[]
}

/** The runs of a line on both sides of a column's edge; undefined where one of them crosses it. */
function sidesOf({ runs }: SourceLine, edge: number): Sides | undefined {
  const left = runs.filter(({ x }) => x < edge)
  const right = runs.filter(({ x }) => x >= edge)
  return left.some(({ x, width }) => x + width >= edge) ? undefined : { left, right }
}

/** `STARTERS      MAINS`: a heading for each of two columns. */
const areHeadings = ({ left, right }: Sides, edge: number): boolean =>
  left.length === 1 &&
  right.length === 1 &&
  [...left, ...right].every(({ text }) => LETTERS.test(text) && !/\d/u.test(text)) &&
  (right[0]?.x ?? 0) - edge <= CENTERED

/**
 * Lines of two columns of dishes next to each other, the first column first. A text keeps columns so where it was copied out of
 * a page or typed with spaces. Below two headings they go on until something is across both; else they are the rows of two
 * dishes.
 */
export function withoutColumns(lines: readonly SourceLine[], most = MOST_BLOCKS): SourceLine[] {
  const seconds = most > 0 ? lines.map(secondName) : []
  const edges = seconds.flatMap((x) => x ?? [])
  const rowsAt = Map.groupBy(edges, (x) => x)
  const rowsNear = (x: number) =>
    [x - APART, x, x + APART].reduce((sum, near) => sum + (rowsAt.get(near)?.length ?? 0), 0)
  const edge = edges.find((x) => rowsNear(x) >= LEAST_ROWS)
  if (edge === undefined) return [...lines]
  const isAtEdge = (x: number | undefined) => x !== undefined && Math.abs(x - edge) <= APART
  const from = Math.min(...edges.filter(isAtEdge))
  const sides = lines.map((line) => sidesOf(line, from))
  const first = sides.findIndex((side) => side !== undefined && areHeadings(side, from))
  if (first !== -1) return parted(lines, sides, { from: first, to: endOfColumns(lines, sides, first), most })
  const begin = seconds.findIndex(isAtEdge)
  const rows = seconds.slice(begin).findIndex((x) => !isAtEdge(x))
  return parted(lines, sides, { from: begin, to: rows === -1 ? lines.length : begin + rows, most })
}

/** The place behind the last line of two columns. */
function endOfColumns(
  lines: readonly SourceLine[],
  sides: readonly (Sides | undefined)[],
  first: number,
): number {
  const across = sides.findIndex((side, at) => at > first && side === undefined)
  const end = across === -1 ? lines.length : across
  const lastRight = sides.slice(0, end).findLastIndex((side) => (side?.right.length ?? 0) > 0)
  const below = lines.findIndex(({ gapAbove }, at) => at > lastRight && at < end && gapAbove > 0)
  return below === -1 ? end : below
}

/** The lines from one to another column by column, and those below in the same way. */
function parted(
  lines: readonly SourceLine[],
  sides: readonly (Sides | undefined)[],
  { from, to, most }: { readonly from: number; readonly to: number; readonly most: number },
): SourceLine[] {
  const columnOf = (side: 'left' | 'right'): SourceLine[] =>
    lines.slice(from, to).flatMap((line, index) => {
      const runs = sides[from + index]?.[side] ?? []
      return runs.length === 0 ? [] : [partOf(line, runs)]
    })
  const [head, ...column] = columnOf('right')
  const isHeading = head !== undefined && !isDish(head.runs)
  return [
    ...lines.slice(0, from),
    ...columnOf('left'),
    ...(head ? [{ ...head, gapAbove: isHeading ? Math.max(1, head.gapAbove) : head.gapAbove }] : []),
    ...column,
    ...withoutColumns(lines.slice(to), most - 1),
  ]
}

/** Some runs of a line, in their place. */
function partOf(line: SourceLine, runs: readonly Run[]): SourceLine {
  const [first, last] = [runs[0], runs.at(-1)]
  const { box } = line.place
  if (!first || !last || !box) return { ...line, runs }
  const width = last.x + last.width - first.x
  return { ...line, runs, place: { ...line.place, box: { ...box, x: first.x, width } } }
}
