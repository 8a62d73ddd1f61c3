import { costOfFaults, pageFaults, WORST_HOLE, worstHole } from './judge-pages.ts'
import { keptPlans } from './kept-plans.ts'
import { bandLimits, LEAST_OF_PART, SHORT_SECTION } from './page-ends.ts'
import { fewestPages, planPages } from './page-plan.ts'
import type { PagePlan, PlanFrame, PlanUnit } from './planned-page.ts'
import { gapAbove } from './white-space.ts'

/** A section without those in it: its heading and its items, by first and last index (exclusive). */
interface Span {
  readonly from: number
  readonly to: number
  readonly height: number
}

/**
 * Plans pages whose sections are whole. Sections are parted only where that saves a page, if it may, the tallest first and no
 * more than are needed; and one of more than twelve items where it would leave a hole.
 */
export const planWholeSections = keptPlans((units, frame): PagePlan => {
  const spans = spansOf(units, frame)
  const parted = frame.mayPart === true ? partedToSavePages(units, frame, spans) : new Set<Span>()
  const plan = planPages(boundBut(units, spans, parted), frame)
  if (plan.pages.length < (frame.leastPages ?? 0))
    return planPages(boundBut(units, spans, new Set(spans)), frame)
  const faultsOf = (of: PagePlan) => pageFaults(of, units, frame)
  if (worstHole(faultsOf(plan)) <= WORST_HOLE) return plan
  const long = spans.filter((span) => span.to - span.from - 1 > SHORT_SECTION && !parted.has(span))
  if (long.length === 0 && !hasListBelowWide(units)) return plan
  const other = planPages(boundBut(units, spans, new Set([...parted, ...long])), {
    ...frame,
    partsLists: true,
  })
  const isBetter = costOfFaults(faultsOf(other)) < costOfFaults(faultsOf(plan))
  return other.pages.length <= plan.pages.length && isBetter ? other : plan
})

function hasListBelowWide(units: readonly PlanUnit[]): boolean {
  const limits = bandLimits(units)
  return units.some(({ isBelowWide }, index) => isBelowWide && (limits[index] ?? 0) - index > SHORT_SECTION)
}

/** The units of a menu as they are placed at best, for the number of its pages. */
export const wholeUnits = (units: readonly PlanUnit[], frame: PlanFrame): readonly PlanUnit[] =>
  frame.mayPart === true ? units : boundBut(units, spansOf(units, frame), new Set())

/** How many pages {@link planWholeSections} gives to a menu: as many as without any section whole. */
function partedToSavePages(
  units: readonly PlanUnit[],
  frame: PlanFrame,
  spans: readonly Span[],
): ReadonlySet<Span> {
  const fewest = fewestPages(units, frame)
  const parted = new Set<Span>()
  const isFewest = () => fewestPages(boundBut(units, spans, parted), frame) <= fewest
  const tallestFirst = spans.toSorted((one, other) => other.height - one.height)
  for (const span of tallestFirst) {
    if (isFewest()) break
    parted.add(span)
  }
  for (const span of [...parted].reverse()) {
    parted.delete(span)
    if (!isFewest()) parted.add(span)
  }
  return parted
}

/** The units with what stays together: all of each section, or the first and the last items of one that is parted. */
const boundBut = (
  units: readonly PlanUnit[],
  spans: readonly Span[],
  parted: ReadonlySet<Span>,
): readonly PlanUnit[] => {
  const bound = new Set<number>()
  for (const span of spans)
    for (let index = span.from + 1; index < span.to; index++)
      if (!parted.has(span) || index - span.from <= LEAST_OF_PART || span.to - index < LEAST_OF_PART)
        bound.add(index)
  return units.map((unit, index) => (bound.has(index) && !unit.isBound ? { ...unit, isBound: true } : unit))
}

/**
 * Those that a column may hold. Where there are fewer sections than columns, as above one across all of them, whole ones
 * would leave columns empty.
 */
function spansOf(units: readonly PlanUnit[], frame: PlanFrame): Span[] {
  const limits = bandLimits(units)
  const bands = new Map<number, number>()
  for (const [index, { kind }] of units.entries())
    if (kind === 'section') bands.set(limits[index] ?? 0, (bands.get(limits[index] ?? 0) ?? 0) + 1)
  const fillsColumns = (from: number) =>
    units[from]?.isWide === true || (bands.get(limits[from] ?? 0) ?? 0) >= frame.columns
  const starts = units.flatMap(({ kind }, index) => (kind === 'section' ? [index] : []))
  return starts
    .map((from, place): Span => {
      const to = starts[place + 1] ?? units.length
      let height = 0
      for (let index = from; index < to; index++)
        height +=
          (units[index]?.height ?? 0) + (index > from ? gapAbove(units, index, frame.gaps).natural : 0)
      return { from, to, height }
    })
    .filter(
      ({ from, to, height }) =>
        to - from > 2 && height < frame.height && fillsColumns(from) && !units[from + 1]?.isBelowWide,
    )
}
