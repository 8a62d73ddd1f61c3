import { type ReactNode, useMemo, useState } from 'react'
import type { ReviewReading } from '#domain/reading/review/read-work.ts'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import { columnsToRemember, isReadable, rowsOfTable } from '#domain/reading/review/table-columns.ts'
import type { WorkTable } from '#domain/reading/review/work-table.ts'
import type { RememberedColumns } from '#domain/reading/tables/mapping/remembered.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { DialogActions } from '../../../../ui/overlay/dialog.tsx'
import type { BroughtFile } from '../opening/brought.ts'
import type { Reader } from '../reading/reader.ts'
import { type ReadMenu, useReading } from '../reading/use-reading.ts'
import { countOf, dishes, sections } from '../words/counts.ts'
import { Summary } from '../words/summary.tsx'
import { SheetColumns } from './sheet-columns.tsx'

/** What is to be remembered of the columns under these headings; null forgets what was. */
export interface SaidColumns {
  readonly fingerprint: string
  readonly columns: RememberedColumns | null
}

export interface MappingScreenProps {
  reader: Reader
  files: readonly BroughtFile[]
  begun: ReadMenu
  problem: string | null
  onDone: (work: ReviewWork, said: readonly SaidColumns[]) => void
  /** It isn't a table: it is to be read line by line. */
  onLines: () => void
  onBack: () => void
  /** How its letters were read, where it may be otherwise. */
  letters: ReactNode
}

export function MappingScreen({
  reader,
  files,
  begun: read,
  problem: failure,
  onDone,
  onLines,
  onBack,
  letters,
}: MappingScreenProps) {
  const begun = read.work
  const [tables, setTables] = useState(begun.tables)
  const [remembers, setRemembers] = useState(true)
  const [isAsked, setIsAsked] = useState(false)
  const rows = useMemo(() => begun.tables.map((table) => rowsOfTable(begun, table)), [begun])
  const work = useMemo(() => (tables === begun.tables ? begun : { ...begun, tables }), [begun, tables])
  const { reading } = useReading(reader, read, work, null, (last) => setTables(last.tables))
  const problem = problemOf(tables)
  const said = tables.flatMap((table, at): SaidColumns[] => {
    const one = columnsToRemember(table, rows[at] ?? [])
    return one === null ? [] : [{ ...one, columns: remembers ? one.columns : null }]
  })

  const finish = () => {
    if (problem === null) onDone({ ...work, tables: tables.map(settledByPerson(begun)) }, said)
    else setIsAsked(true)
  }

  return (
    <>
      <div className="flex flex-col gap-6">
        <div>
          <Summary name={files.map(({ name }) => name).join(', ')} onBack={onBack} letters={letters}>
            {foundIn(reading)}
          </Summary>
          <p className="mt-2 max-w-prose text-pretty">
            Say what’s in each column. What you leave out stays off the menu.
          </p>
        </div>
        {tables.map((table, at) => (
          <SheetColumns
            key={`${table.source} ${table.page}`}
            table={table}
            rows={rows[at] ?? []}
            fileName={files.length > 1 ? (files[table.source]?.name ?? null) : null}
            isOneOfSeveral={tables.length > 1}
            onTable={(changed) => setTables((before) => before.with(at, changed))}
          />
        ))}
        {said.length > 0 && (
          <Checkbox
            label="Remember this for tables with the same headings"
            hint="In this browser. You can change it whenever such a table is read."
            checked={remembers}
            onChange={({ target }) => setRemembers(target.checked)}
          />
        )}
        {(failure ?? (isAsked && problem)) && (
          <p role="alert" className="text-bad text-sm">
            {failure ?? problem}
          </p>
        )}
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onLines}>
          Read Line by Line
        </Button>
        <Button onClick={finish}>Read the Table</Button>
      </DialogActions>
    </>
  )
}

/** What was looked at is settled; a sheet that headings or an earlier choice explain stays so as long as it is the same. */
const settledByPerson =
  (begun: ReviewWork) =>
  (table: WorkTable): WorkTable =>
    begun.tables.includes(table) && table.by !== 'guess' ? table : { ...table, by: 'person' }

function foundIn({ content }: ReviewReading): string {
  const items = content.sections.flatMap((section) => section.items)
  if (items.length === 0) return 'No dishes found yet.'
  const prices = items.reduce((sum, item) => sum + item.prices.length, 0)
  return `${dishes(items.length)} in ${sections(content.sections.length)}, with ${countOf(prices, 'price', 'prices')}.`
}

function problemOf(tables: readonly WorkTable[]): string | null {
  if (tables.every(({ mapping }) => mapping === null)) return 'Choose a sheet to read.'
  return tables.every(isReadable)
    ? null
    : 'Say which column has the names of the dishes, and which their prices or sections.'
}
