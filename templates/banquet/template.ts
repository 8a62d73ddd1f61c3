import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.075,
  /** A narrower column breaks the English names of most dishes. */
  least: 150,
  /** Numbers hang in it. */
  gap: 34,
  /** Beyond this the eye loses the way from a dish to its price. A short card in one column has a wider head. */
  line: { alone: 400, inColumns: 300 },
  end: { ofHeight: 0.06, ofWidth: 0.08 },
}

export const banquet = templateOf({
  id: 10,
  key: 'banquet',
  name: 'Banquet',
  description: 'A lacquered band, numbers, two-line names, for long menus.',
  plan: 'professional',
  fontFamily: 'source-serif',
  colors: ['#6f1512', '#fffdf8', '#c2271b'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament'],
  papers: ['letter', 'legal', 'a4', 'tabloid', 'a3'],
  advice: {
    suits: 'Chinese, Indian, Thai and Vietnamese houses: 40 to 160 numbered dishes, in one language or two.',
    avoid: 'Short cards with long descriptions.',
  },
  draws: { hand: 'stamp', subject: 'chili' },
  layout: {
    columns: { comfortablePt: page.least, most: 4, narrowestPt: 120 },
    nameSize: 10,
    numbers: { room: 24, gap: 6 },
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2.6,
    margins: marginsAround(page),
    gaps: { afterHeader: [26, 0.8], beforeSection: [20, 1], afterHeading: [8, 0.4], betweenItems: [7.5, 1] },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 3.5vw, 3rem)',
      nameSpacing: '0.01em',
      section: '1.5rem',
      joinedSection: '1.625rem',
      wideMeasure: '72rem',
      wideColumns: 3,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
  },
  sample: {
    name: '福滿樓 Fu Moon House',
    description: 'Cantonese kitchen and dim sum since 1978',
  },
})
