import { isFolded, MOST_PAGES_FOLDED, type SheetKey } from '#domain/design/paper/sheets.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { PageSize, TypesetFinding, TypesetResult } from '../job/job.ts'
import { imposed } from './imposition.ts'

interface SheetsToSet {
  readonly sheets: SheetKey
  readonly title: string
  /** Of blank parts, as `#rrggbb`. */
  readonly ground: string
  readonly isRightToLeft: boolean
}

/**
 * Finished pages on the sheets of a design: a PDF to be printed on both sides, then folded or cut. A page is
 * placed as a picture of itself, so that the sheets say nothing to readers aloud; they aren't PDF/UA.
 */
export function setSheets(
  engine: TypstEngine,
  { pdf, pages, findings, fit }: TypesetResult,
  { sheets, title, ground, isRightToLeft }: SheetsToSet,
): TypesetResult {
  const size = pages[0]?.trim
  if (sheets === 'single' || !size) return { pdf, pages, findings, fit, regions: [] }
  const { sheet, sides, lines } = imposed(sheets, { size, count: pages.length, isRightToLeft })
  engine.addFile('pages.pdf', Buffer.from(pdf))
  const job = { title, ground, page: size, sheet, sides, lines }
  const document = engine.set('shared/editions/sheets.typ', { imposition: job })
  const printed: PageSize = { ...sheet, trim: { x: 0, y: 0, ...sheet } }
  return {
    pdf: engine.plainPdf(document),
    pages: sides.map(() => printed),
    regions: [],
    fit,
    findings: [...findings, ...foldFindings(sheets, pages.length)],
  }
}

function foldFindings(sheets: SheetKey, pages: number): TypesetFinding[] {
  if (!isFolded(sheets) || pages <= MOST_PAGES_FOLDED[sheets]) return []
  return [{ code: 'more_than_folds', params: { sheets, pages, most: MOST_PAGES_FOLDED[sheets] } }]
}
