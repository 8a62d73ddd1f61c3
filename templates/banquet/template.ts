import { columnsFor, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** In points at scale 1. A narrower column breaks the English names of most dishes. */
const LEAST_COLUMN = 150
/** Numbers hang in it. */
const COLUMN_GAP = 34
/** Beyond this the eye loses the way from a dish to its price. */
const LONGEST_LINE = 300
/** Of a short card in one column, which has a head as wide as itself. */
const LONGEST_ALONE = 400

/** A card of fewer dishes is fuller in two columns than in three. */
const MOST_IN_ONE_COLUMN = 18
const MOST_IN_TWO_COLUMNS = 22

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.075

export const banquet = {
  id: 10,
  key: 'banquet',
  name: 'Banquet',
  description: 'A lacquered band, numbers, two-line names, for long menus.',
  plan: 'professional',
  preset: {
    primaryColor: '#6f1512',
    secondaryColor: '#fffdf8',
    accentColor: '#c2271b',
    fontFamily: 'source-serif',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament'),
  papers: ['letter', 'legal', 'a4', 'tabloid', 'a3'],
  advice: {
    suits: 'Chinese, Indian, Thai and Vietnamese houses: 40 to 160 numbered dishes, in one language or two.',
    avoid: 'Short cards with long descriptions.',
  },
  layout: {
    columns: {
      usual: columnsFor(
        { side: SIDE, least: LEAST_COLUMN, gap: COLUMN_GAP },
        { inOne: MOST_IN_ONE_COLUMN, inTwo: MOST_IN_TWO_COLUMNS },
      ),
      most: 4,
      narrowestPt: 120,
    },
    nameSize: 10,
    numbers: { room: 24, gap: 6 },
    columnGap: COLUMN_GAP,
    hangs: 'top',
    mostAir: 2.6,
    margins: marginsAround({
      side: SIDE,
      line: { alone: LONGEST_ALONE, inColumns: LONGEST_LINE },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.06, ofWidth: 0.08 },
    }),
    gaps: {
      afterHeader: { natural: 26, elasticity: 0.8 },
      beforeSection: { natural: 20, elasticity: 1 },
      afterHeading: { natural: 8, elasticity: 0.4 },
      betweenItems: { natural: 7.5, elasticity: 1 },
    },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 3.5vw, 3rem)',
      nameSpacing: '0.01em',
      section: '1.5rem',
      sectionSpacing: 'normal',
      joinedSection: '1.625rem',
      wideMeasure: '64rem',
      wideColumns: 3,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: '福滿樓 Fu Moon House',
    description: 'Cantonese kitchen and dim sum since 1978',
    accentColor: '#c2271b',
    design: { priceSign: 'none', showDietaryTags: true },
  },
} as const satisfies Template
