import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { guessColumns } from '#domain/exchange/columns/guess-columns.ts'
import { matchColumns } from '#domain/exchange/columns/match-columns.ts'
import {
  type ColumnMatch,
  MENU_FIELDS,
  MENU_HEADINGS,
  type MenuField,
  USUAL_FIELDS,
} from '#domain/exchange/columns/menu-columns.ts'
import type { MenuSource } from '#domain/exchange/reading/source.ts'
import type { ReadingChoice } from '#domain/exchange/rows/reading.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'

export interface ColumnChoiceProps {
  source: MenuSource
  choice: ReadingChoice
  onChoice: (changes: Partial<ReadingChoice>) => void
}

const NONE = ''

/** Which column of a table holds what: matched by the headings, to be changed by the owner. */
export function ColumnChoice({ source, choice, onChoice }: ColumnChoiceProps) {
  const { rows } = source.table
  const { columns, headingsRow } = choice
  const headings = rows.find(({ number }) => number === headingsRow)?.cells
  const firstDish = rows.find(({ number }) => headingsRow === null || number > headingsRow)?.cells ?? []
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length))
  const options = [
    { value: NONE, label: 'Not in this table' },
    ...Array.from({ length: width }, (_, at) => ({ value: at, label: columnName(at, headings, firstDish) })),
  ]
  const matched = MENU_FIELDS.filter((field) => columns[field] !== null).length
  const shown = MENU_FIELDS.filter(
    (field) => field !== 'id' && (USUAL_FIELDS.includes(field) || columns[field] !== null),
  )
  // Which columns have been offered stays, or a field would leave its place while it is chosen.
  const [first] = useState(shown)
  const [hasOthers, setHasOthers] = useState(false)
  const others = MENU_FIELDS.filter((field) => field !== 'id' && !first.includes(field))
  const isIncomplete = columns.name === null || columns.price === null

  const choose = (field: MenuField, value: string) =>
    onChoice({ columns: withColumn(columns, field, value === NONE ? null : Number(value)) })

  const setHasHeadings = (hasHeadings: boolean) => {
    const first = rows[0]
    if (hasHeadings && first) onChoice({ headingsRow: first.number, columns: matchColumns(first.cells) })
    else onChoice({ headingsRow: null, columns: guessColumns(rows) })
  }

  const choiceOf = (field: MenuField) => (
    <SelectField
      key={field}
      label={MENU_HEADINGS[field]}
      options={options}
      value={columns[field] ?? NONE}
      onChange={(event) => choose(field, event.target.value)}
    />
  )

  return (
    <details open={isIncomplete || undefined} className="group rounded-card border border-rule">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2">
        <span>
          <span className="font-medium">Columns</span>{' '}
          <span className="text-quiet text-sm">
            {isIncomplete ? 'Choose the columns of names and prices.' : `${matched} found`}
          </span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-4">
        <Checkbox
          label="The table has a row of headings"
          checked={headingsRow !== null}
          onChange={(event) => setHasHeadings(event.target.checked)}
        />
        <div className="grid gap-4 sm:grid-cols-2">{first.map(choiceOf)}</div>
        <details onToggle={({ currentTarget }) => setHasOthers(currentTarget.open)}>
          <summary className="min-h-8 cursor-pointer py-1">More fields</summary>
          {hasOthers && <div className="grid gap-4 pt-2 sm:grid-cols-2">{others.map(choiceOf)}</div>}
        </details>
      </div>
    </details>
  )
}

/** A column holds one field: the field that had the column before loses it. */
const withColumn = (columns: ColumnMatch, field: MenuField, column: number | null): ColumnMatch => {
  const freed = MENU_FIELDS.map((other) => [other, columns[other] === column ? null : columns[other]])
  return { ...(Object.fromEntries(freed) as ColumnMatch), [field]: column }
}

const LONGEST_SAMPLE = 24

function columnName(
  at: number,
  headings: readonly string[] | undefined,
  firstDish: readonly string[],
): string {
  const sample = firstDish[at]?.trim() ?? ''
  const cut = sample.length > LONGEST_SAMPLE ? `${sample.slice(0, LONGEST_SAMPLE)}…` : sample
  const name = headings?.[at]?.trim() || `Column ${at + 1}`
  return cut === '' || headings ? name : `${name}: ${cut}`
}
