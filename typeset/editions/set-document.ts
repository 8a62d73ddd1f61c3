import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetInput, TypesetResult } from '../job/job.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { GlyphCoverage } from '../text/glyph-coverage.ts'
import { drawableText, printableLine } from '../text/printable-text.ts'
import { setLabels } from './set-labels.ts'
import { setLargePrint } from './set-large-print.ts'
import { setMatrix } from './set-matrix.ts'
import { setReport } from './set-report.ts'
import { setStaffSheet } from './set-staff-sheet.ts'

interface Prepared {
  readonly printed: PrintedMenu
  readonly words: MenuWords
  /** Made when it is asked for. */
  readonly sheet: () => Sheet
  readonly coverage: GlyphCoverage
}

/** Returns an edition with its own Typst file, which isn't a page of a template; null for those that are. */
export function setDocument(
  engine: TypstEngine,
  { edition, design, menu, restaurant, record }: TypesetInput,
  { printed, words, sheet, coverage }: Prepared,
): TypesetResult | null {
  const line = (text: string) => printableLine(drawableText(text, coverage).text)
  const job = () => ({
    printed,
    design,
    sheet: sheet(),
    language: menu.language,
    country: (menu.market ?? restaurant.market)?.country,
    record,
    line,
  })
  switch (edition?.kind) {
    case 'labels':
    case 'tent-cards':
      return setLabels(engine, job(), words, edition.kind === 'tent-cards')
    case 'allergen-matrix':
      return setMatrix(engine, job())
    case 'staff-sheet':
      return setStaffSheet(engine, job())
    case 'preflight-report':
      return record?.report ? setReport(engine, job(), record.report) : null
    case 'large-print':
      return setLargePrint(engine, job())
    default:
      return null
  }
}
