import type { SheetPlan } from '../planning/plan-sheet.ts'
import type { PlannedBand, PlannedColumn } from '../planning/planned-page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/units/sheet-units.ts'

/**
 * A page as the templates set it, which is all that it holds: the engine recognises one that an edit leaves alone. Lengths
 * in points.
 */
export interface PageToSet {
  readonly top: number
  readonly hasHeader: boolean
  readonly bands: readonly {
    readonly before: number
    readonly isWide: boolean
    readonly columns: readonly ColumnToSet[]
  }[]
  /** What its foot says of its marks. */
  readonly legend: Sheet['legend']
}

interface ColumnToSet {
  /** The section whose name or heads are repeated at the top. */
  readonly repeated: {
    readonly unit: SheetUnit
    /** Whether its name is repeated, and not its heads alone. */
    readonly isNamed: boolean
    readonly before: number
    readonly height: number
  } | null
  readonly units: readonly {
    readonly unit: SheetUnit
    readonly before: number
    readonly height: number
    readonly overflows: boolean
  }[]
}

/** The pages of a plan with the words that stand on them. */
export function pagesToSet(sheet: Sheet, { pages, heights }: SheetPlan): PageToSet[] {
  const unitAt = (index: number): SheetUnit => {
    const unit = sheet.units[index]
    if (!unit) throw new RangeError(`The plan names unit ${index} of ${sheet.units.length}.`)
    return unit
  }
  const columnOf = ({ continues, isNamed, beforeName, units }: PlannedColumn): ColumnToSet => ({
    repeated:
      continues === null
        ? null
        : {
            unit: unitAt(continues),
            isNamed,
            before: beforeName,
            height: (isNamed ? heights.continued : heights.heads)[continues] ?? 0,
          },
    units: units.map(({ unit, ...placed }) => ({
      unit: unitAt(unit),
      ...placed,
      height: heights.units[unit] ?? 0,
    })),
  })
  return pages.map(({ top, hasHeader, bands }, index) => ({
    top,
    hasHeader,
    bands: bands.map((band) => ({ ...band, columns: band.columns.map(columnOf) })),
    legend: legendOf(sheet, bands, index + 1 === pages.length),
  }))
}

/** `where-needed` on the pages that have such marks. */
function legendOf(
  { legend, legendPlace, units }: Sheet,
  bands: readonly PlannedBand[],
  isLast: boolean,
): Sheet['legend'] {
  if (legendPlace === 'last-page') return isLast ? legend : []
  if (legendPlace === 'each-page') return legend
  const isNeeded = bands.some(({ columns }) =>
    columns.some((column) => column.units.some(({ unit }) => hasMarks(units[unit]))),
  )
  return isNeeded ? legend : []
}

function hasMarks(unit: SheetUnit | undefined): boolean {
  if (unit?.kind === 'item')
    return unit.markText !== '' || unit.signs !== '' || (unit.more?.marks.length ?? 0) > 0
  if (unit?.kind !== 'run') return false
  return unit.items.some(({ markText, signs, marks }) => markText !== '' || signs !== '' || marks.length > 0)
}
