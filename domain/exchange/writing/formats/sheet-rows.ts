import type { Cell } from '../../reading/csv.ts'

/** A sheet of a workbook as it is to be written, with its headings in the first row. */
export interface SheetRows {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export const rowsUnder = (
  headings: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
): (readonly Cell[])[] => [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
