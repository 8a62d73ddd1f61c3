import type { JobRegion } from '../job/job.ts'
import type { SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { PlannedColumn } from '../planning/pages/planned-page.ts'
import type { Sheet } from '../sheet/sheet.ts'

/**
 * Where everything is, in points from the top left of its page, in reading order. The engine sets
 * what is planned where it is planned, so that it need not be asked; but what is taller than a page runs
 * over, and pushes the pages that come after it.
 * @param pageNumbers for each planned page, its number in the document; left out where nothing runs over
 */
export function regionsOf(sheet: Sheet, plan: SheetPlan, pageNumbers?: readonly number[]): JobRegion[] {
  const { page: paper, slug, columnWidth, columnGap, language } = sheet
  const left = paper.left + slug
  return plan.pages.flatMap((page, index) => {
    const number = pageNumbers?.[index] ?? index + 1
    const top = paper.top + slug + page.top
    const headerHeight = index === 0 ? plan.heights.header : plan.heights.laterHeader
    const header: JobRegion[] = page.hasHeader
      ? [
          {
            kind: 'header',
            id: 0,
            page: number,
            x: left,
            y: top,
            width: paper.width - paper.left - paper.right,
            height: headerHeight,
          },
        ]
      : []
    let reached = page.hasHeader ? top + headerHeight : top
    const width = (isWide: boolean) => (isWide ? paper.width - paper.left - paper.right : columnWidth)
    const regions = page.bands.flatMap(({ before, isWide, columns: placed }) => {
      const y = reached + before
      reached = y
      return placed.flatMap((column, position) => {
        const fromLeft = language.direction === 'rtl' ? placed.length - 1 - position : position
        const x = left + fromLeft * (columnWidth + columnGap)
        const ofColumn = regionsOfColumn(column, { page: number, x, y, width: width(isWide) }, sheet, plan)
        reached = Math.max(reached, ofColumn.bottom)
        return ofColumn.regions
      })
    })
    return [...header, ...regions]
  })
}

/** The regions of a column, and where it ends. */
function regionsOfColumn(
  { continues, isNamed, beforeName, units }: PlannedColumn,
  { page, x, y, width }: Pick<JobRegion, 'page' | 'x' | 'y' | 'width'>,
  sheet: Sheet,
  { heights }: SheetPlan,
): { regions: JobRegion[]; bottom: number } {
  const repeated = isNamed ? heights.continued : heights.heads
  let reached = continues === null ? y : y + beforeName + (repeated[continues] ?? 0)
  const regions = units.flatMap(({ unit: index, before }): JobRegion[] => {
    const unit = sheet.units[index]
    if (!unit) return []
    const box = { page, x, y: reached + before, width, height: heights.units[index] ?? 0 }
    reached = box.y + box.height
    if (unit.kind === 'note') return []
    return unit.kind === 'item'
      ? [{ kind: 'item', id: unit.id, sectionId: unit.sectionId, ...box }]
      : [{ kind: unit.kind, id: unit.id, ...box }]
  })
  return { regions, bottom: reached }
}
