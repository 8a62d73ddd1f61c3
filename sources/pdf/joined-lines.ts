import { type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import { wordsIn } from './broken-words.ts'
import { joinLines } from './join-lines.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endOf, endsWithPrice } from './piece.ts'
import { type TableCells, tableCells } from './table-cells.ts'
import {
  type AroundLines,
  LARGE,
  type NameCells,
  pricesOf,
  roomOfPrice,
  startsSmall,
  wayToJoin,
  widthOfFirst,
} from './way-to-join.ts'

/** The lines of pages, those of a paragraph that was broken because the column ended as one; broken words are whole again. */
export function joinedPages(pages: readonly (readonly PageLine[])[], measures: Measures): SourceLine[][] {
  const alone = pages.flatMap((lines) =>
    lines.flatMap((here, at) => roomOfPrice(lines[at - 1], here, measures) ?? []),
  )
  const roomy = alone.filter((room) => room > 0)
  const around = {
    measures,
    arePricesBelow: roomy.length >= FEW && roomy.length * 2 > alone.length,
    isLikeBelow: beginningsBelow(pages),
  }
  return pages.map((lines) => joinedLines(lines, around))
}

function joinedLines(
  lines: readonly PageLine[],
  around: Pick<AroundLines, 'measures' | 'arePricesBelow' | 'isLikeBelow'>,
): SourceLine[] {
  const words = new Set(lines.flatMap(({ line }) => wordsIn(textOf(line))))
  const names = nameCells(lines)
  const tables = tableCells(lines)
  const headings = headingSizes(lines)
  const joined: PageLine[] = []
  let table: TableCells | undefined
  for (const here of lines) {
    const before = joined.at(-1)
    const way = before && wayToJoin(before, here, { ...around, headings, names: names(here.region), table })
    if (before && way) joined.splice(-1, 1, joinLines(before, here, way, words))
    else {
      joined.push(here)
      table = tables.get(here)
    }
  }
  return joined.map(({ line }) => line)
}

/** How texts begin below names that left room for more of them. */
function beginningsBelow(pages: readonly (readonly PageLine[])[]): (text: string) => boolean {
  const below = pages.flatMap((lines) =>
    lines.filter(
      (
        {
          line: {
            runs: [run, ...others],
            gapAbove,
            size,
          },
          types,
          region,
        },
        at,
      ) => {
        const before = lines[at - 1]
        const [name, price] = before?.line.runs ?? []
        if (!run || !name || !price || others.length > 0 || gapAbove > 0 || before?.region !== region)
          return false
        // What is in other type isn't like a name.
        if (before.types.first !== types.first || Math.abs(before.line.size - size) > 0.06) return false
        return price.x - name.x - name.width > widthOfFirst(run, size) + ROOMY
      },
    ),
  )
  const small = below.filter(({ line }) => startsSmall(textOf(line))).length
  return (text) => {
    const like = startsSmall(text) ? small : below.length - small
    return like >= FEW_BELOW && like > below.length * MOSTLY
  }
}

/** Of the lines of a size: headings have prices here and there, names mostly. */
const SELDOM = 0.4

/** The sizes larger than the usual one in which no dishes are set. */
function headingSizes(lines: readonly PageLine[]): ReadonlySet<number> {
  const bySize = Map.groupBy(lines, ({ line }) => line.size)
  const isHeading = (own: readonly PageLine[]) =>
    own.filter(({ line }) => endsWithPrice(textOf(line))).length < own.length * SELDOM
  return new Set([...bySize].flatMap(([size, own]) => (size >= LARGE && isHeading(own) ? size : [])))
}

/** The names with prices next to them, by region. */
function nameCells(lines: readonly PageLine[]): (region: number) => NameCells {
  const regions = Map.groupBy(lines, ({ region }) => region)
  const cells = new Map([...regions].map(([region, own]) => [region, cellsOf(own.map(({ line }) => line))]))
  return (region) => cells.get(region) ?? cellsOf([])
}

function cellsOf(lines: readonly SourceLine[]): NameCells {
  const rows = lines.filter(({ runs }) => runs.length > 1)
  const reach = (of: readonly SourceLine[]) =>
    Math.max(0, ...of.map(({ runs: [first] }) => (first ? first.x + first.width : 0)))
  const limit = reach(rows)
  const ends = rows.flatMap(({ runs }) => {
    const last = runs.at(-1)
    return last && endsWithPrice(last.text) ? [last.x + last.width] : []
  })
  const near = (end: number) => ends.filter((other) => Math.abs(other - end) < SAME_END).length
  const edge = ends.toSorted((a, b) => near(b) - near(a))[0]
  return {
    limit,
    most: Math.max(0, ...rows.map(pricesOf)),
    limitNextTo: (prices) => {
      const own = rows.filter(({ runs }) => runs.length === prices + 1)
      const most = reach(own)
      const isFull = most > Math.min(...own.map(({ runs: [, price] }) => price?.x ?? 0)) * MOSTLY
      return isFull ? most : Number.POSITIVE_INFINITY
    },
    startOf: (prices) => {
      const own = rows.filter(({ runs }) => runs.length === prices + 1)
      const start = Math.min(...own.map(({ runs: [, price] }) => price?.x ?? 0))
      // Columns are as wide as the widest of their prices and heads, the first as well as the second.
      const ends = own.map(({ runs: [, one, other] }) =>
        one && other ? endOf(one) * 2 - endOf(other) : start,
      )
      const even = Math.min(...ends) + 1
      return reach(own) <= even ? Math.min(start, even) : start
    },
    edge: edge !== undefined && near(edge) >= FEW && near(edge) * 2 > ends.length ? edge : undefined,
  }
}

/** Characters by which prices below one another end apart, and how many make an edge. */
const SAME_END = 0.5
const FEW = 3

/** Characters that a name leaves at least where more of it would have had room, and how many lines right below such names say something of them. */
const ROOMY = 6
const FEW_BELOW = 2

/** Of the room up to their prices: where names reach less far, none of them has more than a line. */
const MOSTLY = 0.6
