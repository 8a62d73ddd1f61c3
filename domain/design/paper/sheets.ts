import { type PaperChoice, paperOf } from './paper.ts'
import { isPoster } from './posters.ts'

/**
 * How pages are imposed on the sheets that are printed:
 * - `single`: each on a separate sheet
 * - `two-up`: each twice, side by side, with a line to cut along
 * - `folded`: two side by side on both sides of a sheet, in the order of a booklet stitched in the fold
 * - `tri-fold`: three side by side on both sides, the third panel folded in
 * - `tent`: one above the other, the upper one upside down
 */
export const SHEET_KEYS = ['single', 'two-up', 'folded', 'tri-fold', 'tent'] as const

export type SheetKey = (typeof SHEET_KEYS)[number]

/** Pages for which each way of folding is meant: more of them take further sheets, or make a thick spine. */
export const MOST_PAGES_FOLDED = { folded: 16, 'tri-fold': 6, tent: 2 } as const

export const isFolded = (sheets: SheetKey): sheets is keyof typeof MOST_PAGES_FOLDED =>
  sheets in MOST_PAGES_FOLDED

/** How much narrower the panel is that is folded inside, in inches; the usual allowance of printers for one sheet. */
export const SHORT_PANEL_IN = 1 / 16

/** What decides how many pages a menu fills. */
interface FillingDesign extends PaperChoice {
  readonly fitToPages: number | null
  readonly pageLayout: 'single' | 'multi'
  readonly sheets: SheetKey
}

/**
 * The pages that a menu is fitted to: those its owner asked for, the panels of its fold, or the one poster; null where any
 * number will do.
 */
export function pagesToFill(design: FillingDesign): number | null {
  const { fitToPages, pageLayout, sheets } = design
  if (fitToPages !== null || pageLayout === 'multi') return fitToPages
  if (hasPanels(sheets)) return MOST_PAGES_FOLDED[sheets]
  return sheets === 'single' && isPoster(paperOf(design)) ? 1 : null
}

/** Whether each part of a sheet that is folded is a page: none may stay blank. */
export const hasPanels = (sheets: SheetKey): sheets is 'tri-fold' | 'tent' =>
  sheets === 'tri-fold' || sheets === 'tent'
