import { type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import { wordsIn } from './broken-words.ts'
import { joinLines } from './join-lines.ts'
import type { Measures, PageLine } from './page-line.ts'
import { endsWithPrice } from './piece.ts'
import { type TableCells, tableCells } from './table-cells.ts'
import { LARGE, type NameCells, startsSmall, wayToJoin, widthOfFirst } from './way-to-join.ts'

/** Lines of a paragraph that was broken because the column ended, as one line each; broken words are whole again. */
export function joinedLines(lines: readonly PageLine[], measures: Measures): SourceLine[] {
  const words = new Set(lines.flatMap(({ line }) => wordsIn(textOf(line))))
  const names = nameCells(lines)
  const tables = tableCells(lines)
  const headings = headingSizes(lines)
  const joined: PageLine[] = []
  let table: TableCells | undefined
  for (const here of lines) {
    const before = joined.at(-1)
    const way = before && wayToJoin(before, here, { measures, headings, names: names(here.region), table })
    if (before && way) joined.splice(-1, 1, joinLines(before, here, way, words))
    else {
      joined.push(here)
      table = tables.get(here)
    }
  }
  return joined.map(({ line }) => line)
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
  const below = lines.filter(({ runs: [run, ...others], gapAbove, size }, at) => {
    const [name, price] = lines[at - 1]?.runs ?? []
    if (!run || !name || !price || others.length > 0 || gapAbove > 0) return false
    return price.x - name.x - name.width > widthOfFirst(run, size) + ROOMY
  })
  const small = below.filter((line) => startsSmall(textOf(line))).length
  const ends = rows.flatMap(({ runs }) => {
    const last = runs.at(-1)
    return last && endsWithPrice(last.text) ? [last.x + last.width] : []
  })
  const near = (end: number) => ends.filter((other) => Math.abs(other - end) < SAME_END).length
  const edge = ends.toSorted((a, b) => near(b) - near(a))[0]
  return {
    limit,
    isLikeBelow: (text) => {
      const like = startsSmall(text) ? small : below.length - small
      return like >= FEW_BELOW && like > below.length * MOSTLY
    },
    limitNextTo: (prices) => {
      const own = rows.filter(({ runs }) => runs.length === prices + 1)
      const most = reach(own)
      const isFull = most > Math.min(...own.map(({ runs: [, price] }) => price?.x ?? 0)) * MOSTLY
      return isFull ? most : Number.POSITIVE_INFINITY
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
