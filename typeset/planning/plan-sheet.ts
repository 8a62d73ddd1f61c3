import type { Gap, TemplateLayout } from '#templates/shared/template.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/sheet-units.ts'
import type { SheetHeights } from './height-book.ts'
import { planPages } from './page-plan.ts'
import type { PlanFrame, PlannedColumn, PlannedPage, PlanUnit } from './planned-page.ts'

/** The pages of a sheet, as the second pass reads them. */
export interface SheetPlan {
  readonly heights: SheetHeights
  readonly pages: readonly (PlannedPage & { readonly hasHeader: boolean })[]
  /** Whether the header is taller than a page and runs over. */
  readonly headerOverflows: boolean
  /** For each flow of the sheet, how many pages it takes. */
  readonly pagesOfFlows: readonly number[]
  /** At the foot of each page, or on a last page of its own where the dishes need all the room. */
  readonly foot: 'each' | 'own'
}

/** Share of a page's height that its foot may take: on each page, and on the last one. */
const MOST_FOOT = 0.22
const MOST_LAST_FOOT = 0.4

/**
 * Plans the pages of each flow in turn. The restaurant's name heads the first page of all, and in a
 * multi-page layout each page that the owner composed.
 */
export function planSheet(sheet: Sheet, template: TemplateLayout, heights: SheetHeights): SheetPlan {
  const room = sheet.page.height - sheet.page.top - sheet.page.bottom
  const withoutFeet = () => planWithin({ height: room, lastFoot: 0 }, 'own', sheet, template, heights)
  if (heights.foot > room * MOST_FOOT || heights.lastFoot > room * MOST_LAST_FOOT) return withoutFeet()
  const kept = (foot: number) => (foot > 0 ? foot + template.aboveFoot * sheet.scale : 0)
  const [each, last] = [kept(heights.foot), kept(heights.lastFoot)]
  const plan = planWithin({ height: room - each, lastFoot: last - each }, 'each', sheet, template, heights)
  return last > 0 && hasOverflow(plan) ? withoutFeet() : plan
}

/** `height` is what a page has for the menu; `lastFoot` is what the last page of all has less. */
function planWithin(
  { height, lastFoot }: { height: number; lastFoot: number },
  foot: SheetPlan['foot'],
  sheet: Sheet,
  template: TemplateLayout,
  heights: SheetHeights,
): SheetPlan {
  const frame = frameOf(height, sheet, template, heights)
  const flows = sheet.flows.map((flow, index) => {
    const units = sheet.units
      .slice(flow.from, flow.to)
      .map((unit, offset) => planUnit(unit, flow.from + offset, heights))
    const isHeaded = index === 0 || sheet.isMultiPage
    const plan = planPages(units, {
      ...frame,
      headerHeight: isHeaded ? heights.header : 0,
      keptOnLastPage: index === sheet.flows.length - 1 ? lastFoot : 0,
    })
    return plan.pages.map((page, number) => {
      const hasHeader = isHeaded && number === 0
      const columns = page.columns.map((column) => shifted(column, flow.from))
      const isPinned = hasHeader && sheet.headerStyle === 'banner'
      return { ...(isPinned ? underPinnedHeader({ ...page, columns }) : { ...page, columns }), hasHeader }
    })
  })
  return {
    heights,
    pages: flows.flat(),
    foot,
    headerOverflows: heights.header > height,
    pagesOfFlows: flows.map((pages) => pages.length),
  }
}

function planUnit(unit: SheetUnit, index: number, heights: SheetHeights): PlanUnit {
  const height = heights.units[index] ?? 0
  const staysWithAbove = unit.isCourse && !(unit.kind === 'section' && unit.opensBlock)
  if (unit.kind !== 'section') return { kind: 'item', height, staysWithAbove, isBound: unit.kind === 'note' }
  return {
    kind: 'section',
    height,
    staysWithAbove,
    level: unit.level,
    isAlone: unit.isAlone,
    hasHeads: unit.heads.length > 0,
    continuedHeight: heights.continued[index] ?? 0,
    continues: unit.headsOf,
  }
}

function frameOf(
  height: number,
  { scale, gapScale, columns }: Sheet,
  { gaps }: TemplateLayout,
  heights: SheetHeights,
): PlanFrame {
  const scaled = ({ natural, elasticity }: Gap): Gap => ({ natural: natural * scale * gapScale, elasticity })
  return {
    height,
    headerHeight: heights.header,
    keptOnLastPage: 0,
    columns,
    gaps: {
      afterHeader: scaled(gaps.afterHeader),
      beforeSection: scaled(gaps.beforeSection),
      afterHeading: scaled(gaps.afterHeading),
      betweenItems: scaled(gaps.betweenItems),
    },
  }
}

/** A band runs from the very top of the page: what hangs in the page's middle is the menu under it. */
function underPinnedHeader(page: PlannedPage): PlannedPage {
  const lowered = ({ units: [first, ...rest], ...column }: PlannedColumn): PlannedColumn => ({
    ...column,
    units: first ? [{ ...first, before: first.before + page.top }, ...rest] : [],
  })
  return { ...page, top: 0, columns: page.columns.map(lowered) }
}

const shifted = (column: PlannedColumn, by: number): PlannedColumn => ({
  ...column,
  continues: column.continues === null ? null : column.continues + by,
  units: column.units.map((placed) => ({ ...placed, unit: placed.unit + by })),
})

/** Whether something is taller than a page and runs over, so that there are more pages than planned. */
export const hasOverflow = (plan: SheetPlan): boolean =>
  plan.headerOverflows ||
  plan.pages.some((page) => page.columns.some((column) => column.units.some((placed) => placed.overflows)))
