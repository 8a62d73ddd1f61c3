import type { Sheet } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/units/sheet-units.ts'
import type { SheetHeights } from './height-book.ts'

/**
 * How the height of a text follows from the width of its column, both in em: a wider one saves lines, a narrower
 * one needs more. Guesses on the low side, since what is guessed too high is never measured.
 */
const BY_WIDTH = { wider: -0.85, narrower: -0.35 } as const

/** About the width of a letter of a description, as a share of the size of names, which are a little larger. */
const LETTER_EM = 0.36

/** Share of the header that follows the size of the restaurant's name. */
const NAME_OF_HEADER = 0.6

/** About how tall the parts of a sheet are at least, from their heights on another sheet of the same menu. */
export function estimatedHeights(
  {
    sheet: known,
    plan: { heights },
  }: { readonly sheet: Sheet; readonly plan: { readonly heights: SheetHeights } },
  sheet: Sheet,
  /** Of names, in points at scale 1. */
  nameSize: number,
): SheetHeights {
  const type = sheet.scale / known.scale
  const width = sheet.columnWidth / known.columnWidth / type
  const inColumn = type * width ** (width > 1 ? BY_WIDTH.wider : BY_WIDTH.narrower)
  const letters = sheet.columnWidth / (LETTER_EM * nameSize * sheet.scale)
  const isShort = (unit: SheetUnit | undefined) =>
    unit?.kind === 'item' ? (unit.description ?? '').length < letters : unit?.kind === 'section'
  const title = NAME_OF_HEADER * (sheet.style.title / known.style.title) + 1 - NAME_OF_HEADER
  const times = (share: number, of: readonly number[]) => of.map((height) => height * share)
  return {
    header: heights.header * type * Math.min(1, title),
    laterHeader: heights.laterHeader * type * Math.min(1, title),
    foot: heights.foot * type,
    lastFoot: heights.lastFoot * type,
    continued: times(type, heights.continued),
    heads: times(type, heights.heads),
    // What has one line keeps it in a narrower column.
    units: heights.units.map(
      (height, index) => height * (isShort(sheet.units[index]) ? Math.min(type, inColumn) : inColumn),
    ),
  }
}
