import type { SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { PlannedBand, PlannedColumn } from '../planning/pages/planned-page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetExtras, SheetMarks, SheetUnit } from '../sheet/units/sheet-units.ts'
import { type DrawingPlace, roomForDrawing } from './room-for-drawing.ts'

/** What a second pass is given of a plan. */
export interface PlanToSet {
  readonly pages: readonly PageToSet[]
  /** By their names. */
  readonly columns: Readonly<Record<string, ColumnToSet>>
  /** The page of each section that the sheet lists, from 1. */
  readonly sectionPages: readonly number[]
}

/**
 * A page as the templates set it, which is all that it holds: the engine recognises one that an edit leaves alone. Lengths
 * in points.
 */
interface PageToSet {
  readonly top: number
  readonly hasHeader: boolean
  readonly bands: readonly {
    readonly before: number
    readonly isWide: boolean
    readonly runsOver: boolean
    /** Of the box of a section whose name is across the columns below it: one box is around both. */
    readonly partOfBox: PartOfBox | null
    /** Their names. */
    readonly columns: readonly string[]
  }[]
  /** What its foot says of its marks. */
  readonly legend: Sheet['legend']
  readonly drawing: DrawingPlace | null
}

type PartOfBox = 'name' | 'columns'

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

/**
 * The pages of a plan with the words that are on them. Columns are named by their places, and apart from their pages: an
 * edit changes those that it moves, and no page that only has them.
 */
export function planToSet(sheet: Sheet, plan: SheetPlan): PlanToSet {
  const columns: Record<string, ColumnToSet> = {}
  const nameOf = (column: PlannedColumn, place: string): string => {
    columns[place] = columnToSet(sheet, plan, column)
    return place
  }
  const drawing = roomForDrawing(sheet, plan)
  const pages = plan.pages.map(({ top, hasHeader, bands }, page) => ({
    top,
    hasHeader,
    bands: bands.map(({ before, isWide, columns }, band) => ({
      before,
      isWide,
      partOfBox: partOfBox(sheet, bands, band),
      runsOver: columns.some(({ units }) => units.some(({ overflows }) => overflows)),
      columns: columns.map((column, index) => nameOf(column, `column-${page}-${band}-${index}`)),
    })),
    legend: legendOf(sheet, bands, page + 1 === plan.pages.length),
    drawing: drawing?.page === page ? drawing.place : null,
  }))
  return { pages, columns, sectionPages: sectionPagesOf(sheet, plan) }
}

function partOfBox(
  { headsAcross, units }: Sheet,
  bands: readonly PlannedBand[],
  number: number,
): PartOfBox | null {
  if (!headsAcross) return null
  const isName = (band: PlannedBand | undefined) => {
    const unit = units[band?.columns.at(-1)?.units.at(-1)?.unit ?? -1]
    return band?.isWide && unit?.kind === 'section' && unit.box === 'open'
  }
  if (isName(bands[number])) return 'name'
  return isName(bands[number - 1]) ? 'columns' : null
}

function columnToSet(
  sheet: Sheet,
  { heights }: SheetPlan,
  { continues, isNamed, beforeName, units }: PlannedColumn,
): ColumnToSet {
  const unitAt = (index: number): SheetUnit => {
    const unit = sheet.units[index]
    if (!unit) throw new RangeError(`The plan names unit ${index} of ${sheet.units.length}.`)
    return unit.kind === 'item' && heights.areOnOneLine[index] ? { ...unit, isOneLine: true } : unit
  }
  return {
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
  }
}

function sectionPagesOf({ header, units }: Sheet, { pages }: SheetPlan): number[] {
  if (header.index.length === 0) return []
  return pages.flatMap(({ bands }, page) =>
    bands
      .flatMap(({ columns }) => columns.flatMap((column) => column.units))
      .filter(({ unit }) => isListed(units[unit]))
      .map(() => page + 1),
  )
}

const isListed = (unit: SheetUnit | undefined): boolean => unit?.kind === 'section' && unit.level === 0

/** `where-needed` on the pages that have such marks. */
function legendOf(
  { legend, legendPlace, explainsUnmarked, units }: Sheet,
  bands: readonly PlannedBand[],
  isLast: boolean,
): Sheet['legend'] {
  if (legendPlace === 'last-page') return isLast ? legend : []
  if (legendPlace === 'each-page') return legend
  const isNeeded = bands.some(({ columns }) =>
    columns.some((column) => column.units.some(({ unit }) => hasMarks(units[unit], explainsUnmarked))),
  )
  return isNeeded ? legend : []
}

/** @param explainsUnmarked whether the legend says what the absence of marks means: then every dish needs it */
function hasMarks(unit: SheetUnit | undefined, explainsUnmarked: boolean): boolean {
  if (unit === undefined || unit.kind === 'section') return false
  if (unit.kind === 'note') return unit.extras.some(marksOfChoices)
  if (explainsUnmarked) return true
  if (unit.kind === 'run') return unit.items.some(isMarked)
  const { marks = [], extras = [] } = unit.more ?? {}
  return isMarked({ ...unit, marks }) || extras.some(marksOfChoices)
}

const marksOfChoices = ({ sign, options }: SheetExtras): boolean => [sign, ...options].some(isMarked)

const isMarked = ({ markText, signs, marks }: Omit<SheetMarks, 'meanings'>): boolean =>
  markText !== '' || signs !== '' || marks.length > 0
