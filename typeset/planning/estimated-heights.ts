import type { Sheet } from '../sheet/sheet.ts'
import type { SheetHeights } from './height-book.ts'

/**
 * How the height of a text follows from the width of its column, both in em: a wider one saves lines, a narrower
 * one needs more. Guesses on the low side, since what is guessed too high is never measured: a name of one line
 * stays one.
 */
const BY_WIDTH = { wider: -0.85, narrower: -0.35 } as const

/** Share of the header that follows the size of the restaurant's name. */
const NAME_OF_HEADER = 0.6

/** About how tall the parts of a sheet are at least, from their heights on another sheet of the same menu. */
export function estimatedHeights(
  {
    sheet: known,
    plan: { heights },
  }: { readonly sheet: Sheet; readonly plan: { readonly heights: SheetHeights } },
  sheet: Sheet,
): SheetHeights {
  const type = sheet.scale / known.scale
  const width = sheet.columnWidth / known.columnWidth / type
  const inColumn = type * width ** (width > 1 ? BY_WIDTH.wider : BY_WIDTH.narrower)
  const title = NAME_OF_HEADER * (sheet.style.title / known.style.title) + 1 - NAME_OF_HEADER
  const times = (share: number, of: readonly number[]) => of.map((height) => height * share)
  return {
    header: heights.header * type * Math.min(1, title),
    foot: heights.foot * type,
    lastFoot: heights.lastFoot * type,
    continued: times(type, heights.continued),
    heads: times(type, heights.heads),
    units: times(inColumn, heights.units),
  }
}
