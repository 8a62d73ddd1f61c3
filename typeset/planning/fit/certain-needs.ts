import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { isFootTooTall, type PageNeeds, type PlanLayout, pageNeeds } from './plan-sheet.ts'

/** What isn't taller than this share of a page never runs over, under any headings. */
const SURELY_HELD = 0.1

/** What `planSheet` comes to, known without a plan; undefined where its order or its foot may change it. */
export function certainNeeds(
  sheet: Sheet,
  template: PlanLayout,
  heights: SheetHeights,
): PageNeeds | undefined {
  const room = sheet.page.height - sheet.page.top - sheet.page.bottom
  if (sheet.mayReorderSections || isFootTooTall(room, heights)) return undefined
  const isHeld = heights.header < room / 2 && heights.units.every((height) => height < room * SURELY_HELD)
  return isHeld || heights.lastFoot === 0 ? pageNeeds(sheet, template, heights) : undefined
}
