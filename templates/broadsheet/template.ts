import { columnsFor, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** In points at scale 1. */
const LEAST_COLUMN = 150
const COLUMN_GAP = 27
/** A newspaper's line is short. */
const LONGEST_LINE = 260
/** Of a short card in one column, which has a head as wide as itself. */
const LONGEST_ALONE = 400

/** More than these fill a page of three columns, or of two. */
const MOST_IN_ONE_COLUMN = 13
const MOST_IN_TWO_COLUMNS = 26

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.065

export const broadsheet = {
  id: 5,
  key: 'broadsheet',
  name: 'Broadsheet Bistro',
  description: 'A newspaper of dishes: a masthead and three ruled columns.',
  plan: 'professional',
  preset: {
    primaryColor: '#1c1a17',
    secondaryColor: '#fbf7ec',
    accentColor: '#7b2d26',
    fontFamily: 'bistro',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament'),
  papers: ['letter', 'tabloid', 'legal', 'a4', 'a3'],
  advice: {
    suits: 'Brasseries and bistros: 40 to 90 items on one side, with a raw bar or a plat du jour in a box.',
    avoid: 'Tasting menus, and cards of fewer than fifteen dishes.',
  },
  layout: {
    columns: {
      usual: columnsFor(
        { side: SIDE, least: LEAST_COLUMN, gap: COLUMN_GAP },
        { inOne: MOST_IN_ONE_COLUMN, inTwo: MOST_IN_TWO_COLUMNS },
      ),
      most: 4,
      narrowestPt: 125,
    },
    nameSize: 10.3,
    numbers: { room: 20, gap: 5, inside: 'in-columns' },
    columnGap: COLUMN_GAP,
    hangs: 'top',
    mostAir: 2.4,
    margins: marginsAround({
      side: SIDE,
      line: { alone: LONGEST_ALONE, inColumns: LONGEST_LINE },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.05, ofWidth: 0.065 },
    }),
    gaps: {
      afterHeader: { natural: 18, elasticity: 0.6 },
      beforeSection: { natural: 22, elasticity: 1 },
      afterHeading: { natural: 9, elasticity: 0.4 },
      betweenItems: { natural: 8, elasticity: 1 },
    },
    aboveFoot: 14,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 600, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 5vw, 4.25rem)',
      nameSpacing: '-0.01em',
      section: '1.75rem',
      sectionSpacing: 'normal',
      joinedSection: '1.875rem',
      wideMeasure: '68rem',
      wideColumns: 3,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Brasserie Marchand',
    description: 'Oysters, grills and good wine, from noon to the last guest',
    accentColor: '#7b2d26',
    design: {
      priceSign: 'none',
      priceCents: 'when-needed',
      showDietaryTags: false,
      // The raw bar, and what is cooked on each day.
      sectionStyles: { 1001: { isBoxed: true }, 1004: { isBoxed: true } },
    },
  },
} as const satisfies Template
