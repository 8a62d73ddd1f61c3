import { type PlanFrame, type PlanGap, type PlannedPage, planPages } from './page-plan.ts'
import type { Sheet } from './sheet.ts'
import type { TemplateLayout } from './templates/layout.ts'

/** How tall the parts of a sheet are when set in their column, in points. */
export interface SheetHeights {
  readonly header: number
  readonly foot: number
  readonly continued: number
  readonly units: readonly number[]
}

/** The pages of a sheet, as the second pass reads them. */
export interface SheetPlan {
  readonly heights: SheetHeights
  readonly pages: readonly (PlannedPage & { readonly hasHeader: boolean })[]
}

/** Plans the pages of each flow in turn; the restaurant's name heads the first page of all. */
export function planSheet(sheet: Sheet, template: TemplateLayout, heights: SheetHeights): SheetPlan {
  const pages = sheet.flows.flatMap((flow, index) => {
    const isFirst = index === 0
    const units = sheet.units.slice(flow.from, flow.to).map((unit, offset) => ({
      kind: unit.kind,
      height: heights.units[flow.from + offset] ?? 0,
    }))
    const plan = planPages(units, frameOf(sheet, template, heights, isFirst))
    return plan.pages.map((page, number) => ({
      ...page,
      columns: page.columns.map((column) => shifted(column, flow.from)),
      hasHeader: isFirst && number === 0,
    }))
  })
  return { heights, pages }
}

function frameOf(
  sheet: Sheet,
  template: TemplateLayout,
  heights: SheetHeights,
  hasHeader: boolean,
): PlanFrame {
  const { page, scale } = sheet
  const foot = heights.foot > 0 ? heights.foot + template.aboveFoot * scale : 0
  const scaled = ({ natural, elasticity }: PlanGap): PlanGap => ({ natural: natural * scale, elasticity })
  return {
    height: page.height - page.top - page.bottom - foot,
    headerHeight: hasHeader ? heights.header : 0,
    continuedHeight: heights.continued,
    columns: template.columns,
    gaps: {
      afterHeader: scaled(template.gaps.afterHeader),
      beforeSection: scaled(template.gaps.beforeSection),
      afterHeading: scaled(template.gaps.afterHeading),
      betweenItems: scaled(template.gaps.betweenItems),
    },
  }
}

const shifted = (column: PlannedPage['columns'][number], by: number): PlannedPage['columns'][number] => ({
  continues: column.continues === null ? null : column.continues + by,
  units: column.units.map((placed) => ({ ...placed, unit: placed.unit + by })),
})
