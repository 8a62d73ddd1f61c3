import { AS_CHOSEN, type PageSetting } from '../../sheet/page-setting.ts'
import { FONT_SCALE } from '../../sheet/sheet-geometry.ts'
import type { SheetUnit } from '../../sheet/units/sheet-units.ts'
import { wideUnitsOf } from '../heights/section-places.ts'
import { COST } from '../pages/costs.ts'
import { WORST_HOLE } from '../pages/judge-pages.ts'
import {
  COMFORTABLE_NAME_PT,
  CONCESSIONS,
  leastOf,
  leastTypePercent,
  NONE,
  withoutAlmostEmptyPage,
} from './give-way.ts'
import { fits, type PlannedSheet, pagesOf, type SheetPlanner } from './sheet-planner.ts'

/** Of a page of a short menu, what it fills with natural white space: in larger type where it fills less. */
const FILLED = 0.8
/** Of several pages, whose sections are whole. */
const FILLED_OF_SEVERAL = { atLeast: 0.84, most: 0.9 } as const
const LITTLE = 0.35
/** Of pages that were asked for: more would look crammed. */
const FULL = 0.93

/** The title grows by the root of what the type does. */
const titlePercentFor = (typePercent: number): number => Math.round(1000 / Math.sqrt(typePercent))

/** Steps of type, in percent of what was chosen, and how often a size that turned out too large is lowered. */
const STEP = 2
const MOST_LOWERED = 6

/** Heights of one shape in two sizes of type differ by less. */
const ROUNDING = 1.02
/** How much taller rows may be on panels that are to be filled: a few break. */
const WRAPPED_ON_PANELS = 1.5

/** What a plan costs, by its reasons: the sums are compared, and said by `npm run typeset -- --why`. */
export type PlanCosts = Readonly<Record<keyof typeof COST.plan, number>>

export interface JudgedPlan {
  readonly planned: PlannedSheet
  /** Null where it has no rival. */
  readonly costs: PlanCosts | null
}

/**
 * The menu in the number of columns in which its pages look best, all that the paper and the template allow compared. Those
 * that surely take another page aren't measured.
 */
export function bestInColumns(planner: SheetPlanner): readonly JudgedPlan[] {
  const others = columnCounts(planner).map((columns) => ({ ...AS_CHOSEN, columns }))
  const usual = planner.at(AS_CHOSEN)
  const candidates = withoutAlmostEmptyPage(planner, usual)
  let fewest = Math.min(...candidates.map(({ needs }) => needs.pages))
  for (const setting of others) {
    const planned = firstOn(planner, fewest, airierOrTighter(setting, usual), usual)
    if (!planned) continue
    fewest = Math.min(fewest, planned.needs.pages)
    candidates.push(planned)
  }
  const rivals = candidates.filter(({ needs }) => needs.pages === fewest)
  return rivals.length > 1 ? judged(rivals) : rivals.map((planned) => ({ planned, costs: null }))
}

/** Fewer columns of a menu that leaves much of its pages empty may take less white space. */
const airierOrTighter = (setting: PageSetting, { needs }: PlannedSheet): PageSetting[] =>
  [NONE, ...(needs.fullPages < FILLED * needs.pages ? CONCESSIONS.slice(0, MOST_GIVEN) : [])].map(
    (given) => ({
      ...setting,
      ...given,
    }),
  )

/**
 * The first of these settings in which the menu takes this many pages at most; those in which it surely takes more aren't
 * measured. In the last one most gives way.
 */
function firstOn(
  planner: SheetPlanner,
  pages: number,
  settings: readonly PageSetting[],
  known: PlannedSheet,
): PlannedSheet | undefined {
  const tightest = settings.at(-1)
  if (!tightest || !planner.mayFit(tightest, pages, known)) return undefined
  for (const setting of settings) {
    if (setting !== tightest && !planner.mayFit(setting, pages, known)) continue
    const planned = planner.at(setting)
    if (planned.needs.pages <= pages) return planned
  }
  return undefined
}

/** Of the height of a page, what a part takes at most that may be in columns below a name across all of them. */
const MOST_OF_PAGE = 0.4
/** White space and margins give way for names across the page, and no title; then some of the type. */
const MOST_GIVEN = 3
const LEAST_ACROSS_PERCENT = 94

/**
 * Where the best plan has holes or parted sections, also the same columns below names of sections that are across all of
 * them: each section ends its columns together then.
 */
export function withHeadsAcross(planner: SheetPlanner, plans: readonly JudgedPlan[]): readonly JudgedPlan[] {
  const best = plans[0]?.planned
  if (!best || !mayHeadAcross(planner, best)) return plans
  const { parted, holes } = best.plan.faults
  const isGood = parted === 0 && holes.every((hole) => hole <= WORST_HOLE)
  // Where each column has a margin for names, columns below names are wider.
  const areWider = planner.layout.gapBelowHeads !== undefined
  if (isGood && !areWider && wideRows(best) < MANY_WIDE_ROWS) return plans
  const across = acrossCounts(planner, best).flatMap((columns) => acrossOnPages(planner, best, columns) ?? [])
  return across.length > 0 ? judged([...across, ...plans.map(({ planned }) => planned)]) : plans
}

/** With this many rows across the page an eye loses the way from a name to its price. */
const MANY_WIDE_ROWS = 5

const wideRows = ({ sheet }: PlannedSheet): number => {
  const isWide = wideUnitsOf(sheet)
  return sheet.units.filter(({ kind }, index) => kind === 'item' && isWide[index]).length
}

/** With as little given up as possible, then with what the best plan gives up, and more of it. */
function acrossInTurn(planner: SheetPlanner, setting: PageSetting, columns: number): PageSetting[] {
  const given = [NONE, ...CONCESSIONS.slice(0, MOST_GIVEN)]
  const smaller = leastTypePercent(planner, LEAST_ACROSS_PERCENT, COMFORTABLE_NAME_PT)
  const inTurn = [
    ...given.slice(0, 2).map((each) => ({ ...each, typePercent: 100 })),
    ...given.map((each) => ({ ...leastOf(setting, each), typePercent: setting.typePercent })),
    {
      ...leastOf(setting, given.at(-1) ?? NONE),
      typePercent: Math.min(setting.typePercent, smaller),
    },
  ]
  return inTurn.map((each) => ({ ...setting, ...each, columns, headsAcross: true }))
}

/** The columns of the best plan first, then the others that the paper has room for. */
function acrossCounts(planner: SheetPlanner, { sheet }: PlannedSheet): number[] {
  const { columns } = sheet
  if (planner.design.columns !== null) return [columns]
  const others = [columns - 1, columns + 1].filter(
    (count) => count > 1 && planner.geometryAt({ ...AS_CHOSEN, columns: count }).columns === count,
  )
  return [columns, ...others]
}

/** On as many pages, in less white space where it takes that. */
function acrossOnPages(planner: SheetPlanner, best: PlannedSheet, columns: number): PlannedSheet | undefined {
  const { setting, sheet, needs } = best
  const { page } = sheet
  const room = (page.height - page.top - page.bottom) * MOST_OF_PAGE
  let known: PlannedSheet | undefined
  for (const tried of acrossInTurn(planner, setting, columns)) {
    if (known ? !planner.mayFit(tried, needs.pages, known) : !planner.likelyFits(tried, needs.pages, best))
      continue
    const across = planner.at(tried)
    const { header, units } = across.heights
    if (header > room || units.some((height) => height > room)) return undefined
    if (across.needs.pages <= needs.pages) return across
    known = across
  }
  return undefined
}

function mayHeadAcross({ layout, isTypeFixed }: SheetPlanner, { sheet }: PlannedSheet): boolean {
  const { columns, panels, sectionStyles, units } = sheet
  if (layout.headsInColumns || isTypeFixed || columns < 2 || panels > 0) return false
  const isStyled = Object.values(sectionStyles).some(
    ({ isKeptTogether, isFullWidth, isBoxed, begins }) =>
      isKeptTogether || (isFullWidth && !isBoxed) || begins !== 'in-flow',
  )
  return !isStyled && units.every(({ isCourse }) => !isCourse)
}

/** Fewer columns than the template finds comfortable on the paper; none where the owner chose their number. */
function columnCounts(planner: SheetPlanner): number[] {
  const { columns } = planner.geometryAt(AS_CHOSEN)
  if (planner.design.columns !== null || planner.isTypeFixed) return []
  return Array.from({ length: columns - 1 }, (_, index) => columns - 1 - index)
}

/** The cheapest first; of those that cost the same the one with more columns. */
export function judged(candidates: readonly PlannedSheet[]): JudgedPlan[] {
  const least = Math.min(...candidates.map(itemsHeight))
  return candidates
    .map((planned) => ({ planned, costs: costsOf(planned, itemsHeight(planned) / least - 1) }))
    .sort((one, other) => sumOf(one.costs) - sumOf(other.costs))
}

const HALF = 0.5

export const sumOf = (costs: PlanCosts): number => Object.values(costs).reduce((sum, cost) => sum + cost, 0)

/** @param wrapped by how much its items are taller than in the column that suits them best */
function costsOf(planned: PlannedSheet, wrapped: number): PlanCosts {
  const { plan, needs, setting } = planned
  const { parted, holes, lastFilled } = plan.faults
  const { pages, fullPages } = needs
  const seen = holes.filter((hole) => hole > WORST_HOLE)
  const weigh = COST.plan
  return {
    page: weigh.page * pages,
    parted: weigh.parted * parted,
    // Of the page: the weight was set for two columns.
    hole: (weigh.hole * 2 * seen.reduce((sum, hole) => sum + hole, 0)) / Math.max(1, planned.sheet.columns),
    ragged: weigh.ragged * holes.reduce((sum, hole) => sum + hole ** 2, 0),
    empty: weigh.empty * Math.max(0, 1 - fullPages / pages) ** 2,
    last: weigh.last * Math.max(0, HALF - lastFilled),
    wrapped: weigh.wrapped * wrapped,
    wide: weigh.wide * wideRows(planned),
    conceded: weigh.conceded * (300 - setting.typePercent - setting.gapPercent - setting.titlePercent),
  }
}

/** Rows of names, years and prices, which are to stay on one line: the height of items without a description. */
const rowsHeight = ({ sheet, heights }: PlannedSheet): number =>
  sheet.units.reduce(
    (sum, unit, index) =>
      sum + (unit.kind === 'item' && unit.description === null ? (heights.units[index] ?? 0) : 0),
    0,
  ) / sheet.scale

const itemsHeight = ({ sheet, heights }: PlannedSheet): number =>
  sheet.units.reduce(
    (sum, { kind }: SheetUnit, index) => sum + (kind === 'section' ? 0 : (heights.units[index] ?? 0)),
    1,
  ) / sheet.scale

/**
 * The same menu in larger type where it leaves much of its pages empty: as large as its paper is read, and with natural white
 * space.
 * @param pages how many it may take
 * @param share of them, what it may fill
 */
export function grown(
  planner: SheetPlanner,
  planned: PlannedSheet,
  pages: number,
  share = FULL,
): PlannedSheet {
  const most = planner.mostTypePercent()
  // A cover is full as it is.
  const covers = planned.sheet.flows.filter(({ from, to }) => from === to).length
  const room = share * (pages - (pages > covers ? covers : 0))
  const { typePercent: chosen } = planned.setting
  const at = (typePercent: number): PageSetting => ({
    ...planned.setting,
    columns: planned.sheet.columns,
    typePercent,
    titlePercent: Math.min(planned.setting.titlePercent, titlePercentFor(typePercent)),
  })
  const isOnPanels = planned.sheet.panels > 0
  // No other number of columns would be more comfortable; columns of wines need their width.
  const hasWines = planned.sheet.units.some((unit) => unit.kind === 'item' && unit.more?.wine)
  const { comfortablePt: ofDishes, comfortableOfTablesPt = ofDishes } = planner.layout.columns
  const comfortablePt = hasWines ? comfortableOfTablesPt : ofDishes
  const isFree = isOnPanels || (planned.sheet.columns === 1 && !(planner.layout.winesInColumns && hasWines))
  const wasComfortable = planned.sheet.columnWidth >= comfortablePt * planned.sheet.scale
  const isRoomy = (setting: PageSetting) => {
    const { columns, columnWidth, scale, page } = planner.geometryAt(setting)
    // Names of sections that are in the margin stay there, unless next to nothing is.
    const keepsField =
      planned.needs.fullPages < LITTLE * pages || hasField(page) === hasField(planned.sheet.page)
    const isComfortable = isFree || !wasComfortable || columnWidth >= comfortablePt * scale
    return (
      columns === planned.sheet.columns &&
      keepsField &&
      isComfortable &&
      planner.likelyFill(setting, planned) <= room
    )
  }
  const mostRows = (isOnPanels ? WRAPPED_ON_PANELS : ROUNDING) * rowsHeight(planned)
  let [least, top] = [0, Math.floor((most - chosen) / STEP)]
  while (least < top) {
    const middle = Math.ceil((least + top) / 2)
    if (isRoomy(at(chosen + middle * STEP))) least = middle
    else top = middle - 1
  }
  for (let tried = 0; tried < MOST_LOWERED && least > 0; tried++) {
    const larger = planner.at(at(chosen + least * STEP))
    const isGood =
      fits(larger, pages) &&
      larger.needs.fullPages <= room &&
      rowsHeight(larger) <= mostRows &&
      larger.plan.faults.parted <= planned.plan.faults.parted &&
      larger.plan.faults.holes.filter((hole) => hole > WORST_HOLE).length <=
        planned.plan.faults.holes.filter((hole) => hole > WORST_HOLE).length
    if (isGood) return larger
    least = Math.floor(least * 0.8)
  }
  return planned
}

const hasField = ({ left, right }: PlannedSheet['sheet']['page']): boolean => Math.abs(left - right) > 1

/** A menu that fills little of its pages, in the size in which it is read best. */
export function grownToPages(planner: SheetPlanner, planned: PlannedSheet): PlannedSheet {
  if (planner.isTypeFixed) return planned
  // Small type was chosen by somebody who wants white space.
  const wanted = FONT_SCALE[planner.design.fontSize] ** 2
  const pages = pagesOf(planned)
  const { atLeast, most } = pages === 1 ? { atLeast: FILLED, most: FILLED } : FILLED_OF_SEVERAL
  return planned.needs.fullPages < pages * atLeast * wanted
    ? grown(planner, planned, pages, most * wanted)
    : planned
}
