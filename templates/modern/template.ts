import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** In points at scale 1. A narrower column breaks most descriptions into four lines. */
const LEAST_COLUMN = 190
const COLUMN_GAP = 38

/** Beyond this a line is too long for the eye to come back from; in points at scale 1. */
const LONGEST_LINE = 300

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.092

export const modern = {
  id: 2,
  key: 'modern',
  name: 'Modern',
  description: 'Two columns of clean sans-serif with plenty of white space.',
  plan: 'professional',
  preset: {
    primaryColor: '#0f172a',
    secondaryColor: '#f8fafc',
    accentColor: '#0f6b67',
    fontFamily: 'sans-serif',
    fontSize: 'medium',
  },
  honours: everyControlBut('frame', 'ornament'),
  papers: ['letter', 'a4', 'legal', 'tabloid'],
  advice: {
    suits: 'Cafés and fast-casual places: short names, clear prices, many dishes on a page.',
    avoid: 'Tasting menus and rooms with candles.',
  },
  layout: {
    columns: {
      usual: columnsThatFit({ side: SIDE, least: LEAST_COLUMN, gap: COLUMN_GAP }),
      most: 4,
      narrowestPt: 165,
    },
    nameSize: 10.5,
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: SIDE,
      line: LONGEST_LINE,
      gap: COLUMN_GAP,
      end: { ofHeight: 0.082, ofWidth: 0.11 },
    }),
    gaps: {
      afterHeader: { natural: 44, elasticity: 0.8 },
      beforeSection: { natural: 42, elasticity: 0.9 },
      afterHeading: { natural: 17, elasticity: 0.3 },
      betweenItems: { natural: 16.5, elasticity: 0.9 },
    },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 5vw, 4rem)',
      nameSpacing: '-0.02em',
      section: '1.75rem',
      sectionSpacing: 'normal',
      joinedSection: '1.75rem',
      wideMeasure: '60rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Levante',
    description: 'Around the Mediterranean',
    generated: { cuisineId: 7, itemCounts: { 1: 5, 2: 3, 3: 2 }, seed: 3 },
    accentColor: '#0f6b66',
  },
} as const satisfies Template
