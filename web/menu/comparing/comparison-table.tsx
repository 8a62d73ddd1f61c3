import type { ReactNode } from 'react'
import type { ComparisonRow } from '#domain/menu/comparing/comparison-rows.ts'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { differenceWords, subjectOf } from './comparison-words.ts'

export interface ComparisonTableProps<Row extends ComparisonRow> {
  caption: string
  rows: readonly Row[]
  /** In which the differences are; absent, none are shown. */
  currency?: string
  sides: { readonly before: string; readonly after: string }
  /** A column in front, by which rows are chosen. */
  choice?: Pick<TableColumn<Row>, 'header' | 'cell'>
  /** What else can be done about a row, below what it says. */
  act?: (row: Row) => ReactNode
}

export function ComparisonTable<Row extends ComparisonRow>({
  caption,
  rows,
  currency,
  sides,
  choice,
  act,
}: ComparisonTableProps<Row>) {
  const numbered = dishesFirst(rows).map((row, number) => ({ ...row, number }))
  const columns: TableColumn<(typeof numbered)[number]>[] = [
    ...(choice ? [choice] : []),
    { header: 'Dish', isRowHeader: true, cell: (row) => <Subject row={row} /> },
    { header: 'What', cell: (row) => <What row={row} act={act?.(row)} /> },
    { header: sides.before, cell: ({ before }) => <Said text={before} /> },
    { header: sides.after, cell: ({ after }) => <Said text={after} /> },
  ]
  if (currency !== undefined && rows.some(({ difference }) => difference !== null)) {
    columns.push({
      header: 'Difference',
      align: 'end',
      cell: (row) => <span className="tabular-nums">{differenceWords(row, currency) || '–'}</span>,
    })
  }
  return <Table caption={caption} rows={numbered} rowKey={({ number }) => number} columns={columns} />
}

/** What owners look for first; each in the order of the page. */
const dishesFirst = <Row extends ComparisonRow>(rows: readonly Row[]): Row[] =>
  (['item', 'section', 'menu'] as const).flatMap((kind) => rows.filter(({ of }) => of === kind))

const Subject = ({ row }: { row: ComparisonRow }) => (
  <span className="block min-w-0 [overflow-wrap:anywhere] sm:min-w-28">
    <bdi>{subjectOf(row)}</bdi>
    {row.path.length > 0 && (
      <span className="block font-normal text-quiet text-sm">
        <bdi>{row.path.join(' › ')}</bdi>
      </span>
    )}
  </span>
)

const What = ({ row, act }: { row: ComparisonRow; act: ReactNode }) => (
  <span className="block text-right sm:text-left">
    {whatWords(row)}
    {act && <span className="block">{act}</span>}
  </span>
)

export function whatWords({ change, what }: ComparisonRow): string {
  if (change === 'added') return 'Added'
  if (change === 'removed') return 'Removed'
  return change === 'renamed' ? 'Renamed' : change === 'moved' ? 'Moved' : what
}

const Said = ({ text }: { text: string }) =>
  text === '' ? (
    <span className="text-quiet">–</span>
  ) : (
    <span
      dir="auto"
      className="block min-w-0 text-right [overflow-wrap:anywhere] sm:min-w-20 sm:text-left md:min-w-24"
    >
      {text}
    </span>
  )
