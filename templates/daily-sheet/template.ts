import { templateOf } from '../shared/template-of.ts'

/** Share of the paper that the one measure takes, and its bounds in points at scale 1. */
const MEASURE = { share: 0.55, least: 285, most: 350 } as const
/** Lengths in points at scale 1; narrower columns break most dishes into three lines. */
const page = { side: 0.105, least: 205, gap: 32 }

export const dailySheet = templateOf({
  id: 4,
  key: 'daily-sheet',
  name: 'Daily Sheet',
  description: 'Type alone on one short measure, the date first.',
  plan: 'professional',
  fontFamily: 'caslon',
  colors: ['#1f1d1a', '#fdfcf7', '#3f5a46'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament', 'headerStyle'],
  papers: ['letter', 'a4', 'a5', 'half-letter'],
  advice: {
    suits: 'Market kitchens with a daily menu: ten to thirty dishes with few words.',
    avoid: 'Lists with pictures and many sizes.',
  },
  layout: {
    columns: { comfortablePt: page.least, most: 4, narrowestPt: 175 },
    nameSize: 11,
    numbers: { room: 24, gap: 7 },
    figures: 'old-style',
    runsOn: true,
    headsInColumns: true,
    columnGap: page.gap,
    hangs: 'top',
    margins: ({ widthPt, heightPt }, scale, columns) => {
      const left = widthPt * page.side
      const end = Math.min(heightPt * 0.085, widthPt * 0.11)
      const measure = Math.max(MEASURE.least * scale, Math.min(MEASURE.most * scale, widthPt * MEASURE.share))
      const right = columns === 1 ? Math.max(left, widthPt - left - measure) : left
      return { top: end, bottom: end, left, right }
    },
    gaps: {
      afterHeader: [34, 0.5],
      beforeSection: [25, 0.6],
      afterHeading: [9.5, 0.3],
      betweenItems: [7.5, 0.5],
    },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.5rem, 1.2rem + 1.5vw, 2rem)',
      section: '0.9375rem',
      sectionSpacing: '0.09em',
      joinedSection: '1.25rem',
      wideMeasure: '34rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: 'Cold Harbour',
    description: '',
  },
})
