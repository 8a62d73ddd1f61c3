import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/**
 * A row has a name, a producer, a region, a year and two prices. Lengths in points at scale 1; `side` is a share
 * of the paper.
 */
const page = {
  side: 0.12,
  least: 400,
  gap: 40,
  line: 480,
  end: { ofHeight: 0.075, ofWidth: 0.1 },
  bottom: 1.1,
}

export const enoteca = templateOf({
  id: 7,
  key: 'enoteca',
  name: 'Enoteca',
  description: 'A ledger of wines with bins, years and prices in columns.',
  plan: 'professional',
  fontFamily: 'garamond',
  colors: ['#33121d', '#faf6ef', '#7a1f3d'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament', 'headerStyle'],
  papers: ['letter', 'a4', 'legal', 'a5'],
  advice: {
    suits: 'Wine and spirits lists: forty to sixty lines a page, by the glass and by the bottle.',
    avoid: 'Dishes with long descriptions and pictures.',
  },
  draws: { hand: 'line', subject: 'grapes' },
  layout: {
    columns: {
      comfortablePt: 200,
      most: 3,
      narrowestPt: 190,
      comfortableOfTablesPt: page.least,
      narrowestOfTablesPt: 240,
    },
    nameSize: 9.9,
    numbers: { room: 32, gap: 10 },
    figures: 'old-style',
    hasIndex: true,
    winesInColumns: true,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [24, 0.6],
      beforeSection: [18, 0.9],
      afterHeading: [10.5, 0.4],
      betweenItems: [6.4, 0.8],
    },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 500, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2rem, 1.25rem + 3.5vw, 3rem)',
      section: '1.0625rem',
      sectionSpacing: '0.1em',
      joinedSection: '1.5rem',
      wideMeasure: '72rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
  },
  sample: {
    name: 'Vineria Sant’Elmo',
    description: 'Wines of the hills and the islands',
  },
})
