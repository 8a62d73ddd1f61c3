import { type SourceLine, textOf } from '../../domain/reading/lines/line.ts'
import { wordsIn } from './broken-words.ts'
import { joinLines } from './join-lines.ts'
import type { Measures, PageLine } from './page-line.ts'
import { type TableCells, tableCells } from './table-cells.ts'
import { wayToJoin } from './way-to-join.ts'

/** Lines of a paragraph that was broken because the column ended, as one line each; broken words are whole again. */
export function joinedLines(lines: readonly PageLine[], measures: Measures): SourceLine[] {
  const words = new Set(lines.flatMap(({ line }) => wordsIn(textOf(line))))
  const limits = nameLimits(lines)
  const tables = tableCells(lines)
  const joined: PageLine[] = []
  let table: TableCells | undefined
  for (const here of lines) {
    const before = joined.at(-1)
    const way = before && wayToJoin(before, here, { measures, limit: limits.get(here.region) ?? 0, table })
    if (before && way) joined.splice(-1, 1, joinLines(before, here, way, words))
    else {
      joined.push(here)
      table = tables.get(here)
    }
  }
  return joined.map(({ line }) => line)
}

/** Returns how far names with prices next to them reach, in characters, by region. */
function nameLimits(lines: readonly PageLine[]): ReadonlyMap<number, number> {
  const limits = new Map<number, number>()
  for (const { line, region } of lines) {
    const [first, second] = line.runs
    if (first && second) limits.set(region, Math.max(limits.get(region) ?? 0, first.x + first.width))
  }
  return limits
}
