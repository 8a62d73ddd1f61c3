import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** Centred lines of light type are short; in points at scale 1. */
const LONGEST_LINE = 330
const LONGEST_LINE_IN_COLUMNS = 235
const COLUMN_GAP = 40

/** More than these are in two columns where the paper has room for them. */
const MOST_IN_ONE_COLUMN = 18
/** On wide paper, in points at scale 1. */
const LEAST_COLUMN = 200
const SIDE_OF_COLUMNS = 0.11

const columnsOn = columnsThatFit({ side: SIDE_OF_COLUMNS, least: LEAST_COLUMN, gap: COLUMN_GAP })

export const carteBlanche = {
  id: 6,
  key: 'carte-blanche',
  name: 'Carte Blanche',
  description: 'Light type on one axis with wide margins, course by course.',
  plan: 'professional',
  preset: {
    primaryColor: '#2b2a33',
    secondaryColor: '#ffffff',
    accentColor: '#7d6844',
    fontFamily: 'cormorant',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament'),
  papers: ['a5', 'half-letter', 'letter', 'a4'],
  advice: {
    suits: 'Tasting menus and set dinners: five to fifteen courses with a few words each.',
    avoid: 'Long lists and rooms with little light.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) =>
        itemCount > MOST_IN_ONE_COLUMN ? Math.max(1, columnsOn(paper, scale)) : 1,
      most: 3,
      narrowestPt: 165,
    },
    nameSize: 12.6,
    figures: 'old-style',
    setsCourses: true,
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: { alone: 0.17, inColumns: SIDE_OF_COLUMNS },
      line: { alone: LONGEST_LINE, inColumns: LONGEST_LINE_IN_COLUMNS },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.1, ofWidth: 0.13 },
    }),
    gaps: {
      afterHeader: { natural: 40, elasticity: 1 },
      beforeSection: { natural: 30, elasticity: 1 },
      afterHeading: { natural: 15, elasticity: 0.5 },
      betweenItems: { natural: 13, elasticity: 1 },
    },
    aboveFoot: 22,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.75rem, 1.25rem + 3vw, 2.75rem)',
      nameSpacing: '0.04em',
      section: '0.875rem',
      sectionSpacing: '0.16em',
      joinedSection: '1.25rem',
      wideMeasure: '36rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Lichen',
    description: '',
    accentColor: '#7d6844',
    design: { priceCents: 'when-needed' },
  },
} as const satisfies Template
