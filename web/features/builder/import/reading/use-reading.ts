import { useMemo, useState } from 'react'
import type { ColumnMatch } from '#domain/exchange/columns/menu-columns.ts'
import { readMenu } from '#domain/exchange/reading/read-menu.ts'
import { layOut, type MenuSource } from '#domain/exchange/reading/source.ts'
import type { SourceTable } from '#domain/exchange/reading/table.ts'
import type { MenuReading, ReadingChoice } from '#domain/exchange/rows/reading.ts'

/** The owner's corrections of cells, by row number. */
type Mends = ReadonlyMap<number, readonly string[]>

interface Reading {
  readonly source: MenuSource
  readonly choice: ReadingChoice
  readonly reading: MenuReading
  setChoice(changes: Partial<ReadingChoice>): void
  mend(row: number, cells: readonly string[]): void
}

/** The section of dishes without one, until the owner chooses another. */
const FIRST_SECTION = 'Main Courses'

const choiceFor = ({ columns, headingsRow }: MenuSource, currency: string | null): ReadingChoice => ({
  columns,
  headingsRow,
  firstSection: FIRST_SECTION,
  leavesOutRepeats: true,
  currency,
})

/**
 * What is read of a text, and what the owner chooses about it.
 * @param currency ISO 4217, of the menu that it is for; null for one that takes the currency of the text
 */
export function useReading(text: string, currency: string | null): Reading {
  const [source] = useState(() => layOut(text, 'table'))
  const [choice, setChoice] = useState(() => choiceFor(source, currency))
  const [mends, setMends] = useState<Mends>(new Map())
  const reading = useMemo(() => readMenu(mended(source.table, mends), choice), [source, mends, choice])
  return {
    source,
    choice,
    reading,
    setChoice: (changes) => setChoice((before) => ({ ...before, ...changes })),
    mend: (row, cells) => setMends((before) => new Map(before).set(row, cells)),
  }
}

const mended = (table: SourceTable, mends: Mends): SourceTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, cells: mends.get(row.number) ?? row.cells })),
})

/** The cells of a row with other texts in some of its fields. */
export function withTexts(
  cells: readonly string[],
  columns: ColumnMatch,
  texts: Partial<Readonly<Record<keyof ColumnMatch, string>>>,
): string[] {
  const changed = [...cells]
  for (const [field, text] of Object.entries(texts)) {
    const column = columns[field as keyof ColumnMatch]
    if (column !== null) changed[column] = text
  }
  // A row that was too short has holes now.
  return Array.from(changed, (cell) => cell ?? '')
}
