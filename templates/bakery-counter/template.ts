import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.085,
  least: 225,
  gap: 40,
  line: { alone: 460, inColumns: 400 },
  end: { ofHeight: 0.07, ofWidth: 0.09 },
}

export const bakeryCounter = templateOf({
  id: 17,
  key: 'bakery-counter',
  name: 'Bakery Counter',
  description: 'Few names in large type, and prices as large as they are.',
  plan: 'professional',
  fontFamily: 'counter',
  colors: ['#4a1f1a', '#fbe6df', '#a8322b'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['leaders', 'frame', 'ornament'],
  papers: ['letter', 'a4', 'tabloid', '18x24', 'a5', 'half-letter', '24x36', 'a3'],
  advice: {
    suits: 'Bakeries, coffee, ice cream and juice: twenty names or fewer, read from across the counter.',
    avoid: 'Long menus and long descriptions.',
  },
  draws: { hand: 'line', subject: 'bread' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 175 },
    nameSize: 16.5,
    largestNamePt: 26,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [30, 0.7],
      beforeSection: [27, 1],
      afterHeading: [10, 0.4],
      betweenItems: [11, 0.9],
    },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.5rem, 1.125rem + 1.5vw, 2.25rem)',
      section: '0.875rem',
      sectionSpacing: '0.08em',
      joinedSection: '1.125rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: 'Early Bird',
    description: 'Bread, coffee, seven to three',
  },
})
