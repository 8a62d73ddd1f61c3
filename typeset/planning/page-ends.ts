import { balanced, type ColumnRun, fillings } from './columns.ts'
import { emptiness } from './costs.ts'
import type { PlanUnit } from './planned-page.ts'
import { ROUNDING_PT, type SpacedMenu } from './spaced-menu.ts'

/** Units side by side in columns, or one below the other across all columns. */
export interface BandBreaks {
  readonly isWide: boolean
  /** For each column the index of its first unit, then the end. */
  readonly breaks: readonly number[]
}

/** One way to fill a page. */
export interface PageEnd {
  /** The first unit of the next page. */
  readonly to: number
  readonly cost: number
  readonly bands: readonly BandBreaks[]
}

export interface PageKind {
  /** Whether it has the header. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** What a page has for the menu, in points. */
export const capacityOf = ({ frame }: SpacedMenu, { isFirst, isLast }: PageKind): number =>
  frame.height - ROUNDING_PT - (isFirst ? frame.headerHeight : 0) - (isLast ? frame.keptOnLastPage : 0)

/** Where the units begin that stand across all columns, or in columns again, or on another page. */
export function bandLimits(units: readonly PlanUnit[]): readonly number[] {
  const limits = new Array<number>(units.length)
  for (let index = units.length - 1; index >= 0; index--) {
    const [unit, next] = [units[index], units[index + 1]]
    const isLast = !next || next.begins === 'page' || (next.isWide ?? false) !== (unit?.isWide ?? false)
    limits[index] = isLast ? index + 1 : (limits[index + 1] ?? index + 1)
  }
  return limits
}

/**
 * The ways to fill a page that begins with this unit. A page is a stack of bands: all but the last are balanced,
 * and so is the last one where nothing of it is left for another page. The last page holds all or is none.
 */
export function pageEnds(
  menu: SpacedMenu,
  from: number,
  kind: PageKind,
  limits: readonly number[],
): PageEnd[] {
  const { units, frame } = menu
  const capacity = capacityOf(menu, kind)
  if (from === units.length) return [{ to: from, cost: frame.columns, bands: [] }]
  const ends: PageEnd[] = []
  const bands: BandBreaks[] = []
  let [at, above, cost] = [from, 0, 0]
  while (at < units.length) {
    const isWide = units[at]?.isWide === true
    if (bands.length > 0) above += menu.gapAbove(at)
    const limit = limits[at] ?? units.length
    const run: ColumnRun = {
      from: at,
      limit,
      capacity: capacity - above,
      count: isWide ? 1 : frame.columns,
      place: {
        isUnderHeader: kind.isFirst && frame.headerHeight > 0,
        isFirst: true,
        isInFirstBand: bands.length === 0,
      },
    }
    if (run.capacity <= 0) break
    if (!kind.isLast)
      for (const filling of fillings(menu, run)) {
        if (filling.to === limit || (filling.to === at && bands.length > 0)) continue
        const share = (run.capacity / capacity) * (frame.columns / run.count)
        ends.push({
          to: filling.to,
          cost: cost + filling.cost * share,
          bands: [...bands, { isWide, breaks: filling.breaks }],
        })
      }
    const whole = balanced(menu, run)
    if (!whole) break
    above += whole.height
    cost += whole.cost
    bands.push({ isWide, breaks: whole.breaks })
    at = limit
    const isEnd = at === units.length
    if (!kind.isLast || isEnd)
      ends.push({ to: at, cost: cost + frame.columns * emptiness(above / capacity), bands: [...bands] })
    if (units[at]?.begins === 'page') break
  }
  return ends
}
