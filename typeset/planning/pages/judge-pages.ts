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
}

export function pageFaults({ pages }: PagePlan, units: readonly PlanUnit[], frame: PlanFrame): PageFaults {
  const columns = pages.flatMap(({ bands }) => bands.flatMap((band) => band.columns))
  return {
    parted: columns.filter(({ units: [first] }) => first && units[first.unit]?.kind === 'item').length,
    holes: pages.flatMap((page, number) => {
      const isFollowed = number + 1 < pages.length
      return holesIn(page, units, isFollowed ? frame.height - (number === 0 ? frame.headerHeight : 0) : 0)
    }),
  }
}

export const worstHole = (faults: PageFaults): number => Math.max(0, ...faults.holes)

/** @param least how high a page is that another one follows, in points; 0 for the last one */
function holesIn({ bands }: PlannedPage, units: readonly PlanUnit[], least: number): number[] {
  return bands.flatMap(({ columns, isWide }, number) => {
    if (isWide) return []
    const heights = columns.map((column) => columnHeight({ units }, column))
    const isLast = number + 1 === bands.length
    const tallest = Math.max(1, ...heights, bands.length === 1 && isLast ? least : 0)
    return heights.map((height) => 1 - height / tallest)
  })
}
