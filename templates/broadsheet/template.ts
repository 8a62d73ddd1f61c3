import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.065,
  least: 150,
  gap: 27,
  /** A newspaper's line is short; a short card in one column has a head as wide as itself. */
  line: { alone: 400, inColumns: 260 },
  end: { ofHeight: 0.05, ofWidth: 0.065 },
}

export const broadsheet = templateOf({
  id: 5,
  key: 'broadsheet',
  name: 'Broadsheet Bistro',
  description: 'A newspaper of dishes: a masthead and three ruled columns.',
  plan: 'professional',
  fontFamily: 'bistro',
  colors: ['#1c1a17', '#fbf7ec', '#7b2d26'],
  brings: {
    priceSign: 'none',
    priceCents: 'when-needed',
    boxes: { around: ['first', 'shortest'], mostItems: 8 },
  },
  fixed: ['ornament'],
  papers: ['letter', 'tabloid', 'legal', 'a4', 'a3'],
  advice: {
    suits: 'Brasseries and bistros: 40 to 90 items on one side, with a raw bar or a plat du jour in a box.',
    avoid: 'Tasting menus, and cards of fewer than fifteen dishes.',
  },
  draws: { hand: 'line', subject: 'lobster' },
  layout: {
    columns: { comfortablePt: page.least, most: 4, narrowestPt: 125 },
    nameSize: 10.3,
    numbers: { room: 20, gap: 5, inside: 'in-columns' },
    columnGap: page.gap,
    boxInset: 10,
    hangs: 'top',
    mostAir: 2.4,
    margins: marginsAround(page),
    gaps: { afterHeader: [18, 0.6], beforeSection: [22, 1], afterHeading: [9, 0.4], betweenItems: [8, 1] },
    aboveFoot: 14,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 600, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 5vw, 4.25rem)',
      nameSpacing: '-0.01em',
      section: '1.75rem',
      joinedSection: '1.875rem',
      wideMeasure: '76rem',
      wideColumns: 3,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
  },
  sample: {
    name: 'Brasserie Marchand',
    description: 'Oysters, grills and good wine, from noon to the last guest',
  },
})
