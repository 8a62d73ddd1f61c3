import { COLUMN_RANGE } from '#domain/design/page-style.ts'
import type { Design } from '#domain/design/settings.ts'
import type { FitHelp } from '../../job/job.ts'
import type { Sheet, SheetFlow } from '../../sheet/sheet.ts'
import type { SheetUnit } from '../../sheet/units/sheet-units.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { largerPapers } from './papers.ts'
import { fits, type PlannedSheet, type SheetPlanner } from './sheet-planner.ts'

/** Papers that are tried, the smallest first: each is measured. */
const MOST_PAPERS = 3

/**
 * What would bring a menu onto the wanted pages, each tried by itself: a tighter setting, more columns, the next
 * larger paper, fewer dishes.
 * @param overBy how many dishes are too many
 * @param doesFit whether the menu fits with a change
 */
export function helpsOf(
  planner: SheetPlanner,
  overBy: number,
  doesFit: (changed: SheetPlanner) => boolean,
): FitHelp[] {
  const { design, layout } = planner
  const isHelp = (changes: Partial<Design>) => doesFit(planner.changed(changes))
  const { columns } = planner.at().sheet
  const most = Math.min(layout.columns.most, COLUMN_RANGE.max)
  const counts = Array.from({ length: Math.max(0, most - columns) }, (_, index) => columns + 1 + index)
  const moreColumns = counts.find((count) => isHelp({ columns: count }))
  const paper = largerPapers(design)
    .slice(0, MOST_PAPERS)
    .find((pageSize) => isHelp({ pageSize }))
  return [
    ...(design.density !== 'tight' && isHelp({ density: 'tight' }) ? [{ kind: 'density' } as const] : []),
    ...(design.margins !== 'narrow' && isHelp({ margins: 'narrow' }) ? [{ kind: 'margins' } as const] : []),
    ...(moreColumns === undefined ? [] : [{ kind: 'columns', columns: moreColumns } as const]),
    ...(paper ? [{ kind: 'paper', pageSize: paper } as const] : []),
    { kind: 'drop', dishes: overBy },
  ]
}

/** Counts the last dishes of each flow that have to go for the others to take this many pages. */
export function dishesWithoutRoom(planner: SheetPlanner, planned: PlannedSheet, wanted: number): number {
  const { sheet, plan } = planned
  return sheet.flows.reduce((sum, flow, index) => {
    const isLast = index === sheet.flows.length - 1
    const { foot, lastFoot } = plan.heights
    const heights = { ...plan.heights, lastFoot: isLast ? lastFoot : foot }
    return sum + dishesOver(flow, wanted, { planner, planned, heights })
  }, 0)
}

function dishesOver(
  flow: SheetFlow,
  wanted: number,
  { planner, planned, heights }: { planner: SheetPlanner; planned: PlannedSheet; heights: SheetHeights },
): number {
  const { sheet } = planned
  const units = sheet.units.slice(flow.from, flow.to)
  /** For each number of dishes, those of one run together, the end of the units that hold them. */
  const ends = [0, ...units.flatMap((unit, index) => Array.from({ length: dishesOf(unit) }, () => index + 1))]
  const hasRoom = (dishes: number): boolean => {
    const to = ends[dishes] ?? 0
    const part: Sheet = { ...sheet, units: units.slice(0, to), flows: [{ from: 0, to }], isMultiPage: false }
    const of = (all: readonly number[]) => all.slice(flow.from, flow.from + to)
    const partHeights = {
      ...heights,
      units: of(heights.units),
      continued: of(heights.continued),
      heads: of(heights.heads),
    }
    return fits({ ...planned, sheet: part, plan: planner.plan(part, partHeights) }, wanted)
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
