import type { Gap, TemplateLayout } from '#templates/shared/template.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetUnit } from '../../sheet/units/sheet-units.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { forcedBreaks, itemsOfShortTables, keptSections, wideUnitsOf } from '../heights/section-places.ts'
import { type PageFaults, pageFaults } from '../pages/judge-pages.ts'
import { fewestPages, leastPages } from '../pages/page-plan.ts'
import type { PagePlan, PlanFrame, PlannedBand, PlannedPage, PlanUnit } from '../pages/planned-page.ts'
import { withRisenBoxes } from '../pages/risen-boxes.ts'
import { planInBestOrder } from '../pages/section-order.ts'
import { gapAbove } from '../pages/white-space.ts'
import { planWholeSections, wholeUnits } from '../pages/whole-sections.ts'

/** A template, and whether sections may be parted to save a page. */
export type PlanLayout = TemplateLayout & { readonly mayPart?: boolean }

/** The pages of a sheet, as the second pass reads them. */
export interface SheetPlan {
  readonly heights: SheetHeights
  readonly pages: readonly (PlannedPage & { readonly hasHeader: boolean })[]
  /** Whether the header is taller than a page and runs over. */
  readonly headerOverflows: boolean
  /** For each flow of the sheet, how many pages it takes. */
  readonly pagesOfFlows: readonly number[]
  /** At the foot of each page, or on a separate last page where the dishes need all the room. */
  readonly foot: 'each' | 'own'
  /** Of all flows together ({@link planWholeSections}). */
  readonly cost: number
  /** What an editor would mark in it. */
  readonly faults: PageFaults
  /** How many pages its content would fill to the foot, with natural white space. */
  readonly fullPages: number
}

/** Share of a page's height that its foot may take: on each page, and on the last one. */
const MOST_FOOT = 0.22
const MOST_LAST_FOOT = 0.4

/**
 * Plans the pages of each flow in turn. The restaurant's name heads the first page of all, and in a
 * multi-page layout each page that the owner composed.
 */
export function planSheet(sheet: Sheet, template: PlanLayout, heights: SheetHeights): SheetPlan {
  const room = sheet.page.height - sheet.page.top - sheet.page.bottom
  const withoutFeet = () => planWithin({ height: room, lastFoot: 0 }, 'own', sheet, template, heights)
  if (isFootTooTall(room, heights)) return withoutFeet()
  const { each, last } = feetOf(room, sheet, template, heights)
  const plan = planWithin({ height: room - each, lastFoot: last - each }, 'each', sheet, template, heights)
  return last > 0 && hasOverflow(plan) ? withoutFeet() : plan
}

export const isFootTooTall = (room: number, { foot, lastFoot }: SheetHeights): boolean =>
  foot > room * MOST_FOOT || lastFoot > room * MOST_LAST_FOOT

/** What the foot of each page takes of it, and that of the last one, with the space above. */
function feetOf(room: number, { scale }: Sheet, { aboveFoot }: PlanLayout, heights: SheetHeights) {
  if (isFootTooTall(room, heights)) return { each: 0, last: 0 }
  const kept = (foot: number) => (foot > 0 ? foot + aboveFoot * scale : 0)
  return { each: kept(heights.foot), last: kept(heights.lastFoot) }
}

/** How a sheet fills its pages, which is sooner known than a plan of them; each is computed when it is asked for. */
export interface PageNeeds {
  /** The number of pages that it surely takes, which is known first. */
  readonly leastPages: number
  /** The number of pages that it fits on with the tightest white space. */
  readonly pages: number
  /** The number of pages that it fills to the foot with natural white space. */
  readonly fullPages: number
}

export function pageNeeds(sheet: Sheet, template: PlanLayout, heights: SheetHeights): PageNeeds {
  const room = sheet.page.height - sheet.page.top - sheet.page.bottom
  const { each, last } = feetOf(room, sheet, template, heights)
  const flows = framedFlows({ height: room - each, lastFoot: last - each }, sheet, template, heights)
  const sumOf = (of: (units: readonly PlanUnit[], frame: PlanFrame) => number) =>
    flows.reduce((sum, { units, frame }) => sum + of(units, frame), 0)
  return {
    get leastPages() {
      return sumOf(leastPages)
    },
    get fullPages() {
      return sumOf(fullPages)
    },
    get pages() {
      return sumOf((units, frame) => fewestPages(wholeUnits(units, frame), frame))
    },
  }
}

/** `height` is what a page has for the menu; `lastFoot` is what the last page of all has less. */
function planWithin(
  { height, lastFoot }: { height: number; lastFoot: number },
  foot: SheetPlan['foot'],
  sheet: Sheet,
  template: PlanLayout,
  heights: SheetHeights,
): SheetPlan {
  const rise = (template.boxInset ?? 0) * sheet.scale
  const flows = framedFlows({ height, lastFoot }, sheet, template, heights).map(
    ({ flow, units, isHeaded, frame: ofFlow }, _index) => {
      const plan = sheet.mayReorderSections ? planInBestOrder(units, ofFlow) : inGivenOrder(units, ofFlow)
      const unitAt = (place: number) => flow.from + (plan.order?.[place] ?? place)
      const pages = plan.pages.map((page, number) => {
        const hasHeader = isHeaded && number === 0
        const bands = page.bands.map((band) => withRisenBoxes(placedIn(band, unitAt), sheet.units, rise))
        // The name alone, on a cover, is in the optical middle in all looks.
        if (template.hangs === 'top' && bands.length > 0) return { ...page, bands, top: 0, hasHeader }
        const isPinned = hasHeader && sheet.headerStyle === 'banner'
        return { ...(isPinned ? underPinnedHeader({ ...page, bands }) : { ...page, bands }), hasHeader }
      })
      return {
        pages,
        cost: plan.cost,
        faults: pageFaults(plan, orderedBy(units, plan.order), ofFlow),
        fullPages: fullPages(units, ofFlow),
      }
    },
  )
  return {
    heights,
    pages: flows.flatMap(({ pages }) => pages),
    foot,
    headerOverflows: heights.header > height,
    pagesOfFlows: flows.map(({ pages }) => pages.length),
    cost: flows.reduce((sum, { cost }) => sum + cost, 0),
    faults: {
      parted: flows.reduce((sum, { faults }) => sum + faults.parted, 0),
      holes: flows.flatMap(({ faults }) => faults.holes),
      lastFilled: flows.at(-1)?.faults.lastFilled ?? 1,
    },
    fullPages: flows.reduce((sum, flow) => sum + flow.fullPages, 0),
  }
}

const orderedBy = (units: readonly PlanUnit[], order: readonly number[] | undefined): readonly PlanUnit[] =>
  order ? order.flatMap((index) => units[index] ?? []) : units

/** Each flow of a sheet with its units and what its pages have for them. */
function framedFlows(
  { height, lastFoot }: { height: number; lastFoot: number },
  sheet: Sheet,
  template: PlanLayout,
  heights: SheetHeights,
) {
  const frame = frameOf(height, sheet, template, heights)
  const placed = planUnits(sheet, heights, frame)
  return sheet.flows.map((flow, index) => {
    const isHeaded = index === 0 || sheet.isMultiPage
    const headerHeight = isHeaded ? (index === 0 ? heights.header : heights.laterHeader) : 0
    const keptOnLastPage = index === sheet.flows.length - 1 ? lastFoot : 0
    const units = placed.slice(flow.from, flow.to)
    // Panels before it are covers.
    const leastPages = Math.max(0, sheet.panels - sheet.flows.length + 1)
    return {
      flow,
      units,
      isHeaded,
      frame: { ...frame, headerHeight, keptOnLastPage, ...(leastPages > 0 && { leastPages }) },
    }
  })
}

/** The units of all flows with what their owner wants of their sections; places within a flow are its own. */
function planUnits(sheet: Sheet, heights: SheetHeights, frame: PlanFrame): PlanUnit[] {
  const isWide = wideUnitsOf(sheet)
  const breaks = forcedBreaks(sheet)
  const inTables = itemsOfShortTables(sheet)
  const units = sheet.units.map((unit, index): PlanUnit => {
    const begins = breaks.get(index)
    return {
      ...planUnit(unit, index, heights),
      ...((unit.box === 'in' || unit.box === 'close' || inTables.has(index)) && { isReadAsOne: true }),
      ...(begins && { begins }),
      ...(isWide[index] ? { isWide: true } : sheet.headsAcross && { isBelowWide: true }),
    }
  })
  const bound = new Set<number>()
  for (const { from, to } of keptSections(sheet)) {
    const isFirst = sheet.flows.some((flow) => flow.from === from)
    const room = frame.height - frame.keptOnLastPage - (isFirst ? frame.headerHeight : 0)
    const height = units
      .slice(from, to)
      .reduce(
        (sum, each, offset) => sum + each.height + gapAbove(units, from + offset, frame.gaps).natural,
        0,
      )
    if (height < room) for (let index = from + 1; index < to; index++) bound.add(index)
  }
  return units.map((unit, index) => (bound.has(index) ? { ...unit, isBound: true } : unit))
}

function planUnit(unit: SheetUnit, index: number, heights: SheetHeights): PlanUnit {
  const height = heights.units[index] ?? 0
  const staysWithAbove = unit.isCourse && !(unit.kind === 'section' && unit.opensBlock)
  if (unit.kind !== 'section') {
    const isLastWords = unit.kind === 'note'
    return { kind: 'item', height, staysWithAbove, isLastWords, isBound: isLastWords }
  }
  return {
    kind: 'section',
    height,
    staysWithAbove,
    level: unit.level,
    isAlone: unit.isAlone,
    hasHeads: unit.heads.length > 0,
    continuedHeight: heights.continued[index] ?? 0,
    headsHeight: heights.heads[index] ?? 0,
    continues: unit.headsOf,
  }
}

function frameOf(
  height: number,
  { scale, gapScale, columns }: Sheet,
  { gaps, mostAir, mayPart }: PlanLayout,
  heights: SheetHeights,
): PlanFrame {
  const scaled = ({ natural, elasticity }: Gap): Gap => ({ natural: natural * scale * gapScale, elasticity })
  return {
    height,
    headerHeight: heights.header,
    keptOnLastPage: 0,
    columns,
    mostAir,
    mayPart,
    gaps: {
      afterHeader: scaled(gaps.afterHeader),
      beforeSection: scaled(gaps.beforeSection),
      afterHeading: scaled(gaps.afterHeading),
      betweenItems: scaled(gaps.betweenItems),
    },
  }
}

const fullPages = (
  units: readonly PlanUnit[],
  { height, headerHeight, keptOnLastPage, columns, gaps }: PlanFrame,
): number =>
  units.reduce(
    (sum, unit, index) =>
      sum + (unit.height + gapAbove(units, index, gaps).natural) / (unit.isWide ? 1 : columns),
    headerHeight + keptOnLastPage,
  ) / height

/** A band runs from the very top of the page: what hangs in the page's middle is the menu under it. */
function underPinnedHeader(page: PlannedPage): PlannedPage {
  const [first, ...rest] = page.bands
  return first ? { ...page, top: 0, bands: [lowered(first, page.top), ...rest] } : { ...page, top: 0 }
}

const lowered = (band: PlannedBand, by: number): PlannedBand => ({
  ...band,
  columns: band.columns.map((column) => {
    if (column.continues !== null) return { ...column, beforeName: column.beforeName + by }
    const [first, ...rest] = column.units
    return { ...column, units: first ? [{ ...first, before: first.before + by }, ...rest] : [] }
  }),
})

/** A plan that leaves all sections in their places. */
const inGivenOrder = (
  units: readonly PlanUnit[],
  frame: PlanFrame,
): PagePlan & { readonly order?: readonly number[] } => planWholeSections(units, frame)

/** A band with the units of the sheet that are at its places. */
const placedIn = (band: PlannedBand, unitAt: (place: number) => number): PlannedBand => ({
  ...band,
  columns: band.columns.map((column) => ({
    ...column,
    continues: column.continues === null ? null : unitAt(column.continues),
    units: column.units.map((placed) => ({ ...placed, unit: unitAt(placed.unit) })),
  })),
})

/** What is in all columns of a plan's pages, in reading order. */
export const placedUnits = ({ pages }: Pick<SheetPlan, 'pages'>) =>
  pages.flatMap(({ bands }) => bands.flatMap(({ columns }) => columns.flatMap(({ units }) => units)))

/** Whether something is taller than a page and runs over, so that there are more pages than planned. */
export const hasOverflow = (plan: SheetPlan): boolean =>
  plan.headerOverflows || placedUnits(plan).some(({ overflows }) => overflows)
