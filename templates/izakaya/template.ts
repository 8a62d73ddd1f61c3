import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1: the heads hang before each column, in the margin and in the gap. */
const HEADS = 50
/** The boxes to tick hang there too. */
const TICKS = 20
const page = { side: 0.075, least: 165, gap: 26 + HEADS }

export const izakaya = templateOf({
  id: 14,
  key: 'izakaya',
  name: 'Izakaya',
  description: 'Vertical headings, boxes to tick, and a seal in vermilion.',
  plan: 'professional',
  fontFamily: 'garamond',
  colors: ['#14110f', '#fcfaf4', '#bf2c1c'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['headerStyle', 'frame'],
  papers: ['letter', 'a4', 'legal', 'tabloid', 'a3', 'a5'],
  advice: {
    suits: 'Izakaya, ramen and omakase: short lists of small dishes, in one script or two.',
    avoid: 'Long descriptions, and sections with long names.',
  },
  draws: { hand: 'line', subject: 'fish' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 130 },
    nameSize: 10.6,
    numbers: { room: 22, gap: 6, inside: 'always' },
    boxesSections: true,
    columnGap: page.gap,
    gapBelowHeads: page.gap - HEADS + TICKS,
    hangs: 'top',
    mostAir: 2,
    margins: ({ widthPt, heightPt }, scale, columns) => {
      const widest = columns * 300 * scale + ((columns - 1) * page.gap + HEADS) * scale
      const side = Math.max(widthPt * page.side, (widthPt - widest) / 2)
      const end = Math.min(heightPt * 0.065, widthPt * 0.085)
      return { top: end, bottom: end, left: side + HEADS * scale, right: side }
    },
    gaps: { afterHeader: [30, 0.8], beforeSection: [22, 1], afterHeading: [0, 0], betweenItems: [9.5, 0.9] },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 500, priceWeight: 400, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 3.5vw, 3.25rem)',
      nameSpacing: '0.04em',
      section: '1.25rem',
      sectionSpacing: '0.08em',
      joinedSection: '1.5rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: '鳥よし Toriyoshi',
    description: 'Charcoal, sake, small plates',
  },
})
