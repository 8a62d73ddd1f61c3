import type { Region } from '../job/job.ts'
import type { SheetPlan } from '../planning/plan-sheet.ts'
import type { PlannedColumn } from '../planning/planned-page.ts'
import type { Sheet } from '../sheet/sheet.ts'

/**
 * Where everything stands, in points from the top left of its page, in reading order. The engine sets
 * what is planned where it is planned, so that it need not be asked; but what is taller than a page runs
 * over, and pushes the pages that come after it.
 * @param pageNumbers for each planned page, its number in the document; left out where nothing runs over
 */
export function regionsOf(sheet: Sheet, plan: SheetPlan, pageNumbers?: readonly number[]): Region[] {
  const { page: paper, slug, columns, columnWidth, columnGap, language } = sheet
  const left = paper.left + slug
  return plan.pages.flatMap((page, index) => {
    const number = pageNumbers?.[index] ?? index + 1
    const top = paper.top + slug + page.top
    const header: Region[] = page.hasHeader
      ? [
          {
            kind: 'header',
            id: 0,
            page: number,
            x: left,
            y: top,
            width: paper.width - paper.left - paper.right,
            height: plan.heights.header,
          },
        ]
      : []
    const below = page.hasHeader ? top + plan.heights.header : top
    const regions = page.columns.map((column, position) => {
      const fromLeft = language.direction === 'rtl' ? columns - 1 - position : position
      return regionsOfColumn(
        column,
        { page: number, x: left + fromLeft * (columnWidth + columnGap), y: below },
        sheet,
        plan,
      )
    })
    return [...header, ...regions.flat()]
  })
}

function regionsOfColumn(
  { continues, beforeName, units }: PlannedColumn,
  { page, x, y }: Pick<Region, 'page' | 'x' | 'y'>,
  sheet: Sheet,
  { heights }: SheetPlan,
): Region[] {
  let reached = continues === null ? y : y + beforeName + (heights.continued[continues] ?? 0)
  return units.flatMap(({ unit: index, before }): Region[] => {
    const unit = sheet.units[index]
    if (!unit) return []
    const box = { page, x, y: reached + before, width: sheet.columnWidth, height: heights.units[index] ?? 0 }
    reached = box.y + box.height
    if (unit.kind === 'note') return []
    return unit.kind === 'item'
      ? [{ kind: 'item', id: unit.id, sectionId: unit.sectionId, ...box }]
      : [{ kind: unit.kind, id: unit.id, ...box }]
  })
}
