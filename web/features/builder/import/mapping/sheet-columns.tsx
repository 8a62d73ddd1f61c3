import {
  columnsOf,
  type SheetRow,
  withColumn,
  withHeadings,
  withLabel,
} from '#domain/reading/review/table-columns.ts'
import type { WorkTable } from '#domain/reading/review/work-table.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { ColumnRow } from './column-row.tsx'

export interface SheetColumnsProps {
  table: WorkTable
  rows: readonly SheetRow[]
  /** Of its file, where there are several. */
  fileName: string | null
  /** Whether it is one of several, which may be left alone. */
  isOneOfSeveral: boolean
  onTable: (table: WorkTable) => void
}

const NONE = ''

/** Rows from the first that may have the headings. */
const FIRST_ROWS = 12

/** Characters of a row in a list. */
const LONGEST = 60

export function SheetColumns({ table, rows, fileName, isOneOfSeveral, onTable }: SheetColumnsProps) {
  const { mapping } = table
  const columns = columnsOf(table, rows)
  const leftOut = columns.filter(({ use }) => use.holds === 'nothing')
  const name = isOneOfSeveral ? [fileName, table.name].filter(Boolean).join(', ') : ''
  return (
    <section aria-label={name ? `Columns of ${name}` : 'Columns'}>
      {name && <h3 className="font-display font-semibold text-lg [overflow-wrap:anywhere]">{name}</h3>}
      {isOneOfSeveral && (
        <Checkbox
          label="Read this sheet"
          checked={mapping !== null}
          onChange={({ target }) =>
            onTable(
              target.checked
                ? withHeadings(table, rows, rows[0]?.key ?? null)
                : { ...table, mapping: null, by: 'person' },
            )
          }
        />
      )}
      {mapping !== null && (
        <>
          <SelectField
            label="Headings are in"
            className="mt-2 sm:max-w-sm"
            options={[
              { value: NONE, label: 'No row: the table has none' },
              ...rows.slice(0, FIRST_ROWS).map(({ key, cells }, at) => ({
                value: key,
                label: `Row ${at + 1}: ${shortened(cells.filter(Boolean).join(', '))}`,
              })),
            ]}
            value={mapping.headings ?? NONE}
            onChange={({ target }) =>
              onTable(withHeadings(table, rows, target.value === NONE ? null : Number(target.value)))
            }
          />
          <ul className="mt-2 divide-y divide-rule border-rule border-y">
            {columns.map((column) => (
              <ColumnRow
                key={column.at}
                column={column}
                onHolds={(holds) => onTable(withColumn(table, column, holds))}
                onLabel={(label) => onTable(withLabel(table, column.at, label))}
              />
            ))}
          </ul>
          <p className="mt-2 text-quiet text-sm [overflow-wrap:anywhere]">
            {leftOut.length === 0
              ? 'Every column is read.'
              : `Left out: ${leftOut.map(({ at, heading }) => heading || `column ${at + 1}`).join(', ')}.`}
          </p>
        </>
      )}
    </section>
  )
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
