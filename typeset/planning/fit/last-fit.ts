import { isDeepStrictEqual } from 'node:util'
import { pagesToFill } from '#domain/design/paper/sheets.ts'
import { AS_CHOSEN } from '../../sheet/page-setting.ts'
import { type FittedSheet, fitToPages } from './fit-pages.ts'
import type { SheetPlanner } from './sheet-planner.ts'

/**
 * Remembers how the last menu was brought onto its pages. The same menu in other colors is not planned again: no color
 * moves anything, and planning takes most of what is left then.
 */
export class LastFit {
  #last: { readonly from: object; readonly fitted: FittedSheet } | undefined

  /** As {@link fitToPages} of the planner's design. */
  fitted(templateId: number, planner: SheetPlanner): FittedSheet {
    const from = inputOf(templateId, planner)
    // A comparison ends where two menus differ; a key would be made of all of both.
    if (!this.#last || !isDeepStrictEqual(this.#last.from, from))
      this.#last = { from, fitted: fitToPages(pagesToFill(planner.design), planner) }
    const { fitted } = this.#last
    return { ...fitted, sheet: planner.sheetAt(fitted.setting) }
  }
}

/** All that a plan follows from: everything but colors, and pictures, of which the sheet has the shapes. */
const inputOf = (templateId: number, planner: SheetPlanner): object => ({
  templateId,
  isTypeFixed: planner.isTypeFixed,
  design: { ...planner.design, primaryColor: null, secondaryColor: null, accentColor: null },
  sheet: { ...planner.sheetAt(AS_CHOSEN), colors: null, inks: null },
})
