import type { PageFit, TypesetFinding } from '../job/job.ts'
import type { Sheet, SheetFlow } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/sheet-units.ts'
import type { SheetHeights } from './height-book.ts'
import { hasOverflow, type SheetPlan } from './plan-sheet.ts'

/** Percent of the chosen size of type. Smaller is hard to read, larger looks like a poster. */
const FIT_RANGE = { least: 80, most: 120 } as const

/** The pages of a menu at one size of its type. */
export interface PlannedSheet {
  readonly sheet: Sheet
  readonly plan: SheetPlan
}

export interface FittedSheet extends PlannedSheet {
  readonly fit: PageFit | null
  readonly findings: readonly TypesetFinding[]
}

/** Plans a sheet, or a part of it, with heights that are known. */
export type Planner = (sheet: Sheet, heights: SheetHeights) => SheetPlan

/**
 * Finds the largest type with which a menu takes at most `wanted` pages, in whole percents of its chosen
 * size; pages that the owner composed have to take one each instead. Null wants no fitting: 100 %.
 *
 * By bisection, so that six sizes are planned at most: a larger size that would fit although a smaller
 * one does not (another column may do that) is not looked for. When even the smallest takes more pages,
 * that is what is set, with a finding that counts the dishes for which there is no room.
 * @param plannedAt the menu's pages at so many percent
 */
export function fitToPages(
  wanted: number | null,
  plannedAt: (percent: number) => PlannedSheet,
  planner: Planner,
): FittedSheet {
  if (wanted === null) return { ...plannedAt(100), fit: null, findings: [] }
  let least: number = FIT_RANGE.least
  let most: number = FIT_RANGE.most
  let best: { percent: number; planned: PlannedSheet } | undefined
  while (least <= most) {
    const percent = Math.ceil((least + most) / 2)
    const planned = plannedAt(percent)
    if (fits(planned, wanted)) {
      best = { percent, planned }
      least = percent + 1
    } else {
      most = percent - 1
    }
  }
  if (best) return { ...best.planned, fit: fitOf(best.planned, best.percent), findings: [] }
  const smallest = plannedAt(FIT_RANGE.least)
  return {
    ...smallest,
    fit: fitOf(smallest, FIT_RANGE.least),
    findings: [doesNotFit(smallest, wanted, planner)],
  }
}

const pagesOf = ({ plan }: PlannedSheet): number => plan.pages.length + (plan.foot === 'own' ? 1 : 0)

const pagesWanted = ({ sheet }: PlannedSheet, wanted: number): number =>
  sheet.isMultiPage ? sheet.flows.length : wanted

const fits = (planned: PlannedSheet, wanted: number): boolean =>
  pagesOf(planned) <= pagesWanted(planned, wanted) && !hasOverflow(planned.plan)

const fitOf = (planned: PlannedSheet, scalePercent: number): PageFit => ({
  scalePercent,
  pages: pagesOf(planned),
})

function doesNotFit(planned: PlannedSheet, wanted: number, planner: Planner): TypesetFinding {
  const { sheet, plan } = planned
  const overBy = sheet.flows.reduce((sum, flow, index) => {
    const isLast = index === sheet.flows.length - 1
    const { foot, lastFoot } = plan.heights
    const heights = { ...plan.heights, lastFoot: isLast ? lastFoot : foot }
    return sum + dishesWithoutRoom(flow, sheet.isMultiPage ? 1 : wanted, { sheet, heights, planner })
  }, 0)
  return {
    code: 'does_not_fit',
    params: { pages: pagesOf(planned), wanted: pagesWanted(planned, wanted), overBy },
  }
}

/** How many of the last dishes of a flow have to go for the others to take so many pages. */
function dishesWithoutRoom(
  flow: SheetFlow,
  wanted: number,
  { sheet, heights, planner }: { sheet: Sheet; heights: SheetHeights; planner: Planner },
): number {
  const units = sheet.units.slice(flow.from, flow.to)
  /** For each number of dishes, those of one run together, where the units end that hold so many. */
  const ends = [0, ...units.flatMap((unit, index) => Array.from({ length: dishesOf(unit) }, () => index + 1))]
  const hasRoom = (dishes: number): boolean => {
    const to = ends[dishes] ?? 0
    const part = { ...sheet, units: units.slice(0, to), flows: [{ from: 0, to }] }
    const partHeights = {
      ...heights,
      units: heights.units.slice(flow.from, flow.from + to),
      continued: heights.continued.slice(flow.from, flow.from + to),
    }
    return fits({ sheet: { ...part, isMultiPage: false }, plan: planner(part, partHeights) }, wanted)
  }
  let [placed, most] = [0, ends.length - 1]
  while (placed < most) {
    const dishes = Math.ceil((placed + most) / 2)
    if (hasRoom(dishes)) placed = dishes
    else most = dishes - 1
  }
  return ends.length - 1 - placed
}

const dishesOf = (unit: SheetUnit): number =>
  unit.kind === 'item' ? 1 : unit.kind === 'run' ? unit.items.length : 0
