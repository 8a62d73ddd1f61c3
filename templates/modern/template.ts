import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.092,
  /** A narrower column breaks most descriptions into four lines. */
  least: 190,
  gap: 38,
  /** Beyond this a line is too long for the eye to come back from. */
  line: 300,
  end: { ofHeight: 0.082, ofWidth: 0.11 },
}

export const modern = templateOf({
  id: 2,
  key: 'modern',
  name: 'Modern',
  description: 'Two columns of clean sans-serif with plenty of white space.',
  plan: 'professional',
  fontFamily: 'sans-serif',
  colors: ['#0f172a', '#f8fafc', '#0f6b67'],
  fixed: ['frame', 'ornament'],
  papers: ['letter', 'a4', 'legal', 'tabloid'],
  advice: {
    suits: 'Cafés and fast-casual places: short names, clear prices, many dishes on a page.',
    avoid: 'Tasting menus and rooms with candles.',
  },
  layout: {
    columns: { comfortablePt: page.least, most: 4, narrowestPt: 165 },
    nameSize: 10.5,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [44, 0.8],
      beforeSection: [42, 0.9],
      afterHeading: [17, 0.3],
      betweenItems: [16.5, 0.9],
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
      joinedSection: '1.75rem',
      wideMeasure: '60rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
  },
  sample: {
    name: 'Levante',
    description: 'Around the Mediterranean',
    generated: { cuisineId: 7, itemCounts: { 1: 5, 2: 3, 3: 2 }, seed: 3 },
    accentColor: '#0f6b66',
  },
})
