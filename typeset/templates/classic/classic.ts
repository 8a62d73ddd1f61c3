import type { TemplateLayout } from '../layout.ts'

export const classic: TemplateLayout = {
  id: 1,
  source: 'classic/classic.typ',
  columns: 1,
  columnGap: 0,
  margins: ({ widthPt, heightPt }) => {
    const side = widthPt * 0.15
    const end = Math.min(heightPt * 0.085, widthPt * 0.11)
    return { top: end, bottom: end, left: side, right: side }
  },
  gaps: { afterHeader: 30, beforeSection: 30, afterHeading: 15, betweenItems: 13 },
  aboveFoot: 18,
}
