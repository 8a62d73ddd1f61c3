import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: { alone: 0.155, inColumns: 0.1 },
  gap: 34,
  /** Beyond this the eye loses the way from a dish to its price. */
  line: { alone: 470, inColumns: 290 },
  end: { ofHeight: 0.1, ofWidth: 0.125 },
}

export const classic = templateOf({
  id: 1,
  key: 'classic',
  name: 'Classic',
  description: 'Centered and serif, with dotted leaders and fine rules.',
  plan: 'basic',
  fontFamily: 'serif',
  colors: ['#333333', '#ffffff', '#a63a24'],
  brings: { priceCents: 'when-needed' },
  papers: ['letter', 'a4', 'a5', 'half-letter', '4.25x11', 'legal'],
  advice: {
    suits: 'Quiet dining rooms: up to sixty dishes, with or without descriptions.',
    avoid: 'Takeout menus with photos and many sizes.',
  },
  draws: { hand: 'line', subject: 'olive' },
  layout: {
    columns: { comfortablePt: 195, most: 4, narrowestPt: 195 },
    nameSize: 11,
    numbers: { room: 30, gap: 8, inside: 'in-columns' },
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [28, 0.9],
      beforeSection: [25, 1],
      afterHeading: [13, 0.45],
      betweenItems: [9.6, 0.9],
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'headings' },
    faces: { headingWeight: 600, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 4vw, 3.25rem)',
      section: '1.75rem',
      joinedSection: '1.75rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'dotted', overSections: false, underSections: true },
    // A diamond.
    ornament: {
      path: 'M3.2-1.3255 7.7255 3.2 3.2 7.7255-1.3255 3.2Z',
      width: 6.4,
      height: 6.4,
      isOverSections: false,
    },
  },
  sample: {
    name: 'Osteria Bellini',
    description: 'Italian cooking, noon to night',
    generated: { cuisineId: 1, itemCounts: { 1: 3, 2: 3, 3: 2 }, seed: 8 },
  },
})
