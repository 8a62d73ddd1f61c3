import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.075,
  least: 205,
  gap: 34,
  line: { alone: 460, inColumns: 310 },
  end: { ofHeight: 0.055, ofWidth: 0.075 },
}

export const taproom = templateOf({
  id: 16,
  key: 'taproom',
  name: 'Taproom',
  description: 'A row a tap: big numbers, tall names, a column for each size.',
  plan: 'professional',
  fontFamily: 'tall',
  colors: ['#15242b', '#f3f1ea', '#9a5400'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament', 'leaders'],
  papers: ['letter', 'tabloid', 'legal', 'a4', 'a3', '4.25x14'],
  advice: {
    suits: 'Beer, cider, coffee flights and other taps, in several sizes, on paper and on screens.',
    avoid: 'Long descriptions and quiet dining rooms.',
  },
  draws: { hand: 'stamp', subject: 'wheat' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 185 },
    nameSize: 15.5,
    numbers: { room: 46, gap: 11, inside: 'always' },
    tablesAcross: true,
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2,
    margins: marginsAround(page),
    gaps: { afterHeader: [18, 0.7], beforeSection: [22, 1], afterHeading: [9, 0.4], betweenItems: [8.5, 1] },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 800, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2.75rem, 1.5rem + 7vw, 6rem)',
      nameSpacing: '-0.005em',
      section: '1.5rem',
      sectionSpacing: '0.02em',
      joinedSection: '1.5rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
  },
  sample: {
    name: 'Number Nine Taproom',
    description: 'Twelve lines, two of them guests',
  },
})
