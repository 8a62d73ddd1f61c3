import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: { alone: 0.15, inColumns: 0.105 },
  gap: 34,
  line: { alone: 430, inColumns: 270 },
  end: { ofHeight: 0.09, ofWidth: 0.115 },
}

/** The tooth of rough paper. */
const GRAIN = 'color-mix(in srgb, var(--rule) 9%, transparent)'

export const rustic = templateOf({
  id: 3,
  key: 'rustic',
  name: 'Rustic',
  description: 'A hand-cut frame, wood type on strips and small ornaments.',
  plan: 'professional',
  fontFamily: 'serif',
  // The accent is the red of its berries.
  colors: ['#8d775f', '#f5f0e6', '#a63a24'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['leaders', 'frame'],
  papers: ['letter', 'a4', 'legal', 'a5'],
  advice: {
    suits: 'Farm tables, barbecues, breweries: up to forty dishes on warm paper.',
    avoid: 'Long lists and fine print.',
  },
  draws: { hand: 'stamp', subject: 'wheat' },
  layout: {
    columns: { comfortablePt: 190, most: 3, narrowestPt: 170 },
    nameSize: 10.8,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [22, 0.9],
      beforeSection: [20, 1],
      afterHeading: [11, 0.5],
      betweenItems: [8.5, 0.8],
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 600, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 4vw, 3.25rem)',
      section: '1.5rem',
      sectionSpacing: '0.12em',
      joinedSection: '1.875rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'dotted', overSections: false, underSections: false },
    // Two leaves and a berry.
    ornament: {
      path: 'M21.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0ZM19 10C14 3 7 3 2 6c4 1 6 6 17 4Zm-1 1C12 18 6 17 3 15c5-1 7-4 15-4ZM29 10c5-7 12-7 17-4-4 1-6 6-17 4Zm1 1c6 7 12 6 15 4-5-1-7-4-15-4Z',
      width: 48,
      height: 20,
      isOverSections: true,
    },
    ground: `repeating-linear-gradient(3deg, ${GRAIN} 0 1px, transparent 1px 4px), repeating-linear-gradient(92deg, ${GRAIN} 0 1px, transparent 1px 5px)`,
  },
  sample: {
    name: 'The Old Mill',
    description: 'American cooking by the river',
    generated: { cuisineId: 5, itemCounts: { 1: 2, 2: 3, 3: 2 }, seed: 5 },
  },
})
