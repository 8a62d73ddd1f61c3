import { OPTICAL_MIDDLE, PageLayout } from './page-layout.ts'
import type { PagePlan, PlanFrame, PlanUnit } from './planned-page.ts'

/** Stretches of the white space: below the least a page looks crammed, above the most it looks empty. */
const AIRS = [0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5] as const
const LEAST_AIR = AIRS[0]
const MOST_AIR_ON_ONE_PAGE = 1.9

/**
 * Chooses the page breaks of a menu: no unit is split, no heading stands last on a page, the pages are as
 * few as possible and about equally full, sections stay together where they can, and the white space is
 * even throughout. What fits on one page is hung in its optical middle.
 *
 * The units begin with a section. Of headings that follow each other the last one has something below it, unless
 * it is said to stand alone.
 *
 * The breaks minimise a sum of costs by dynamic programming over (columns used, units placed), as Knuth
 * and Plass choose the breaks of a paragraph ("Breaking Paragraphs into Lines", 1981).
 */
export function planPages(units: readonly PlanUnit[], frame: PlanFrame): PagePlan {
  const onePage = frame.columns === 1 ? onOnePage(units, frame) : undefined
  if (onePage) return onePage

  const pages = fewestPages(units, frame)
  let best: { layout: PageLayout; breaks: number[]; cost: number } | undefined
  for (const air of AIRS) {
    const layout = new PageLayout(units, frame, air, pages)
    if (!layout.holdsAll()) break
    const { breaks, cost } = layout.bestBreaks()
    if (!best || cost < best.cost) best = { layout, breaks, cost }
  }
  if (!best) throw new RangeError('No stretch of the white space gives the fewest pages.')
  return { pages: best.layout.pages(best.breaks) }
}

/** How many pages it takes in the tightest setting; the last one may have to give room to its foot. */
function fewestPages(units: readonly PlanUnit[], frame: PlanFrame): number {
  const pages = new PageLayout(units, frame, LEAST_AIR, Infinity).pagesTaken()
  return new PageLayout(units, frame, LEAST_AIR, pages).holdsAll() ? pages : pages + 1
}

function onOnePage(units: readonly PlanUnit[], frame: PlanFrame): PagePlan | undefined {
  const layout = new PageLayout(units, frame, LEAST_AIR, 1)
  const fill = layout.fill(0, units.length, 0)
  if (fill.spare < 0) return undefined
  const air = Math.min(LEAST_AIR + fill.spare / fill.perAir, MOST_AIR_ON_ONE_PAGE)
  const top = (fill.spare - fill.perAir * (air - LEAST_AIR)) * OPTICAL_MIDDLE
  return { pages: [{ air, top, columns: [layout.at(air).column(0, units.length, 0)] }] }
}
