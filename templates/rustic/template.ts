import { columnsThatFit, everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

/** Centred lines are short ones; in points at scale 1. */
const LONGEST_LINE = 430
const LONGEST_LINE_IN_COLUMNS = 270
const COLUMN_GAP = 36

/** More than these are in two columns where the paper has room for them. */
const MOST_IN_ONE_COLUMN = 26
/** On wide paper, in points at scale 1. */
const LEAST_COLUMN = 225
const SIDE_OF_COLUMNS = 0.1

const columnsOn = columnsThatFit({ side: SIDE_OF_COLUMNS, least: LEAST_COLUMN, gap: COLUMN_GAP })

/** The tooth of rough paper. */
const GRAIN = 'color-mix(in srgb, var(--rule) 9%, transparent)'

export const rustic = {
  id: 3,
  key: 'rustic',
  name: 'Rustic',
  description: 'Textured paper, hand-cut headings and small ornaments.',
  plan: 'professional',
  preset: {
    primaryColor: '#8d775f',
    secondaryColor: '#f5f0e6',
    // The red of its berries.
    accentColor: '#a63a24',
    fontFamily: 'serif',
    fontSize: 'medium',
  },
  honours: everyControlBut('leaders', 'frame'),
  papers: ['letter', 'a4', 'legal', 'a5'],
  advice: {
    suits: 'Farm tables, barbecues, breweries: up to forty dishes on warm paper.',
    avoid: 'Long lists and fine print.',
  },
  layout: {
    columns: {
      usual: (paper, scale, itemCount) =>
        itemCount > MOST_IN_ONE_COLUMN ? Math.max(2, columnsOn(paper, scale)) : 1,
      most: 3,
      narrowestPt: 200,
    },
    nameSize: 11.8,
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: { alone: 0.14, inColumns: SIDE_OF_COLUMNS },
      line: { alone: LONGEST_LINE, inColumns: LONGEST_LINE_IN_COLUMNS },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.09, ofWidth: 0.115 },
    }),
    gaps: {
      afterHeader: { natural: 24, elasticity: 0.9 },
      beforeSection: { natural: 22, elasticity: 1 },
      afterHeading: { natural: 13, elasticity: 0.5 },
      betweenItems: { natural: 11.5, elasticity: 0.8 },
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 600, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 4vw, 3.25rem)',
      nameSpacing: 'normal',
      section: '1.5rem',
      sectionSpacing: '0.12em',
      joinedSection: '1.875rem',
      wideMeasure: '44rem',
      wideColumns: 1,
    },
    rules: { leader: 'dotted', overSections: false, underSections: false },
    // Two leaves and a berry.
    ornament: {
      path: 'M21.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0ZM19 10C14 3 7 3 2 6c4 1 6 6 17 4Zm-1 1C12 18 6 17 3 15c5-1 7-4 15-4ZM29 10c5-7 12-7 17-4-4 1-6 6-17 4Zm1 1c6 7 12 6 15 4-5-1-7-4-15-4Z',
      width: 48,
      height: 20,
      isOverSections: true,
    },
    ground: `repeating-linear-gradient(3deg, ${GRAIN} 0 1px, transparent 1px 4px), repeating-linear-gradient(92deg, ${GRAIN} 0 1px, transparent 1px 5px)`,
  },
  sample: {
    name: 'The Old Mill',
    description: 'American cooking by the river',
    generated: { cuisineId: 5, itemCounts: { 1: 2, 2: 3, 3: 2 }, seed: 5 },
    accentColor: '#a63a24',
  },
} as const satisfies Template
