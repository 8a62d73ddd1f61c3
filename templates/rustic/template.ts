import type { TemplateLayout } from '../template.ts'

/** Centred lines are short ones; in points at scale 1. */
const LONGEST_LINE = 430

export const rustic: TemplateLayout = {
  id: 3,
  source: 'rustic/rustic.typ',
  columns: () => 1,
  columnGap: 0,
  margins: ({ widthPt, heightPt }, scale) => {
    const side = Math.max(widthPt * 0.14, (widthPt - LONGEST_LINE * scale) / 2)
    const end = Math.min(heightPt * 0.09, widthPt * 0.115)
    return { top: end, bottom: end, left: side, right: side }
  },
  gaps: {
    afterHeader: { natural: 24, elasticity: 0.9 },
    beforeSection: { natural: 22, elasticity: 1 },
    afterHeading: { natural: 13, elasticity: 0.5 },
    betweenItems: { natural: 11.5, elasticity: 0.8 },
  },
  aboveFoot: 18,
}
