import { everydayPaperFor, paperOf } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import type { EditionRecord } from '#domain/editions/edition-record.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { languageOf } from '#domain/money/locale.ts'
import type { SetDocument, TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'

/** What an edition that isn't a menu page is made of. */
export interface DocumentToSet {
  readonly printed: PrintedMenu
  readonly design: Design
  readonly sheet: Sheet
  /** BCP 47, of the menu; ISO 3166-1 alpha-2, of the restaurant. */
  readonly language: string | undefined
  readonly country: string | undefined
  readonly record: EditionRecord | undefined
  /** A text of which every character has a shape. */
  readonly line: (text: string) => string
}

/** Letter or A4, whichever is closer to the paper of the design. */
export const officePaper = (design: Design, isLandscape = false) =>
  paperOf({ ...design, pageSize: everydayPaperFor(design.pageSize), isLandscape })

/** Sets a file of `shared/editions/` on a paper, which the file gets with what it prints. */
export function setOnPaper<Pass extends { readonly paper: ReturnType<typeof officePaper> }>(
  engine: TypstEngine,
  file: string,
  { units: _, ...sheet }: Sheet,
  pass: Pass,
): { readonly document: SetDocument; readonly result: TypesetResult } {
  const document = engine.set(`shared/editions/${file}`, { sheet, pass })
  const page = { ...pass.paper, trim: { x: 0, y: 0, ...pass.paper } }
  const pages = Array.from({ length: document.numOfPages }, () => page)
  // Nothing on it is pointed at, and it is not fitted.
  return { document, result: { pdf: engine.pdf(document), pages, regions: [], fit: null, findings: [] } }
}

/** A day (ISO 8601) as a menu in this language writes it: `23. November 2026`. */
export const writtenDay = (day: string, language: string | undefined): string =>
  new Intl.DateTimeFormat(languageOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
