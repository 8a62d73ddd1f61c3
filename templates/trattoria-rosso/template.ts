import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.075,
  gap: 36,
  /** A short card in one column has a head as wide as itself. */
  line: { alone: 400, inColumns: 310 },
  end: { ofHeight: 0.068, ofWidth: 0.09 },
}

export const trattoriaRosso = templateOf({
  id: 12,
  key: 'trattoria-rosso',
  name: 'Trattoria Rosso',
  description: 'Tomato-red italic headings, a drawn border, a box of wine.',
  plan: 'professional',
  fontFamily: 'bodoni',
  colors: ['#2b2018', '#fffdf8', '#b3261e'],
  brings: {
    priceSign: 'none',
    priceCents: 'when-needed',
    boxes: { around: ['last'], mostItems: 10, areAcross: true },
  },
  papers: ['letter', 'a4', 'legal', 'tabloid', 'a3'],
  advice: {
    suits: 'Trattorie, tapas bars and family tables: thirty to sixty dishes and a box of wine.',
    avoid: 'Tasting menus and hotel breakfasts.',
  },
  draws: { hand: 'color', subject: 'tomato' },
  layout: {
    boxesCourses: true,
    columns: {
      comfortablePt: 225,
      most: 4,
      narrowestPt: 175,
    },
    nameSize: 10,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [22, 0.9],
      beforeSection: [21, 1],
      afterHeading: [9.5, 0.5],
      betweenItems: [10, 0.9],
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
      joinedSection: '1.875rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    ground:
      'linear-gradient(var(--accent) 4px, transparent 0 6px, var(--accent) 0 7px, transparent 0) 0 0 / 100% 8px no-repeat',
  },
  sample: {
    name: 'Da Rosetta',
    description: 'Cucina di famiglia, since 1961',
  },
})
