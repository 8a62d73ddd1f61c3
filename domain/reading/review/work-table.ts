import type { SourceLine } from '../lines/line.ts'
import { columnsGuessed } from '../tables/mapping/guess-mapping.ts'
import { type RememberedColumns, rememberedMapping } from '../tables/mapping/remembered.ts'
import { mapSheets } from '../tables/read-sheets.ts'
import type { TableMapping, TableSheet } from '../tables/sheet/mapping.ts'

/** A sheet among the sources of a menu, with how its rows are read. */
export interface WorkTable {
  /** As the places of its lines say: which source, and which of its sheets, from 1. */
  readonly source: number
  readonly page: number
  /** Of the sheet; '' where there is one only. */
  readonly name: string
  /** Is it hidden in its workbook, and which of its columns are, from 0? */
  readonly isHidden?: boolean
  readonly hiddenColumns?: readonly number[]
  /** Null for a sheet that holds no menu. Its `headings` are the key of their line. */
  readonly mapping: TableMapping | null
  /** Who says what the columns hold: headings that leave no doubt, this or an earlier choice of a person, or a guess. */
  readonly by: 'headings' | 'memory' | 'person' | 'guess'
}

/** A sheet as it was brought. */
export type BroughtTable = Pick<WorkTable, 'source' | 'page' | 'name' | 'isHidden' | 'hiddenColumns'>

/** The sheet that a line is a row of. */
export const tableOf = (
  { tables }: { readonly tables: readonly WorkTable[] },
  { line: { place } }: { readonly line: Pick<SourceLine, 'place'> },
): WorkTable | undefined => tables.find(({ source, page }) => source === place.source && page === place.page)

/** The cells of rows, as they are now. */
export const sheetOf = (
  name: string,
  rows: readonly SourceLine[],
  { isHidden = false, hiddenColumns = [] }: Pick<TableSheet, 'isHidden' | 'hiddenColumns'> = {},
): TableSheet => ({
  name,
  rows: rows.map(({ runs }) => runs.map(({ text }) => text)),
  asides: new Map(
    rows.flatMap(({ tag }, at) => (tag?.kind === 'row' && tag.aside ? [[at, tag.aside] as const] : [])),
  ),
  isHidden,
  hiddenColumns,
})

/**
 * The sheets of files that were brought, each with how it is most likely to be read: as a person said of the same
 * headings before, else by the headings, else by a guess that a person has to look at.
 * @param lines of all sources; their places are the keys that the work gives them
 * @param find what was said before, by the fingerprint of a row of headings
 */
export function tablesOf(
  lines: readonly SourceLine[],
  brought: readonly BroughtTable[],
  find: (fingerprint: string) => RememberedColumns | undefined,
): WorkTable[] {
  return [...Map.groupBy(brought, ({ source }) => source).values()].flatMap((ofOne) => {
    const rows = ofOne.map(({ source, page }) =>
      lines.flatMap((line, key) =>
        line.place.source === source && line.place.page === page ? [{ line, key }] : [],
      ),
    )
    const sheets = ofOne.map((table, at) =>
      sheetOf(table.name, rows[at]?.map(({ line }) => line) ?? [], table),
    )
    const known = sheets.map((sheet) => rememberedMapping(sheet, find))
    const guessed = mapSheets(sheets)
    const hasMenu = known.some(Boolean) || guessed.some(({ mapping }) => mapping)
    return ofOne.map((table, at): WorkTable => {
      const sheet = sheets[at] ?? sheetOf(table.name, [])
      const mapping = known[at] ?? guessed[at]?.mapping
      const byKey = (one: TableMapping): TableMapping => ({
        ...one,
        headings: one.headings === null ? null : (rows[at]?.[one.headings]?.key ?? null),
      })
      if (!mapping) return { ...table, mapping: null, by: hasMenu ? 'headings' : 'guess' }
      if (known[at]) return { ...table, mapping: byKey(mapping), by: 'memory' }
      return { ...table, mapping: byKey(mapping), by: isSure(sheet, mapping) ? 'headings' : 'guess' }
    })
  })
}

/** Do the headings say what everything is, prices among it? */
function isSure(sheet: TableSheet, mapping: TableMapping): boolean {
  if (mapping.kind !== 'other') return true
  const hasPrices = mapping.columns.some(({ holds }) => holds === 'price' || holds === 'prices')
  return mapping.headings !== null && hasPrices && columnsGuessed(sheet, mapping).length === 0
}
