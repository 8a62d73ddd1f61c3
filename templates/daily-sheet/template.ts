import { columnsThatFit, everyControlBut } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** Share of the paper that the one measure takes, and its bounds in points at scale 1. */
const MEASURE = { share: 0.55, least: 285, most: 350 } as const
const SIDE = 0.105
const COLUMN_GAP = 32

/** More than these are in several columns where the paper has room for them. */
const MOST_IN_ONE_COLUMN = 24
/** In points at scale 1: narrower ones part most dishes over three lines. */
const LEAST_COLUMN = 205

const columnsOn = columnsThatFit({ side: SIDE, least: LEAST_COLUMN, gap: COLUMN_GAP })

export const dailySheet = {
  id: 4,
  key: 'daily-sheet',
  name: 'Daily Sheet',
  description: 'Type alone on one short measure, the date first.',
  plan: 'professional',
  preset: {
    primaryColor: '#1f1d1a',
    secondaryColor: '#fdfcf7',
    accentColor: '#3f5a46',
    fontFamily: 'caslon',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament', 'headerStyle'),
  papers: ['letter', 'a4', 'a5', 'half-letter'],
  advice: {
    suits: 'Market kitchens with a daily menu: ten to thirty dishes with few words.',
    avoid: 'Lists with pictures and many sizes.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) => (itemCount > MOST_IN_ONE_COLUMN ? columnsOn(paper, scale) : 1),
      most: 4,
      narrowestPt: 175,
    },
    nameSize: 11,
    numbers: { room: 24, gap: 7 },
    figures: 'old-style',
    columnGap: COLUMN_GAP,
    hangs: 'top',
    margins: ({ widthPt, heightPt }, scale, columns) => {
      const left = widthPt * SIDE
      const end = Math.min(heightPt * 0.085, widthPt * 0.11)
      const measure = Math.max(MEASURE.least * scale, Math.min(MEASURE.most * scale, widthPt * MEASURE.share))
      const right = columns === 1 ? Math.max(left, widthPt - left - measure) : left
      return { top: end, bottom: end, left, right }
    },
    gaps: {
      afterHeader: { natural: 34, elasticity: 0.5 },
      beforeSection: { natural: 25, elasticity: 0.6 },
      afterHeading: { natural: 9.5, elasticity: 0.3 },
      betweenItems: { natural: 7.5, elasticity: 0.5 },
    },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.5rem, 1.2rem + 1.5vw, 2rem)',
      nameSpacing: 'normal',
      section: '0.9375rem',
      sectionSpacing: '0.09em',
      joinedSection: '1.25rem',
      wideMeasure: '34rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Cold Harbour',
    description: '',
    accentColor: '#3f5a46',
    design: { priceSign: 'none', priceCents: 'when-needed' },
  },
} as const satisfies Template
