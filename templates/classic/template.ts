import type { TemplateLayout } from '../template.ts'

/** Beyond this the eye loses the way from a dish to its price; in points at scale 1. */
const LONGEST_LINE = 470

export const classic: TemplateLayout = {
  id: 1,
  source: 'classic/classic.typ',
  columns: () => 1,
  columnGap: 0,
  margins: ({ widthPt, heightPt }, scale) => {
    const side = Math.max(widthPt * 0.155, (widthPt - LONGEST_LINE * scale) / 2)
    const end = Math.min(heightPt * 0.1, widthPt * 0.125)
    return { top: end, bottom: end, left: side, right: side }
  },
  gaps: {
    afterHeader: { natural: 34, elasticity: 0.9 },
    beforeSection: { natural: 32, elasticity: 1 },
    afterHeading: { natural: 17, elasticity: 0.45 },
    betweenItems: { natural: 13.5, elasticity: 0.8 },
  },
  aboveFoot: 18,
}
