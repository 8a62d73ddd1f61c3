import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface TableColumn<Row> {
  /** Tells the columns of a table apart too. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The cell that names its row; on a phone it becomes the row's heading. */
  isRowHeader?: boolean
  /** For a column of buttons, whose heading only assistive technology needs. */
  isHeaderHidden?: boolean
  /** On a phone its cell says what it is without the heading, at the end of the row's own. */
  isPlain?: boolean
}

export interface TableProps<Row> {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A table from 640 px on; below that each row is a block of labelled lines, so nothing scrolls sideways. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="block w-full text-left sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="sm:border-rule sm:border-b">
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              className={classNames(
                'px-2 py-2 align-bottom font-medium text-quiet text-sm first:pl-0 last:pr-0 lg:px-4',
                column.align === 'end' && 'text-right',
              )}
            >
              <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="grid grid-cols-[minmax(45%,1fr)_auto] gap-x-3 gap-y-1 border-rule border-b py-3 last:border-b-0 sm:table-row"
          >
            {columns.map((column) => (
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = classNames(
    'min-w-0 sm:px-2 sm:py-3 sm:first:pl-0 sm:last:pr-0 lg:px-4',
    column.align === 'end' && 'sm:text-right sm:tabular-nums',
  )
  if (column.isRowHeader) {
    return (
      <th scope="row" className={classNames('font-medium', className)}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td
      className={classNames(
        'flex items-baseline gap-4 sm:table-cell',
        column.isPlain ? 'max-sm:col-start-2 max-sm:row-start-1' : 'max-sm:col-span-2',
        column.isHeaderHidden || column.isPlain ? 'justify-end' : 'justify-between',
        className,
      )}
    >
      {!column.isHeaderHidden && !column.isPlain && (
        <span aria-hidden="true" className="text-quiet text-sm sm:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  )
}
