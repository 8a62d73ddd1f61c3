import type { PaperPt } from '#domain/design/paper/paper.ts'
import { languageOf } from '#domain/money/locale.ts'
import type { SetDocument, TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'

/** A set document of an edition that isn't a menu page: nothing on it is pointed at, and it is not fitted. */
export const documentPages = (engine: TypstEngine, document: SetDocument, paper: PaperPt): TypesetResult => ({
  pdf: engine.pdf(document),
  pages: Array.from({ length: document.numOfPages }, () => ({ ...paper, trim: { x: 0, y: 0, ...paper } })),
  regions: [],
  fit: null,
  findings: [],
})

/** A day (ISO 8601) as a menu in this language writes it: `23. November 2026`. */
export const writtenDay = (day: string, language: string | undefined): string =>
  new Intl.DateTimeFormat(languageOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
