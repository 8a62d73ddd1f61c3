import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetItem, SheetUnit } from '../../sheet/units/sheet-units.ts'
import type { SheetHeights } from './height-cache.ts'

/**
 * How the height of a text follows from the width of its column, both in em: a wider one saves lines, a narrower
 * one needs more. Guesses on the low side, since what is guessed too high is never measured.
 */
const BY_WIDTH = { wider: -0.85, narrower: -0.35 } as const

/** About the width of a letter of a description and of a name, as shares of the size of names. */
const LETTER_EM = 0.36
const NAME_LETTER_EM = 0.5

/** After a name come marks and a price, in letters. */
const BEHIND_NAME = 10

/** Of its last line a text leaves about half empty. */
const OF_LAST_LINE = 0.45

/** Share of the header that follows the size of the restaurant's name. */
const NAME_OF_HEADER = 0.6

/** Whether heights are guessed on the low side, so that nothing is ruled out that may fit, or as they are on average. */
export type Guess = 'least' | 'likely'

/** About how tall the parts of a sheet are, from their heights on another sheet of the same menu. */
export function estimatedHeights(
  { sheet: known, heights }: { readonly sheet: Sheet; readonly heights: SheetHeights },
  sheet: Sheet,
  /** Of names, in points at scale 1. */
  nameSize: number,
  guess: Guess = 'least',
): SheetHeights {
  const type = sheet.scale / known.scale
  const width = sheet.columnWidth / known.columnWidth / type
  const inColumn = type * width ** (width > 1 ? BY_WIDTH.wider : BY_WIDTH.narrower)
  const letters = sheet.columnWidth / (LETTER_EM * nameSize * sheet.scale)
  const isShort = (unit: SheetUnit | undefined) =>
    unit?.kind === 'item' ? (unit.description ?? '').length < letters : unit?.kind === 'section'
  const title = NAME_OF_HEADER * (sheet.style.title / known.style.title) + 1 - NAME_OF_HEADER
  const times = (share: number, of: readonly number[]) => of.map((height) => height * share)
  const linesOn = (room: Sheet) => {
    const em = nameSize * room.scale
    const [ofName, ofDescription] = [NAME_LETTER_EM, LETTER_EM].map(
      (letter) => room.columnWidth / (letter * em),
    )
    return ({ name, description }: SheetItem) =>
      lines(name.length + BEHIND_NAME, ofName ?? 1) + lines(description?.length ?? 0, ofDescription ?? 1)
  }
  const [linesBefore, linesNow] = [linesOn(known), linesOn(sheet)]
  const shareOf = (unit: SheetUnit | undefined) => {
    if (guess === 'likely' && unit?.kind === 'item') return (type * linesNow(unit)) / linesBefore(unit)
    // What has one line keeps it in a narrower column.
    return isShort(unit) ? Math.min(type, inColumn) : inColumn
  }
  return {
    header: heights.header * type * Math.min(1, title),
    laterHeader: heights.laterHeader * type * Math.min(1, title),
    foot: heights.foot * type,
    lastFoot: heights.lastFoot * type,
    continued: times(type, heights.continued),
    heads: times(type, heights.heads),
    units: heights.units.map((height, index) => height * shareOf(sheet.units[index])),
    areOnOneLine: heights.areOnOneLine,
  }
}

/** Returns how many lines these letters take on average; no letters take none. */
const lines = (letters: number, onLine: number): number =>
  letters === 0 ? 0 : Math.max(1, letters / onLine + OF_LAST_LINE)
