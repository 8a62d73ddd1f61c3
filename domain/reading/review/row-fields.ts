import type { SourceLine } from '../lines/line.ts'
import type { ColumnUse } from '../tables/sheet/mapping.ts'
import type { ReviewWork } from './review-work.ts'
import { rowsOfTable } from './table-columns.ts'
import { tableOf } from './work-table.ts'

/** A cell of a row that is to be rewritten. */
export interface RowField {
  /** From 0. */
  readonly column: number
  /** What heads it; '' where nothing does. */
  readonly heading: string
  readonly holds: ColumnUse['holds']
  readonly text: string
}

/** The cells of a row that are read, in the order of the columns; undefined for a line that isn't a row. */
export function rowFields(work: ReviewWork, key: number): readonly RowField[] | undefined {
  const line = work.lines.find((one) => one.key === key)
  const table = line && tableOf(work, line)
  if (!line || !table?.mapping) return undefined
  const { columns, headings } = table.mapping
  const heads = rowsOfTable(work, table).find((row) => row.key === headings)?.cells ?? []
  return columns.flatMap(({ holds, label = '' }, column): RowField[] =>
    holds === 'nothing' || holds === 'id' || holds === 'token'
      ? []
      : [{ column, heading: heads[column] || label, holds, text: cellsOf(line.line)[column] ?? '' }],
  )
}

/** The cells of a row with other texts in some of its columns. */
export function withCells(work: ReviewWork, key: number, texts: ReadonlyMap<number, string>): string[] {
  const line = work.lines.find((one) => one.key === key)
  const cells = line ? cellsOf(line.line) : []
  const width = Math.max(cells.length, ...[...texts.keys()].map((column) => column + 1))
  return Array.from({ length: width }, (_, column) => texts.get(column) ?? cells[column] ?? '')
}

const cellsOf = ({ runs }: SourceLine): string[] => runs.map(({ text }) => text)
