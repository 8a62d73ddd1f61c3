import { templateOf } from '../shared/template-of.ts'

/** Share of the paper for the names of sections, next to one column of dishes. */
const NAMES = 0.2
/** In points at scale 1: a narrower column next to the names leaves no room for dishes. */
const LEAST_BESIDE_NAMES = 240
/** In points at scale 1: the room for names before each of several columns. */
const NAMES_IN_COLUMNS = 72

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = { side: { alone: 0.085, inColumns: 0.065 }, least: 160, gap: 26 + NAMES_IN_COLUMNS }

export const counterGrotesk = templateOf({
  id: 8,
  key: 'counter-grotesk',
  name: 'Counter Grotesk',
  description: 'Headings in the margin, dishes in the middle, prices right.',
  plan: 'professional',
  fontFamily: 'archivo',
  colors: ['#0b0b0b', '#f6f6f3', '#1d3fbb'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament', 'headerStyle'],
  papers: ['letter', 'a4', 'a5', 'tabloid'],
  advice: {
    suits: 'Wine bars and small plates: short names, few words, a date at the head.',
    avoid: 'Formal dining rooms.',
  },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 150 },
    nameSize: 10.2,
    numbers: { room: 26, gap: 7, inside: 'in-columns' },
    columnGap: page.gap,
    gapBelowHeads: page.gap - NAMES_IN_COLUMNS,
    hangs: 'top',
    mostAir: 2,
    margins: (paper, scale, columns) => {
      const side = paper.widthPt * (columns > 1 ? page.side.inColumns : page.side.alone)
      const end = Math.min(paper.heightPt * 0.07, paper.widthPt * 0.09)
      const names = paper.widthPt * NAMES
      if (columns > 1) return { top: end, bottom: end, left: side + NAMES_IN_COLUMNS * scale, right: side }
      const isBeside = paper.widthPt - 2 * side - names >= LEAST_BESIDE_NAMES * scale
      return { top: end, bottom: end, left: side + (isBeside ? names : 0), right: side }
    },
    gaps: { afterHeader: [40, 0.8], beforeSection: [22, 1], afterHeading: [0, 0], betweenItems: [8, 0.6] },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.5rem, 1.5rem + 5vw, 4.5rem)',
      nameSpacing: '-0.03em',
      section: '1.125rem',
      joinedSection: '1.5rem',
      wideMeasure: '56rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: true, underSections: false },
  },
  sample: {
    name: 'Kiosk Nord',
    description: 'Natural wine and small plates',
  },
})
