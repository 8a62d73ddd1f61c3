import type { Run } from '../../domain/reading/lines/line.ts'
import type { PageLine } from './page-line.ts'
import { hasWords } from './piece.ts'

/** Characters by which the cells of a column begin or end apart. */
const SAME_EDGE = 0.5

/** Characters by which the lines of one cell begin apart. */
const SAME_CELL = 1

/** Tables that a row is held against; no page has as many. */
const MOST = 50

/** Rows of a table that are asked where its columns begin. */
const MOST_ROWS = 400

export interface TableCells {
  /** Where its columns begin behind the first one, in characters, from left to right. */
  readonly edges: readonly number[]
  /** Whether a cell begins or, as prices do, ends where one of another row does. */
  readonly isColumn: (cell: Run) => boolean
}

/** The columns of the table that each line is in; absent for lines outside of any. */
export function tableCells(lines: readonly PageLine[]): ReadonlyMap<PageLine, TableCells> {
  const tables: PageLine[][] = []
  for (const here of lines.filter(({ line }) => line.runs.length > 1)) {
    const table = tables.slice(-MOST).findLast(([first]) => first && areRowsOfOne(first, here))
    if (table) table.push(here)
    else tables.push([here])
  }
  return new Map(
    tables
      .filter((rows) => rows.length > 1)
      .flatMap((rows) => {
        const table = { edges: edgesOf(rows), isColumn: (cell: Run) => isColumn(cell, rows) }
        return rows.map((row) => [row, table] as const)
      }),
  )
}

/** The end of the cell that begins at a place, in characters; undefined for the last one. */
export const cellEnd = (edges: readonly number[], x: number): number | undefined =>
  edges.find((edge) => edge > x + SAME_EDGE)

/** Which of some runs begins where another one does; -1 for none. */
export const columnOf = (runs: readonly Run[], { x }: Pick<Run, 'x'>): number =>
  runs.findIndex((run) => Math.abs(run.x - x) < SAME_CELL)

/** Do two lines have a column behind the first in common, whose words begin or end below one another? */
function areRowsOfOne(
  { line: one, region }: PageLine,
  { line: other, region: otherRegion }: PageLine,
): boolean {
  const [, ...cells] = other.runs
  return (
    region === otherRegion &&
    one.runs.slice(1).some((run) =>
      cells.some(({ x, width }) => {
        const begins = Math.abs(run.x - x) < SAME_EDGE
        return begins || Math.abs(run.x + run.width - x - width) < SAME_EDGE
      }),
    )
  )
}

/** Of the rows of a table: a cell that begins where fewer others do is there by chance. */
const FEW = 0.2

function isColumn(cell: Run, rows: readonly PageLine[]): boolean {
  const ofWords = hasWords(cell.text)
  const isLevel = (run: Run) =>
    Math.abs(run.x - cell.x) < SAME_EDGE ||
    (!ofWords && Math.abs(run.x + run.width - cell.x - cell.width) < SAME_EDGE)
  const level = rows.filter(({ line }) => line.runs.slice(1).some((run) => run !== cell && isLevel(run)))
  return level.length > 0 && level.length >= (rows.length - 1) * FEW
}

/** Where columns begin, but for places over which the words of another row reach. */
function edgesOf(rows: readonly PageLine[]): number[] {
  const runs = rows.slice(0, MOST_ROWS).flatMap(({ line }) => line.runs)
  const starts = new Set(rows.slice(0, MOST_ROWS).flatMap(({ line }) => line.runs.slice(1).map(({ x }) => x)))
  return [...starts]
    .filter((edge) => runs.every(({ x, width }) => x > edge - SAME_EDGE || x + width < edge + SAME_EDGE))
    .toSorted((one, other) => one - other)
}
