import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** Beyond this the eye loses the way from a dish to its price; in points at scale 1. */
const LONGEST_LINE = 470
const LONGEST_LINE_IN_COLUMNS = 290
const COLUMN_GAP = 34

/** More than these are in two columns where the paper has room for them. */
const MOST_IN_ONE_COLUMN = 24
/** On wide paper, in points at scale 1. */
const LEAST_COLUMN = 215
const SIDE_OF_COLUMNS = 0.1

const columnsOn = columnsThatFit({ side: SIDE_OF_COLUMNS, least: LEAST_COLUMN, gap: COLUMN_GAP })

export const classic = {
  id: 1,
  key: 'classic',
  name: 'Classic',
  description: 'Centered and serif, with dotted leaders and fine rules.',
  plan: 'basic',
  preset: {
    primaryColor: '#333333',
    secondaryColor: '#ffffff',
    accentColor: '#a63a24',
    fontFamily: 'serif',
    fontSize: 'medium',
  },
  honours: everyControlBut(),
  papers: ['letter', 'a4', 'a5', 'half-letter', '4.25x11', 'legal'],
  advice: {
    suits: 'Quiet dining rooms: up to sixty dishes, with or without descriptions.',
    avoid: 'Takeout menus with photos and many sizes.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) =>
        itemCount > MOST_IN_ONE_COLUMN ? Math.max(2, columnsOn(paper, scale)) : 1,
      most: 4,
      narrowestPt: 195,
    },
    nameSize: 11.5,
    numbers: { room: 30, gap: 8, inside: 'in-columns' },
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: { alone: 0.155, inColumns: SIDE_OF_COLUMNS },
      line: { alone: LONGEST_LINE, inColumns: LONGEST_LINE_IN_COLUMNS },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.1, ofWidth: 0.125 },
    }),
    gaps: {
      afterHeader: { natural: 34, elasticity: 0.9 },
      beforeSection: { natural: 32, elasticity: 1 },
      afterHeading: { natural: 17, elasticity: 0.45 },
      betweenItems: { natural: 13.5, elasticity: 0.8 },
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'headings' },
    faces: { headingWeight: 600, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 4vw, 3.25rem)',
      nameSpacing: 'normal',
      section: '1.75rem',
      sectionSpacing: 'normal',
      joinedSection: '1.75rem',
      wideMeasure: '44rem',
      wideColumns: 1,
    },
    rules: { leader: 'dotted', overSections: false, underSections: true },
    // A diamond.
    ornament: {
      path: 'M3.2-1.3255 7.7255 3.2 3.2 7.7255-1.3255 3.2Z',
      width: 6.4,
      height: 6.4,
      isOverSections: false,
    },
    ground: 'none',
  },
  sample: {
    name: 'Osteria Bellini',
    description: 'Italian cooking, noon to night',
    generated: { cuisineId: 1, itemCounts: { 1: 3, 2: 3, 3: 2 }, seed: 8 },
    accentColor: '#a63a24',
  },
} as const satisfies Template
