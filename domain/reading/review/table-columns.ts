import { chooseColumn } from '../tables/mapping/choose-column.ts'
import { columnsGuessed, guessUnder } from '../tables/mapping/guess-mapping.ts'
import { fingerprintOf, type RememberedColumns } from '../tables/mapping/remembered.ts'
import { type ColumnUse, holdsMenu, type TableMapping } from '../tables/sheet/mapping.ts'
import type { ReviewWork } from './review-work.ts'
import { tableOf, type WorkTable } from './work-table.ts'

/** A row of a sheet as it is now. */
export interface SheetRow {
  /** Of its line. */
  readonly key: number
  readonly cells: readonly string[]
}

export const rowsOfTable = (work: ReviewWork, table: WorkTable): SheetRow[] =>
  work.lines
    .filter((line) => tableOf(work, line) === table)
    .map(({ key, line }) => ({ key, cells: line.runs.map(({ text }) => text) }))

/** A column as a person looks at it. */
export interface SheetColumn {
  /** From 0. */
  readonly at: number
  /** '' where nothing heads it. */
  readonly heading: string
  /** The first different texts below it. */
  readonly examples: readonly string[]
  readonly use: ColumnUse
  /** Its heading does not say what it holds. */
  readonly isGuessed: boolean
}

const EXAMPLES = 3

/** Rows in which examples are looked for. */
const SAMPLE_ROWS = 200

/** The columns of a sheet that have any word. */
export function columnsOf({ mapping, by }: WorkTable, rows: readonly SheetRow[]): SheetColumn[] {
  const place = rows.findIndex(({ key }) => key === mapping?.headings)
  const headings = rows[place]?.cells ?? []
  const sample = rows.slice(place + 1, place + 1 + SAMPLE_ROWS)
  const guessed =
    mapping && by === 'guess' ? columnsGuessed(sheet(rows), { ...mapping, headings: placeOf(place) }) : []
  const width = Math.max(headings.length, ...sample.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at): SheetColumn => {
    const texts = sample.map(({ cells }) => cells[at] ?? '').filter(Boolean)
    return {
      at,
      heading: headings[at] ?? '',
      examples: [...new Set(texts)].slice(0, EXAMPLES),
      use: mapping?.columns[at] ?? { holds: 'nothing' },
      isGuessed: guessed.includes(at),
    }
  }).filter(({ heading, examples }) => heading !== '' || examples.length > 0)
}

const sheet = (rows: readonly SheetRow[]) => ({ name: '', rows: rows.map(({ cells }) => cells) })

const placeOf = (place: number): number | null => (place === -1 ? null : place)

/** Returns the sheet read under the headings that a person points at, guessing where they say nothing. */
export function withHeadings(table: WorkTable, rows: readonly SheetRow[], key: number | null): WorkTable {
  const place = rows.findIndex((row) => row.key === key)
  const mapping = guessUnder(sheet(rows), placeOf(place))
  return { ...table, mapping: { ...mapping, headings: place === -1 ? null : key }, by: 'guess' }
}

/** The sheet with what a person says of a column. */
export function withColumn(
  table: WorkTable,
  { at, heading }: Pick<SheetColumn, 'at' | 'heading'>,
  holds: ColumnUse['holds'],
): WorkTable {
  const mapping: TableMapping = table.mapping ?? { kind: 'other', headings: null, columns: [] }
  return { ...table, mapping: chooseColumn(mapping, at, holds, heading) }
}

/** The sheet with other words for what is sold at the prices of a column. */
export function withLabel(table: WorkTable, at: number, label: string): WorkTable {
  if (!table.mapping) return table
  const columns = table.mapping.columns.map((use, index) => (index === at ? { ...use, label } : use))
  return { ...table, mapping: { ...table.mapping, columns } }
}

/**
 * Returns whether a sheet has the names of dishes and anything else. A sheet that isn't read doesn't need
 * them.
 */
export const isReadable = ({ mapping }: WorkTable): boolean => mapping === null || holdsMenu(mapping)

/** What is to be remembered of a sheet; null where nothing heads its columns. */
export function columnsToRemember(
  { mapping }: WorkTable,
  rows: readonly SheetRow[],
): { readonly fingerprint: string; readonly columns: RememberedColumns } | null {
  const headings = rows.find(({ key }) => key === mapping?.headings)
  const fingerprint = headings ? fingerprintOf(headings.cells) : null
  return mapping === null || fingerprint === null
    ? null
    : { fingerprint, columns: { kind: mapping.kind, columns: mapping.columns } }
}
