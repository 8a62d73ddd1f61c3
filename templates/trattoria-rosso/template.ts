import { everyControlBut, marginsAround } from '../shared/page-rules.ts'
import type { Template } from '../shared/template.ts'

const LONGEST_LINE = 310
/** Of a short card in one column, which has a head as wide as itself. */
const LONGEST_ALONE = 400
const COLUMN_GAP = 36

/** More than these are in two columns. */
const MOST_IN_ONE_COLUMN = 14

export const trattoriaRosso = {
  id: 12,
  key: 'trattoria-rosso',
  name: 'Trattoria Rosso',
  description: 'Tomato-red italic headings, a checked edge, two columns.',
  plan: 'professional',
  preset: {
    primaryColor: '#2b2018',
    secondaryColor: '#fffdf8',
    accentColor: '#b3261e',
    fontFamily: 'bodoni',
    fontSize: 'medium',
  },
  honours: everyControlBut(),
  papers: ['letter', 'a4', 'legal', 'tabloid', 'a3'],
  advice: {
    suits: 'Trattorie, tapas bars and family tables: thirty to sixty dishes and a box of wine.',
    avoid: 'Tasting menus and hotel breakfasts.',
  },
  layout: {
    columns: {
      usual: ({ widthPt }, scale, itemCount) =>
        itemCount <= MOST_IN_ONE_COLUMN ? 1 : widthPt > 1000 * scale ? 3 : 2,
      most: 4,
      narrowestPt: 175,
    },
    nameSize: 10,
    columnGap: COLUMN_GAP,
    margins: marginsAround({
      side: 0.075,
      line: { alone: LONGEST_ALONE, inColumns: LONGEST_LINE },
      gap: COLUMN_GAP,
      end: { ofHeight: 0.068, ofWidth: 0.09 },
      // The checked edge is above the name.
      top: 1.12,
    }),
    gaps: {
      afterHeader: { natural: 22, elasticity: 0.9 },
      beforeSection: { natural: 21, elasticity: 1 },
      afterHeading: { natural: 9.5, elasticity: 0.5 },
      betweenItems: { natural: 10, elasticity: 0.9 },
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'headings' },
    faces: { headingWeight: 600, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.4rem + 4.2vw, 3.75rem)',
      nameSpacing: '-0.01em',
      section: '1.75rem',
      sectionSpacing: 'normal',
      joinedSection: '1.875rem',
      wideMeasure: '56rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    ornament: null,
    ground:
      'conic-gradient(var(--accent) 25%, transparent 0 50%, var(--accent) 0 75%, transparent 0) 0 0 / 18px 18px repeat-x',
  },
  sample: {
    name: 'Da Rosetta',
    description: 'Cucina di famiglia, since 1961',
    accentColor: '#b3261e',
  },
} as const satisfies Template
