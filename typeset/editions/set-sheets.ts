import type { EverydayPaper } from '#domain/design/paper/paper.ts'
import { isFolded, MOST_PAGES_FOLDED, type SheetKey } from '#domain/design/paper/sheets.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { PageSize, TypesetFinding, TypesetResult } from '../job/job.ts'
import { withOutputIntent } from '../pdf/output-intent.ts'
import { withPageBoxes } from '../pdf/page-boxes.ts'
import type { Ink } from '../pictures/press-inks.ts'
import { type Imposition, imposed } from './imposition.ts'
import { forPress, PRESS_SLUG_PT, type PressSheets } from './press-sheets.ts'

interface SheetsToSet {
  readonly sheets: SheetKey
  readonly title: string
  /** Of blank parts, as `#rrggbb`, or as inks. */
  readonly ground: string | Ink
  readonly isRightToLeft: boolean
  readonly everyday: EverydayPaper
  /** For a print shop, of pages with bleed. */
  readonly press?: PressSheets
}

/**
 * Finished pages on the sheets of a design: a PDF to be printed on both sides, then folded or cut. A page is
 * placed as a picture of itself, so that the sheets say nothing to readers aloud; they aren't PDF/UA.
 */
export function setSheets(
  engine: TypstEngine,
  result: TypesetResult,
  { sheets, title, ground, isRightToLeft, everyday, press }: SheetsToSet,
): TypesetResult {
  const { pages, findings } = result
  const size = pages[0]?.trim
  if (sheets === 'single' || !size) return { ...result, regions: [] }
  const usual = imposed(sheets, { size, count: pages.length, isRightToLeft, everyday })
  const set = onSheets(engine, press ? forPress(sheets, usual, press) : usual, {
    result: { ...result, findings: [...findings, ...foldFindings(sheets, pages.length)] },
    title,
    ground,
  })
  if (!press) return set
  const trimmed = withTrim(set, press.bleedPt)
  return { ...trimmed, pdf: withOutputIntent(trimmed.pdf, press.unit) }
}

/** Says where a sheet with a slug is cut. */
function withTrim(result: TypesetResult, bleedPt: number): TypesetResult {
  const boxes = { toTrimPt: PRESS_SLUG_PT, toBleedPt: PRESS_SLUG_PT - bleedPt }
  const pages = result.pages.map((page) => ({
    ...page,
    trim: {
      x: PRESS_SLUG_PT,
      y: PRESS_SLUG_PT,
      widthPt: page.widthPt - 2 * PRESS_SLUG_PT,
      heightPt: page.heightPt - 2 * PRESS_SLUG_PT,
    },
  }))
  return { ...result, pages, pdf: withPageBoxes(result.pdf, boxes) }
}

/** Finished pages as an imposition has them. */
export function onSheets(
  engine: TypstEngine,
  { sheet, sides, lines, marks, tickets = [] }: Imposition,
  { result, title, ground }: Pick<SheetsToSet, 'title' | 'ground'> & { readonly result: TypesetResult },
): TypesetResult {
  engine.addFile('pages.pdf', Buffer.from(result.pdf))
  const [page] = result.pages
  const job = { title, ground, page, inset: page?.trim.x, sheet, sides, lines, marks, tickets }
  const document = engine.set('shared/editions/sheets.typ', { imposition: job })
  const printed: PageSize = { ...sheet, trim: { x: 0, y: 0, ...sheet } }
  return { ...result, pdf: engine.plainPdf(document), pages: sides.map(() => printed), regions: [] }
}

function foldFindings(sheets: SheetKey, pages: number): TypesetFinding[] {
  if (!isFolded(sheets) || pages <= MOST_PAGES_FOLDED[sheets]) return []
  return [{ code: 'more_than_folds', params: { sheets, pages, most: MOST_PAGES_FOLDED[sheets] } }]
}
