import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** A card held in one hand; in points at scale 1. */
const LONGEST_LINE = 300
const COLUMN_GAP = 40

/** More than these are in several columns where the paper has room for them. */
const MOST_IN_ONE_COLUMN = 14
/** Share of the paper that a margin takes at each side. */
const SIDE = 0.13

const columnsOn = columnsThatFit({ side: SIDE, least: 200, gap: COLUMN_GAP })

export const afterDark = {
  id: 9,
  key: 'after-dark',
  name: 'After Dark',
  description: 'A dark card with deco corners, wide capitals and one metal.',
  plan: 'professional',
  preset: {
    primaryColor: '#e8d9b5',
    secondaryColor: '#14171c',
    accentColor: '#d0a95b',
    fontFamily: 'deco',
    fontSize: 'medium',
  },
  honours: everyControlBut(),
  papers: ['4.25x11', '4.25x14', 'half-letter', 'a5', 'letter', 'a4'],
  advice: {
    suits: 'Cocktail bars and lounges: drinks with what is in them, on a narrow card.',
    avoid: 'Office printers short of ink, and long lists of food.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) =>
        itemCount > MOST_IN_ONE_COLUMN ? Math.max(1, columnsOn(paper, scale)) : 1,
      most: 3,
      narrowestPt: 180,
    },
    nameSize: 10.6,
    numbers: { room: 24, gap: 7 },
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: SIDE,
      line: LONGEST_LINE,
      gap: COLUMN_GAP,
      end: { ofHeight: 0.09, ofWidth: 0.19 },
    }),
    gaps: {
      afterHeader: { natural: 30, elasticity: 0.9 },
      beforeSection: { natural: 32, elasticity: 1 },
      afterHeading: { natural: 17, elasticity: 0.5 },
      betweenItems: { natural: 14, elasticity: 0.9 },
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.75rem, 1.1rem + 3.2vw, 2.75rem)',
      nameSpacing: '0.18em',
      section: '1.125rem',
      sectionSpacing: '0.28em',
      joinedSection: '1.5rem',
      wideMeasure: '34rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    // A fan of three rays.
    ornament: {
      path: 'M23 14 24 0 25 14ZM21.500 14.200 15.500 3 23 13.400ZM26.500 14.200 32.500 3 25 13.400ZM0 15h48v1H0Z',
      width: 48,
      height: 16,
      isOverSections: false,
    },
    ground: 'none',
  },
  sample: {
    name: 'Nightjar & Co.',
    description: 'Drinks until two',
    accentColor: '#d0a95b',
    design: { pageSize: 'custom', customWidthIn: 4.25, customHeightIn: 11 },
  },
} as const satisfies Template
