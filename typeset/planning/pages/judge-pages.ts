import { COST } from './costs.ts'
import { columnHeight } from './feathered.ts'
import type { PagePlan, PlanFrame, PlannedPage, PlanUnit } from './planned-page.ts'

/** A hole, as a share of the height of the columns around it, that everybody sees. */
export const WORST_HOLE = 0.15

/** What an editor would mark in a plan. */
export interface PageFaults {
  /** How many times a section goes on in another column. */
  readonly parted: number
  /** By how much each column ends above the lowest one, or above the foot of a page that is followed: shares of that height. */
  readonly holes: readonly number[]
  /** How much of the last of several pages is filled, a share of its height; 1 where there is one page. */
  readonly lastFilled: number
}

export function pageFaults({ pages }: PagePlan, units: readonly PlanUnit[], frame: PlanFrame): PageFaults {
  return {
    parted: pages.reduce((sum, { bands }) => sum + partedIn(bands, units), 0),
    holes: pages.flatMap((page, number) => {
      const isFollowed = number + 1 < pages.length
      return holesIn(page, units, isFollowed ? frame.height - (number === 0 ? frame.headerHeight : 0) : 0)
    }),
    lastFilled: pages.length > 1 ? heightOf(pages.at(-1), units) / frame.height : 1,
  }
}

const heightOf = (page: Pick<PlannedPage, 'bands'> | undefined, units: readonly PlanUnit[]): number =>
  (page?.bands ?? []).reduce(
    (sum, { before, columns }) =>
      sum + before + Math.max(0, ...columns.map((column) => columnHeight({ units }, column))),
    0,
  )

export const worstHole = (faults: PageFaults): number => Math.max(0, ...faults.holes)

/** What parted sections and holes cost together, by the table of plans. */
export const costOfFaults = ({ parted, holes }: Pick<PageFaults, 'parted' | 'holes'>): number =>
  COST.plan.parted * parted +
  COST.plan.hole * holes.reduce((sum, hole) => sum + (hole > WORST_HOLE ? hole : 0), 0) +
  COST.plan.ragged * holes.reduce((sum, hole) => sum + hole ** 2, 0)

/** Of a parted section, a list below a name across all columns that goes on to another page: guests of lists turn pages. */
const PARTED_LIST = 0.5

/** How many columns begin inside a section: below a name across all columns only those that go on from another page. */
function partedIn(bands: PlannedPage['bands'], units: readonly PlanUnit[]): number {
  const begun = bands.flatMap(({ columns }, band) =>
    columns.flatMap(({ units: [first] }, column) => {
      const unit = first && units[first.unit]
      return unit && (!unit.isBelowWide || band + column === 0) ? [unit] : []
    }),
  )
  return begun.reduce(
    (sum, { kind, isBelowWide }) => sum + (kind !== 'item' ? 0 : isBelowWide ? PARTED_LIST : 1),
    0,
  )
}

/** @param least how high a page is that another one follows, in points; 0 for the last one */
function holesIn({ bands }: PlannedPage, units: readonly PlanUnit[], least: number): number[] {
  const heights = bands.map(({ columns }) => columns.map((column) => columnHeight({ units }, column)))
  const all = heightOf({ bands }, units)
  return bands.flatMap(({ columns, isWide }, number) => {
    const isLast = number + 1 === bands.length
    // What is across all columns leaves its page empty below it where the columns that follow have no room there.
    if (isWide) return isLast && least > 0 ? [Math.max(0, 1 - all / least)] : []
    const own = heights[number] ?? []
    if (units[columns[0]?.units[0]?.unit ?? -1]?.isBelowWide) {
      const whole = Math.max(1, all, least)
      const below = isLast ? whole - all : 0
      return own.map((height) => (Math.max(...own) - height + below) / whole)
    }
    const tallest = Math.max(1, ...own, bands.length === 1 ? least : 0)
    return own.map((height) => 1 - height / tallest)
  })
}
