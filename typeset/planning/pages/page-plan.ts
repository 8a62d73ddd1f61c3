import { strain } from './costs.ts'
import { layPages } from './lay-pages.ts'
import { bandLimits, type PageEnd, PageEnds } from './page-ends.ts'
import type { PagePlan, PlanFrame, PlanUnit } from './planned-page.ts'
import { heightInColumns, SpacedMenu } from './spaced-menu.ts'

/**
 * Stretches of the white space, the most natural first: below the least a page looks crammed, above the most it
 * looks empty.
 */
const AIRS = [1, 1.08, 0.93, 1.2, 0.86, 1.35, 1.5, 0.8] as const
const LEAST_AIR = Math.min(...AIRS)

/**
 * Chooses the page breaks of a menu: no unit is split, no heading is last in a column, the pages are as
 * few as possible and about equally full, sections stay together where they can, and the white space is
 * even throughout. Columns of the last page, and those above a section across all of them, are balanced. What
 * fits on one page is hung in its optical middle.
 *
 * The units begin with a section. Of headings that follow each other the last one has something below it, unless
 * it is said to be alone.
 *
 * The breaks minimise a sum of costs by dynamic programming over (pages used, units placed), as Knuth
 * and Plass choose the breaks of a paragraph ("Breaking Paragraphs into Lines", 1981).
 */
export function planPages(units: readonly PlanUnit[], frame: PlanFrame): PagePlan {
  const limits = bandLimits(units)
  const tight = SpacedMenu.of(units, frame, LEAST_AIR)
  const pageEnds = new PageEnds(tight, limits)
  const full = fullPages(pageEnds, units.length)
  const fewest = full.length + 1
  for (let pages = Math.min(frame.leastPages ?? 0, units.length); pages > fewest; pages--) {
    const spread = bestOn(pages, tight, limits)
    if (spread) return { pages: layPages(spread.menu, spread.path), cost: spread.cost }
  }
  // Where headings and what runs over below them are taller than pages, no guess of heights holds.
  const best = bestOn(fewest, tight, limits) ?? filledInTurn(tight, pageEnds, full)
  return { pages: layPages(best.menu, best.path), cost: best.cost }
}

interface SpacedPath {
  readonly menu: SpacedMenu
  readonly path: readonly PageEnd[]
  readonly cost: number
}

/** The cheapest breaks on this many pages in the white space that suits them best. */
function bestOn(pages: number, tight: SpacedMenu, limits: readonly number[]): SpacedPath | undefined {
  let best: SpacedPath | undefined
  for (const air of AIRS) {
    if (best && strain(air) >= best.cost) continue
    const menu = tight.at(air)
    const most = best ? best.cost - strain(air) : Infinity
    const path = cheapestPath(menu, pages, new PageEnds(menu, limits), most)
    if (!path) continue
    const cost = path.reduce((sum, end) => sum + end.cost, strain(air))
    if (!best || cost < best.cost) best = { menu, path, cost }
  }
  return best
}

/** How many pages {@link planPages} gives to a menu. */
export const fewestPages = (units: readonly PlanUnit[], frame: PlanFrame): number =>
  fullPages(new PageEnds(SpacedMenu.of(units, frame, LEAST_AIR), bandLimits(units)), units.length).length + 1

/** How many pages it surely takes, by the heights of its units without any white space. */
export function leastPages(units: readonly PlanUnit[], frame: PlanFrame): number {
  const height = units.reduce((sum, unit) => sum + heightInColumns(unit, frame), 0)
  return Math.max(1, Math.ceil(height / (frame.columns * frame.height) - ROUNDING_OF_COSTS))
}

/** The pages that it takes in the tightest setting, each filled before the next, but for the last, which gives room to its foot. */
function fullPages(pageEnds: PageEnds, end: number): readonly PageEnd[] {
  const full: PageEnd[] = []
  for (let at = 0; full.length <= end + 2; ) {
    const isFirst = full.length === 0
    if (pageEnds.holdRest(at, isFirst)) return full
    const ends = pageEnds.from(at, { isFirst, isLast: false })
    const furthest = ends.reduce<PageEnd | undefined>(
      (most, next) => (most && most.to >= next.to ? most : next),
      undefined,
    )
    if (!furthest) break
    full.push(furthest)
    at = furthest.to
  }
  throw new RangeError('Some unit has no place on any page.')
}

function filledInTurn(menu: SpacedMenu, pageEnds: PageEnds, full: readonly PageEnd[]): SpacedPath {
  const last = pageEnds.from(full.at(-1)?.to ?? 0, { isFirst: full.length === 0, isLast: true })
  const path = [...full, ...last]
  return { menu, path, cost: path.reduce((sum, end) => sum + end.cost, strain(menu.air)) }
}

interface Reached {
  readonly cost: number
  readonly end: PageEnd
  readonly before: Reached | undefined
}

/** Sums of the same costs in another order are apart by less. */
const ROUNDING_OF_COSTS = 1e-9

/**
 * Returns the cheapest way to place all units on this many pages; undefined where there is none that costs
 * less than `most`. No page costs less than nothing: a path that is more expensive already isn't followed,
 * and the cheapest is followed first on the last page.
 */
function cheapestPath(
  menu: SpacedMenu,
  pages: number,
  pageEnds: PageEnds,
  most: number,
): readonly PageEnd[] | undefined {
  const { units, frame } = menu

  /** By the units placed: the cheapest way to do so. */
  let reached = new Map<number, Reached | undefined>([[0, undefined]])
  for (let page = 0; page < pages; page++) {
    const kind = { isFirst: page === 0, isLast: page === pages - 1 }
    const next = new Map<number, Reached>()
    const ways = [...reached]
    if (kind.isLast) ways.sort(([, a], [, b]) => (a?.cost ?? 0) - (b?.cost ?? 0))
    for (const [from, before] of ways) {
      const left = (pages - page) * frame.columns * frame.height
      if (menu.isTooLongFor(from, left)) continue
      const spent = before?.cost ?? 0
      if (spent > most + ROUNDING_OF_COSTS) continue
      if (kind.isLast && spent >= (next.get(units.length)?.cost ?? Infinity)) break
      for (const end of pageEnds.from(from, kind)) {
        const cost = spent + end.cost
        if (cost < (next.get(end.to)?.cost ?? Infinity)) next.set(end.to, { cost, end, before })
      }
    }
    reached = next
  }
  const path: PageEnd[] = []
  for (let last = reached.get(units.length); last; last = last.before) path.unshift(last.end)
  return path.length === pages ? path : undefined
}
