import { columnsFor, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** In points at scale 1: narrower boxes break most names. */
const LEAST_COLUMN = 152
/** Half of it is inside of the boxes, whose edges are outside of the words. */
const COLUMN_GAP = 30
const LONGEST_LINE = 290
/** Of a short card in one column, which has a head as wide as itself. */
const LONGEST_ALONE = 400

/** More than these are in boxes side by side. */
const MOST_IN_ONE_COLUMN = 17
const MOST_IN_TWO_COLUMNS = 22

/** Share of the paper that a margin takes at each side. */
const SIDE = 0.068

export const diner = {
  id: 11,
  key: 'diner',
  name: 'Diner',
  description: 'Boxes, reversed headings, dotted prices, a streamlined name.',
  plan: 'professional',
  preset: {
    primaryColor: '#12404c',
    secondaryColor: '#fff8e7',
    accentColor: '#cf3a24',
    fontFamily: 'slab',
    fontSize: 'medium',
  },
  honours: everyControlBut('ornament'),
  papers: ['letter', 'legal', 'tabloid', 'a4', 'a3'],
  advice: {
    suits: 'Breakfast, burgers, pizza and takeaway: many sections, several sizes, pictures and extras.',
    avoid: 'Quiet rooms, and menus of one or two sections.',
  },
  layout: {
    columns: {
      usual: columnsFor(
        { side: SIDE, least: LEAST_COLUMN, gap: COLUMN_GAP },
        { inOne: MOST_IN_ONE_COLUMN, inTwo: MOST_IN_TWO_COLUMNS },
      ),
      most: 4,
      narrowestPt: 128,
    },
    nameSize: 9.8,
    numbers: { room: 20, gap: 5, inside: 'always' },
    boxesSections: true,
    columnGap: COLUMN_GAP,
    hangs: 'top',
    mostAir: 2.4,
    margins: marginsAround({
      side: SIDE,
      line: { alone: LONGEST_ALONE, inColumns: LONGEST_LINE },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.05, ofWidth: 0.06 },
    }),
    gaps: {
      afterHeader: { natural: 18, elasticity: 0.6 },
      beforeSection: { natural: 14, elasticity: 1 },
      afterHeading: { natural: 8, elasticity: 0.5 },
      betweenItems: { natural: 7.5, elasticity: 1 },
    },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 700, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2.75rem, 1.5rem + 6vw, 5.5rem)',
      nameSpacing: '0.01em',
      section: '1.75rem',
      sectionSpacing: '0.03em',
      joinedSection: '1.875rem',
      wideMeasure: '68rem',
      wideColumns: 3,
    },
    rules: { leader: 'dotted', overSections: true, underSections: true },
    ornament: null,
    ground: 'none',
  },
  sample: {
    name: 'Skyline Diner',
    description: 'Breakfast all day, burgers, blue plates and pie',
    accentColor: '#cf3a24',
    design: { showDietaryTags: false, priceSign: 'none', columns: 3 },
  },
} as const satisfies Template
