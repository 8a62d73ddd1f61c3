import { isFolded, MOST_PAGES_FOLDED, type SheetKey } from '#domain/design/paper/sheets.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { PageSize, TypesetFinding, TypesetResult } from '../job/job.ts'
import { type Imposition, imposed } from './imposition.ts'

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
  result: TypesetResult,
  { sheets, title, ground, isRightToLeft }: SheetsToSet,
): TypesetResult {
  const { pages, findings } = result
  const size = pages[0]?.trim
  if (sheets === 'single' || !size) return { ...result, regions: [] }
  return onSheets(engine, imposed(sheets, { size, count: pages.length, isRightToLeft }), {
    result: { ...result, findings: [...findings, ...foldFindings(sheets, pages.length)] },
    title,
    ground,
  })
}

/** Finished pages as an imposition has them. */
export function onSheets(
  engine: TypstEngine,
  { sheet, sides, lines, marks }: Imposition,
  { result, title, ground }: Pick<SheetsToSet, 'title' | 'ground'> & { readonly result: TypesetResult },
): TypesetResult {
  engine.addFile('pages.pdf', Buffer.from(result.pdf))
  const job = { title, ground, page: result.pages[0]?.trim, sheet, sides, lines, marks }
  const document = engine.set('shared/editions/sheets.typ', { imposition: job })
  const printed: PageSize = { ...sheet, trim: { x: 0, y: 0, ...sheet } }
  return { ...result, pdf: engine.plainPdf(document), pages: sides.map(() => printed), regions: [] }
}

function foldFindings(sheets: SheetKey, pages: number): TypesetFinding[] {
  if (!isFolded(sheets) || pages <= MOST_PAGES_FOLDED[sheets]) return []
  return [{ code: 'more_than_folds', params: { sheets, pages, most: MOST_PAGES_FOLDED[sheets] } }]
}
