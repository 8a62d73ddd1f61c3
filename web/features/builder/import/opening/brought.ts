import type { LineRole } from '#domain/reading/layout/role.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import type { BroughtTable } from '#domain/reading/review/work-table.ts'
import { cellRuns, tableLines } from '#domain/reading/tables/rows/table-lines.ts'
import type { EncodingLabel } from '#sources/letters/encodings.ts'
import type { OpenedSource, SourcePage } from '#sources/opened.ts'

export interface BroughtFile {
  readonly name: string
  readonly showing: 'lines' | 'pdf' | 'picture' | 'sheets'
  /** Of a PDF, of a picture, and of a text whose encoding may be another one. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly pages: readonly SourcePage[]
  /** Of a text, where only its letters or the owner say it. */
  readonly encoding?: EncodingLabel
  readonly notice?: string
}

export type Brought =
  | {
      readonly kind: 'lines'
      readonly files: readonly BroughtFile[]
      readonly lines: readonly SourceLine[]
      /** What the sources say that lines are, by their places. */
      readonly roles: ReadonlyMap<number, LineRole>
      /** The sheets among the sources. */
      readonly tables: readonly BroughtTable[]
    }
  /** One of our files. */
  | { readonly kind: 'menu'; readonly name: string; readonly json: string }

/** A source with what it holds; pictures have been recognized. */
export interface OpenedFile {
  readonly file: BroughtFile
  readonly opened: Exclude<OpenedSource, { kind: 'pictures' }>
}

/** Several sources as one menu, rows of sheets as lines; a whole menu is alone. */
export function joined(files: readonly OpenedFile[]): Brought | null {
  if (files.length === 0) return null
  const whole = files.find(({ opened }) => opened.kind === 'menu')
  if (whole?.opened.kind === 'menu') return { kind: 'menu', name: whole.file.name, json: whole.opened.json }
  const lines: SourceLine[] = []
  const roles = new Map<number, LineRole>()
  const tables: BroughtTable[] = []
  for (const [source, { opened }] of files.entries()) {
    const said = opened.kind === 'lines' ? opened.roles : undefined
    for (const [at, role] of said ?? []) roles.set(lines.length + at, role)
    if (opened.kind === 'table')
      for (const [at, { name, isHidden, hiddenColumns }] of opened.sheets.entries())
        tables.push({
          source,
          page: at + 1,
          name,
          ...(isHidden && { isHidden }),
          ...(hiddenColumns && { hiddenColumns }),
        })
    for (const line of linesOf(opened)) lines.push({ ...line, place: { ...line.place, source } })
  }
  return { kind: 'lines', files: files.map(({ file }) => file), lines, roles, tables }
}

function linesOf(opened: OpenedFile['opened']): readonly SourceLine[] {
  if (opened.kind === 'lines') return opened.lines
  if (opened.kind === 'menu') return []
  return opened.sheets.flatMap((sheet, at) => tableLines(sheet, 0, at + 1).map(({ line }) => line))
}

/** What was brought, as it is reviewed: its sources and all that was said of them. */
export interface BroughtReview {
  readonly files: readonly BroughtFile[]
  readonly lines: readonly SourceLine[]
  readonly work: ReviewWork
}

/** What was brought with every row read as a line of text: it looked like a table, and is none. */
export const inLines = ({ files, lines, work }: BroughtReview) => ({
  files: files.map((file): BroughtFile => (file.showing === 'sheets' ? { ...file, showing: 'lines' } : file)),
  lines: lines.map((line) => (files[line.place.source]?.showing === 'sheets' ? asText(line) : line)),
  roles: new Map(
    work.lines.flatMap(({ key, told }) =>
      told === undefined || key >= lines.length ? [] : [[key, told] as const],
    ),
  ),
  tables: [],
})

/** A row as a line of text: its cells are apart, blank ones leave no gap. */
function asText({ tag: _, ...row }: SourceLine): SourceLine {
  const cells = row.runs.flatMap(({ text }) => text.replaceAll(/\s+/gu, ' ') || [])
  return { ...row, runs: cellRuns(cells) }
}
