import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetHeights } from '../heights/height-cache.ts'
import { isFootTooTall, type PageNeeds, type PlanLayout, pageNeeds } from './plan-sheet.ts'

/** What isn't taller than this share of a page, with the headings above it, never runs over. */
const SURELY_HELD = 0.45

/** What `planSheet` comes to, known without a plan; undefined where its order or its foot may change it. */
export function certainNeeds(
  sheet: Sheet,
  template: PlanLayout,
  heights: SheetHeights,
): Pick<PageNeeds, 'pages' | 'fullPages'> | undefined {
  const room = sheet.page.height - sheet.page.top - sheet.page.bottom
  if (sheet.mayReorderSections || isFootTooTall(room, heights)) return undefined
  const isHeld = heights.header < room / 2 && tallestUnderHeadings(sheet, heights) < room * SURELY_HELD
  if (!isHeld && heights.lastFoot > 0) return undefined
  const { pages, fullPages } = pageNeeds(sheet, template, heights)
  return { pages, fullPages }
}

/** Of each unit with the headings right above it, and with a name that is repeated there. */
function tallestUnderHeadings({ units }: Sheet, heights: SheetHeights): number {
  let [tallest, above] = [0, 0]
  for (const [index, unit] of units.entries()) {
    above += heights.units[index] ?? 0
    tallest = Math.max(tallest, above)
    if (unit.kind !== 'section') above = 0
  }
  return tallest + Math.max(0, ...heights.continued)
}
