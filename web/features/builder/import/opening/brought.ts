import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import type { LineRole } from '#domain/reading/roles/role.ts'
import type { OpenedSource, SourcePage, SourceSheet } from '#sources/opened.ts'

/** How a source is shown beside what was read of it. */
export type Showing = 'lines' | 'pdf' | 'picture'

/** One of the sources of a menu. */
export interface BroughtFile {
  readonly name: string
  readonly showing: Showing
  /** Of a PDF or a picture. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly pages: readonly SourcePage[]
}

/** A menu that was brought, by what it takes to read it. */
export type Brought =
  | {
      readonly kind: 'lines'
      readonly files: readonly BroughtFile[]
      readonly lines: readonly SourceLine[]
      /** What the sources say that lines are, by their places. */
      readonly roles: ReadonlyMap<number, LineRole>
    }
  | { readonly kind: 'table'; readonly name: string; readonly sheets: readonly SourceSheet[] }
  /** A file of our own. */
  | { readonly kind: 'menu'; readonly name: string; readonly json: string }

/** A source with what it holds; pictures have been recognized. */
export interface OpenedFile {
  readonly file: BroughtFile
  readonly opened: Exclude<OpenedSource, { kind: 'pictures' }>
}

/** Several sources as one menu. A table beside other sources is read line by line; a whole menu stands alone. */
export function joined(files: readonly OpenedFile[]): Brought | null {
  const [first, ...others] = files
  if (!first) return null
  const whole = files.find(({ opened }) => opened.kind === 'menu')
  if (whole?.opened.kind === 'menu') return { kind: 'menu', name: whole.file.name, json: whole.opened.json }
  if (first.opened.kind === 'table' && others.length === 0)
    return { kind: 'table', name: first.file.name, sheets: first.opened.sheets }
  const lines: SourceLine[] = []
  const roles = new Map<number, LineRole>()
  for (const [source, { opened }] of files.entries()) {
    const said = opened.kind === 'lines' ? opened.roles : undefined
    for (const [at, role] of said ?? []) roles.set(lines.length + at, role)
    lines.push(...linesOf(opened).map((line) => ({ ...line, place: { ...line.place, source } })))
  }
  return { kind: 'lines', files: files.map(({ file }) => file), lines, roles }
}

function linesOf(opened: OpenedFile['opened']): readonly SourceLine[] {
  if (opened.kind === 'lines') return opened.lines
  if (opened.kind === 'menu') return []
  const text = opened.sheets
    .flatMap(({ rows }) =>
      rows.map((row) =>
        row
          .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
          .filter(Boolean)
          .join('\t'),
      ),
    )
    .join('\n')
  return textLines(text)
}
