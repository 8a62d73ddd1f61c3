import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

const COLUMN_GAP = 40

/** A row has a name, a producer, a region, a year and two prices; in points at scale 1. */
const LEAST_ROW = 330
const LONGEST_ROW = 480

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.12

export const enoteca = {
  id: 7,
  key: 'enoteca',
  name: 'Enoteca',
  description: 'A ledger of wines with bins, years and prices in columns.',
  plan: 'professional',
  preset: {
    primaryColor: '#33121d',
    secondaryColor: '#faf6ef',
    accentColor: '#7a1f3d',
    fontFamily: 'garamond',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament', 'headerStyle'),
  papers: ['letter', 'a4', 'legal', 'a5'],
  advice: {
    suits: 'Wine and spirits lists: forty to sixty lines a page, by the glass and by the bottle.',
    avoid: 'Dishes with long descriptions and pictures.',
  },
  layout: {
    columns: {
      usual: columnsThatFit({ side: SIDE, least: LEAST_ROW, gap: COLUMN_GAP }),
      most: 3,
      narrowestPt: 190,
      narrowestOfTablesPt: 240,
    },
    nameSize: 9.9,
    numbers: { room: 32, gap: 10 },
    figures: 'old-style',
    hasIndex: true,
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: SIDE,
      line: LONGEST_ROW,
      gap: COLUMN_GAP,
      end: { ofHeight: 0.075, ofWidth: 0.1 },
      bottom: 1.1,
    }),
    gaps: {
      afterHeader: { natural: 24, elasticity: 0.6 },
      beforeSection: { natural: 18, elasticity: 0.9 },
      afterHeading: { natural: 10.5, elasticity: 0.4 },
      betweenItems: { natural: 6.4, elasticity: 0.8 },
    },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 500, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 3.5vw, 3rem)',
      nameSpacing: 'normal',
      section: '1.0625rem',
      sectionSpacing: '0.1em',
      joinedSection: '1.5rem',
      wideMeasure: '48rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Vineria Sant’Elmo',
    description: 'Wines of the hills and the islands',
    accentColor: '#7a1f3d',
    design: { priceSign: 'none', priceCents: 'when-needed' },
  },
} as const satisfies Template
