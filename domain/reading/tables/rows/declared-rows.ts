import { joinDeclared } from '../../declared/declared.ts'
import { type DeclaredLine, declaredLines } from '../../declared/declared-lines.ts'
import { type SourceLine, textOf } from '../../lines/line.ts'
import { type LegendEntry, readLegend } from '../../marks/legend.ts'
import type { TableRow } from './table-row.ts'

/** Cells that may hold codes behind their words. */
const FIELDS = ['name', 'description'] as const

/** Rows without the codes of allergens in their names and descriptions, and what these say, by the places of the rows among them. */
interface DeclaredRows {
  readonly rows: readonly TableRow[]
  readonly declared: ReadonlyMap<number, DeclaredLine>
}

/**
 * Takes codes and words of allergens off the cells of a table, as they are taken off lines of text. A row with one
 * filled cell may explain them.
 * @param country ISO 3166-1 alpha-2, whose usual list counts where the table explains nothing
 */
export function declaredRows(
  rows: readonly TableRow[],
  lines: readonly SourceLine[],
  country: string | undefined,
): DeclaredRows {
  const { legend, explains } = legendIn(rows)
  const found = FIELDS.map((field) =>
    declaredLines(
      rows.map(({ fields }, at) => withText(lines[at], fields[field])),
      {
        legend,
        twofold: new Set(),
        country,
        takesPlain: true,
        isOfMenu: (at) => explains.has(at),
        isNotice: () => false,
      },
    ),
  )
  const declared = new Map<number, DeclaredLine>()
  const bare = rows.map((row, at) => {
    const fields = { ...row.fields }
    const parts = FIELDS.flatMap((field, index) => {
      const one = found[index]?.get(at)
      // A name of nothing but codes stays: a dish needs one.
      if (!one || (one.isAll && field === 'name')) return []
      fields[field] = textOf(one.line)
      return [one]
    })
    const [line] = parts
    if (!line) return row
    declared.set(at, { ...line, isAll: false, declared: joinDeclared(parts.map((part) => part.declared)) })
    return { ...row, fields }
  })
  return { rows: bare, declared }
}

/** The signs that rows of one filled cell explain, and the places of these rows. */
function legendIn(rows: readonly TableRow[]) {
  const legend = new Map<string, LegendEntry>()
  const explains = new Set<number>()
  for (const [at, { cells }] of rows.entries()) {
    const filled = cells.filter((cell) => cell !== '')
    const entries = filled.length === 1 ? (readLegend(filled[0] ?? '')?.entries ?? []) : []
    for (const entry of entries) if (!legend.has(entry.symbol)) legend.set(entry.symbol, entry)
    if (entries.length > 0) explains.add(at)
  }
  return { legend, explains }
}

const withText = (line: SourceLine | undefined, text: string): SourceLine => ({
  gapAbove: 0,
  size: 1,
  place: { source: 0, page: 1 },
  ...line,
  runs: text === '' ? [] : [{ text, x: 0, width: text.length }],
})
