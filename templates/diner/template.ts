import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.068,
  /** Narrower boxes break most names. */
  least: 152,
  /** Half of it is inside the boxes, whose edges are outside the words. */
  gap: 30,
  /** A short card in one column has a head as wide as itself. */
  line: { alone: 400, inColumns: 290 },
  end: { ofHeight: 0.05, ofWidth: 0.06 },
}

export const diner = templateOf({
  id: 11,
  key: 'diner',
  name: 'Diner',
  description: 'Boxes, reversed headings, dotted prices, a streamlined name.',
  plan: 'professional',
  fontFamily: 'slab',
  colors: ['#12404c', '#fff8e7', '#cf3a24'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament'],
  papers: ['letter', 'legal', 'tabloid', 'a4', 'a3'],
  advice: {
    suits: 'Breakfast, burgers, pizza and takeaway: many sections, several sizes, pictures and extras.',
    avoid: 'Quiet rooms, and menus of one or two sections.',
  },
  draws: { hand: 'color', subject: 'coffee' },
  layout: {
    columns: { comfortablePt: page.least, most: 4, narrowestPt: 128 },
    nameSize: 9.8,
    numbers: { room: 20, gap: 5, inside: 'always' },
    boxesSections: true,
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2.4,
    margins: marginsAround(page),
    gaps: { afterHeader: [18, 0.6], beforeSection: [14, 1], afterHeading: [8, 0.5], betweenItems: [7.5, 1] },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 700, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2.75rem, 1.5rem + 6vw, 5.5rem)',
      nameSpacing: '0.01em',
      section: '1.75rem',
      sectionSpacing: '0.03em',
      joinedSection: '1.875rem',
      wideMeasure: '72rem',
      wideColumns: 3,
    },
    rules: { leader: 'dotted', overSections: true, underSections: true },
  },
  sample: {
    name: 'Skyline Diner',
    description: 'Breakfast all day, burgers, blue plates and pie',
  },
})
