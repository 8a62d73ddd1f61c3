import { templateOf } from '../shared/template-of.ts'

/** Of the text between the margins, the field for the names of sections next to one column: three of eight units. */
const FIELD = 3 / 8
/** In points at scale 1: the field before each of several columns, and the narrowest column that has one. */
const FIELD_IN_COLUMNS = 84
const LEAST_BESIDE_FIELD = 200

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = { side: 0.08, least: 150, gap: 24 + FIELD_IN_COLUMNS, line: 330 }

export const modern = templateOf({
  id: 2,
  key: 'modern',
  name: 'Modern',
  description: 'Clean sans-serif, large headings in the left margin.',
  plan: 'professional',
  fontFamily: 'sans-serif',
  colors: ['#0f172a', '#f8fafc', '#0f6b67'],
  brings: { priceCents: 'when-needed' },
  fixed: ['frame', 'ornament'],
  papers: ['letter', 'a4', 'legal', 'tabloid'],
  advice: {
    suits: 'Cafés and fast-casual places: short names, clear prices, many dishes on a page.',
    avoid: 'Tasting menus and rooms with candles.',
  },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 140 },
    nameSize: 10.5,
    numbers: { room: 26, gap: 7, inside: 'in-columns' },
    columnGap: page.gap,
    gapBelowHeads: page.gap - FIELD_IN_COLUMNS,
    hangs: 'top',
    mostAir: 2,
    margins: ({ widthPt, heightPt }, scale, columns) => {
      const end = Math.min(heightPt * 0.075, widthPt * 0.1)
      const least = widthPt * page.side
      if (columns > 1) {
        const widest =
          (columns * (page.line + FIELD_IN_COLUMNS) + (columns - 1) * (page.gap - FIELD_IN_COLUMNS)) * scale
        const side = Math.max(least, (widthPt - widest) / 2)
        return { top: end, bottom: end, left: side + FIELD_IN_COLUMNS * scale, right: side }
      }
      const side = Math.max(least, (widthPt - (page.line / (1 - FIELD)) * scale) / 2)
      const field = (widthPt - 2 * side) * FIELD
      const isBeside = widthPt - 2 * side - field >= LEAST_BESIDE_FIELD * scale
      return { top: end, bottom: end, left: side + (isBeside ? field : 0), right: side }
    },
    gaps: { afterHeader: [36, 0.8], beforeSection: [26, 1], afterHeading: [0, 0], betweenItems: [10.5, 0.9] },
    aboveFoot: 20,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 700, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 5vw, 4rem)',
      nameSpacing: '-0.02em',
      section: '1.75rem',
      joinedSection: '1.75rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: 'Levante',
    description: 'Around the Mediterranean',
    generated: { cuisineId: 7, itemCounts: { 1: 5, 2: 3, 3: 2 }, seed: 3 },
    accentColor: '#0f6b66',
  },
})
