import { joinedLine } from './units/sheet-prices.ts'
import type { SheetItem, SheetUnit } from './units/sheet-units.ts'
import { widthInEm } from './units/text-width.ts'

/** The widths of what ends the rows of a menu, in em of the names: one for all sections, so that their columns are in line. */
export interface Ledger {
  /** The widest price that is alone in its row, of usual length, with the space before it. */
  readonly price: number
  /** The widest columns of prices; 0 where there are none next to a wine. */
  readonly columns: number
  /** The longest region of a wine; 0 where none has one. */
  readonly region: number
}

/** Longer prices, as of a season, have what they take: they would push all others from the edge. */
const USUAL_PRICE = 7
/** Before a price, and behind a region. */
const GAP_EM = 0.9
/** Prices in bold are so much wider. */
const BOLD = 1.08
/** Widths are steps of this, so that an edit seldom changes them. */
const STEP_EM = 0.5

/** The same for menus without wines, so that the engine knows the sheet of another one. */
const USUAL: Ledger = { price: 4.75, columns: 0, region: 0 }

/** @param isMeasured whether prices are on lines of text, whose length follows from them */
export function ledgerOf(units: readonly SheetUnit[], letterWidth: number, isMeasured: boolean): Ledger {
  const items = units.filter((unit): unit is SheetUnit & SheetItem => unit.kind === 'item')
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, widthInEm(text, letterWidth)), 0)
  const wines = items.filter(({ more }) => more?.wine != null)
  if (wines.length === 0 && !isMeasured) return USUAL
  const columns = wines.flatMap(({ more }) =>
    more && !more.prices.areBelow && more.prices.cells.length > 0
      ? more.prices.cells.reduce((sum, { width }) => sum + width, 0)
      : [],
  )
  const prices = items.flatMap(({ price, more }) => price ?? more?.prices.line.map(joinedLine) ?? [])
  return {
    price: inSteps(BOLD * widest(prices.filter(({ length }) => length <= USUAL_PRICE)) + GAP_EM),
    columns: inSteps(Math.max(0, ...columns)),
    region: inSteps(widest(wines.flatMap(({ more }) => more?.region ?? []))),
  }
}

const inSteps = (em: number): number => (em === 0 ? 0 : Math.ceil(em / STEP_EM) * STEP_EM)
