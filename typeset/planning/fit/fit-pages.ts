import { paperOf } from '#domain/design/paper/paper.ts'
import { isPoster } from '#domain/design/paper/posters.ts'
import type { PageFit, TypesetFinding } from '../../job/job.ts'
import { AS_CHOSEN, type PageSetting } from '../../sheet/page-setting.ts'
import { bestInColumns, grown, grownToPages, type JudgedPlan, judged, withHeadsAcross } from './best-plan.ts'
import {
  firstFitting,
  isWorthTrying,
  LEAST_UNASKED_PERCENT,
  leastTypePercent,
  leastUnasked,
  onFewerPages,
  settingsInTurn,
  tightestOf,
} from './give-way.ts'
import { dishesWithoutRoom, helpsOf } from './helps.ts'
import { paperNotes } from './paper-notes.ts'
import { fits, type PlannedSheet, pagesOf, type SheetPlanner } from './sheet-planner.ts'

/** Percent of the chosen size of type. Smaller is hard to read; a poster is read from near too. */
const LEAST_PERCENT = { held: 80, poster: 45 } as const

/** Sizes that are looked at below the largest one that fits, in percent of it. */
const BELOW_LARGEST = [2, 4, 6, 8] as const

/** What a percent of type is worth against the cost of breaks and empty places. */
const WORTH_OF_A_PERCENT = 0.03

/** Below this a plan has no fault that another size of type might fix. */
const FAULTLESS = 0.1

export interface FittedSheet extends PlannedSheet {
  /** In the numbers of columns that were compared, the best first. */
  readonly plans: readonly JudgedPlan[]
  readonly fit: PageFit | null
  readonly findings: readonly TypesetFinding[]
}

/**
 * Sets a menu on at most `wanted` pages: of the sizes of type within 8 % of the largest that fits the one whose
 * pages look best. Before the type gets smaller than it was chosen, white space, margins, title and columns give
 * way. Pages that the owner composed have to take one each instead. A menu that does not fit is set as if nothing
 * were wanted, with a finding that says what would help.
 *
 * Null wants nothing: the menu is set as chosen, in the columns in which it looks best, but not with an almost empty last
 * page, and in larger type where it leaves its one page empty.
 */
export function fitToPages(wanted: number | null, planner: SheetPlanner): FittedSheet {
  const plans = withHeadsAcross(planner, bestPlans(planner))
  const natural = plans[0]?.planned ?? planner.at()
  if (wanted === null) {
    const best = grownToPages(planner, natural)
    const smaller = natural.setting.typePercent === 100 ? smallerNote(planner, natural) : []
    return { ...best, plans, fit: null, findings: [...smaller, ...paperNotes(planner, best)] }
  }
  const pages = natural.sheet.isMultiPage ? natural.sheet.flows.length : wanted
  const largest = largestFitting(planner, natural, pages) ?? largestFitting(planner.parting(), natural, pages)
  if (largest) {
    const best = bestLooking(planner, largest, pages)
    return { ...best, plans, fit: fitOf(best), findings: paperNotes(planner, best) }
  }
  return { ...natural, plans, fit: fitOf(natural), findings: [doesNotFit(planner, natural, pages)] }
}

/** With whole sections, or with some that are parted where that saves a page. */
function bestPlans(planner: SheetPlanner): readonly JudgedPlan[] {
  const whole = bestInColumns(planner)
  const pagesIn = ([best]: typeof whole) => best?.planned.needs.pages ?? 0
  if (pagesIn(whole) < 2) return whole
  const parting = planner.parting()
  const usual = parting.at()
  const hopedFor = usual.needs.pages - (isWorthTrying(usual) ? 1 : 0)
  const parted = hopedFor < pagesIn(whole) ? bestInColumns(parting) : whole
  if (pagesIn(parted) >= pagesIn(whole)) return whole
  // Whole sections were tried on one page fewer than they take.
  const fewer = onFewerPages(planner, planner.at(), pagesIn(parted))
  if (fewer.length > 0) return judged([...fewer, ...parted.map(({ planned }) => planned)])
  // Nobody asked for small type, nor for parted sections: one of them saves a page, and not both.
  return parted[0] && parted[0].planned.setting.typePercent < LEAST_UNASKED_PERCENT ? whole : parted
}

const fitOf = (planned: PlannedSheet): PageFit => ({
  scalePercent: planned.setting.typePercent,
  pages: pagesOf(planned),
})

/** Returns the menu on this many pages with the largest type possible, changing as little else as possible. */
function largestFitting(
  planner: SheetPlanner,
  natural: PlannedSheet,
  pages: number,
): PlannedSheet | undefined {
  if (fits(natural, pages)) return planner.isTypeFixed ? natural : grown(planner, natural, pages)
  const least = leastTypePercent(planner, leastPercentOf(planner))
  const inTurn = settingsInTurn(planner, natural.sheet.columns, [])
  const sizes = tightestOf(inTurn).map((setting) => (typePercent: number) => ({ ...setting, typePercent }))
  return (
    firstFitting(planner, natural, inTurn, pages) ?? largestType({ least, most: 99 }, sizes, planner, pages)
  )
}

const leastPercentOf = ({ design }: SheetPlanner): number =>
  LEAST_PERCENT[isPoster(paperOf(design)) ? 'poster' : 'held']

/** The largest type in a range with which the menu fits in one of these ways. */
function largestType(
  range: { readonly least: number; readonly most: number },
  ways: readonly ((typePercent: number) => PageSetting)[],
  planner: SheetPlanner,
  pages: number,
): PlannedSheet | undefined {
  let best: PlannedSheet | undefined
  for (const way of ways) {
    let [least, most] = [best ? best.setting.typePercent + 1 : range.least, range.most]
    if (least > most) break
    let largest = planner.at(way(least))
    if (!fits(largest, pages)) continue
    while (least < most) {
      const setting = way(Math.ceil((least + most) / 2))
      const planned = planner.mayFit(setting, pages, largest) ? planner.at(setting) : undefined
      if (planned && fits(planned, pages)) {
        largest = planned
        least = setting.typePercent
      } else {
        most = setting.typePercent - 1
      }
    }
    best = largest
  }
  return best
}

/** Of the sizes a little below the largest that fits the one whose pages cost least. */
function bestLooking(planner: SheetPlanner, largest: PlannedSheet, pages: number): PlannedSheet {
  if (largest.plan.cost < FAULTLESS) return largest
  const { typePercent } = largest.setting
  const least = leastTypePercent(planner, leastPercentOf(planner))
  const costOf = ({ plan, setting }: PlannedSheet) =>
    plan.cost + WORTH_OF_A_PERCENT * (typePercent - setting.typePercent)
  let best = largest
  for (const below of BELOW_LARGEST) {
    const smaller = Math.round(typePercent * (1 - below / 100))
    if (smaller < least) break
    const planned = planner.at({ ...largest.setting, typePercent: smaller })
    if (fits(planned, pages) && costOf(planned) < costOf(best)) best = planned
  }
  return best
}

/**
 * That a menu would most likely take a page fewer in type which is smaller than is tried without being asked. Nobody asked
 * for it: nothing is measured.
 */
function smallerNote(planner: SheetPlanner, natural: PlannedSheet): TypesetFinding[] {
  if (!isWorthTrying(natural)) return []
  const pages = natural.needs.pages - 1
  const least = leastTypePercent(planner, leastPercentOf(planner))
  const ways = tightestOf(settingsInTurn(planner, natural.sheet.columns, []))
  for (let scalePercent = leastUnasked(planner, natural) - 1; scalePercent >= least; scalePercent--)
    if (ways.some((way) => planner.likelyFits({ ...way, typePercent: scalePercent }, pages, natural)))
      return [{ code: 'fits_smaller', params: { pages, scalePercent } }]
  return []
}

function doesNotFit(planner: SheetPlanner, { sheet, plan }: PlannedSheet, wanted: number): TypesetFinding {
  const least = leastTypePercent(planner, leastPercentOf(planner))
  const { columns } = sheet
  const tightest = tightestOf(settingsInTurn(planner, columns, [least])).map((setting) => planner.at(setting))
  const [best, ...others] = tightest.map((each) =>
    dishesWithoutRoom(planner, each, sheet.isMultiPage ? 1 : wanted),
  )
  const overBy = Math.max(1, Math.min(best ?? 0, ...others))
  const doesFit = (changed: SheetPlanner) =>
    tightestOf(settingsInTurn(changed, changed.geometryAt(AS_CHOSEN).columns, [least])).some(
      (setting) =>
        tightest.some((known) => changed.mayFit(setting, wanted, known)) && fits(changed.at(setting), wanted),
    )
  const helps = helpsOf(planner, overBy, doesFit)
  return { code: 'does_not_fit', params: { pages: pagesOf({ plan }), wanted, overBy, helps } }
}
