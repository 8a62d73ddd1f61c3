import { columnsThatFit, everyControlBut } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

const COLUMN_GAP = 30

/** Share of the paper for the names of sections, next to one column of dishes. */
const NAMES = 0.2
/** In points at scale 1: a narrower column next to the names leaves no room for dishes. */
const LEAST_BESIDE_NAMES = 240

/** More than these are in several columns, with the names over them. */
const MOST_BESIDE_NAMES = 26
const LEAST_COLUMN = 200

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.085
const SIDE_OF_COLUMNS = 0.07

const columnsOn = columnsThatFit({ side: SIDE_OF_COLUMNS, least: LEAST_COLUMN, gap: COLUMN_GAP })

export const counterGrotesk = {
  id: 8,
  key: 'counter-grotesk',
  name: 'Counter Grotesk',
  description: 'Headings in the margin, dishes in the middle, prices right.',
  plan: 'professional',
  preset: {
    primaryColor: '#0b0b0b',
    secondaryColor: '#f6f6f3',
    accentColor: '#1d3fbb',
    fontFamily: 'archivo',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament', 'headerStyle'),
  papers: ['letter', 'a4', 'a5', 'tabloid'],
  advice: {
    suits: 'Wine bars and small plates: short names, few words, a date at the head.',
    avoid: 'Formal dining rooms.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) => (itemCount > MOST_BESIDE_NAMES ? columnsOn(paper, scale) : 1),
      most: 4,
      narrowestPt: 165,
    },
    nameSize: 10.2,
    columnGap: COLUMN_GAP,
    hangs: 'top',
    mostAir: 2,
    margins: (paper, scale, columns) => {
      const side = paper.widthPt * (columns > 1 ? SIDE_OF_COLUMNS : SIDE)
      const end = Math.min(paper.heightPt * 0.07, paper.widthPt * 0.09)
      const names = paper.widthPt * NAMES
      const isBeside = columns === 1 && paper.widthPt - 2 * side - names >= LEAST_BESIDE_NAMES * scale
      return { top: end, bottom: end, left: side + (isBeside ? names : 0), right: side }
    },
    gaps: {
      afterHeader: { natural: 40, elasticity: 0.8 },
      beforeSection: { natural: 22, elasticity: 1 },
      afterHeading: { natural: 0, elasticity: 0 },
      betweenItems: { natural: 8, elasticity: 0.6 },
    },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.5rem, 1.5rem + 5vw, 4.5rem)',
      nameSpacing: '-0.03em',
      section: '1.125rem',
      sectionSpacing: 'normal',
      joinedSection: '1.5rem',
      wideMeasure: '46rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Kiosk Nord',
    description: 'Natural wine and small plates',
    accentColor: '#1d3fbb',
    design: { priceSign: 'none', priceCents: 'when-needed' },
  },
} as const satisfies Template
