import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.085,
  least: 190,
  gap: 34,
  line: { alone: 460, inColumns: 300 },
  end: { ofHeight: 0.065, ofWidth: 0.085 },
}

export const smokehouse = templateOf({
  id: 15,
  key: 'smokehouse',
  name: 'Smokehouse',
  description: 'A ruled ledger of meats by weight, a stamp, butcher’s paper.',
  plan: 'professional',
  fontFamily: 'western',
  colors: ['#2b1a12', '#ecd9b8', '#8f2a16'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['frame', 'leaders'],
  papers: ['letter', 'legal', 'tabloid', 'a4', 'a3'],
  advice: {
    suits: 'Barbecue by weight, butchers and grills: meats by the pound across the page, sides in columns.',
    avoid: 'Tasting menus, and dishes with long descriptions.',
  },
  draws: { hand: 'stamp', subject: 'pig' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 150 },
    nameSize: 11.6,
    numbers: { room: 24, gap: 6, inside: 'always' },
    tablesAcross: true,
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [20, 0.7],
      beforeSection: [20, 1],
      afterHeading: [7, 0.4],
      betweenItems: [5.4, 0.9],
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 5vw, 4.25rem)',
      section: '1.5rem',
      joinedSection: '1.75rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: true, underSections: true },
  },
  sample: {
    name: 'Post Oak & Sons',
    description: 'Barbecue by the pound, from eleven until it is gone',
  },
})
