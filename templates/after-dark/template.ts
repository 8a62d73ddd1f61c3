import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** A card held in one hand. Lengths in points at scale 1; `side` is a share of the paper. */
const page = { side: 0.13, least: 200, gap: 40, line: 300, end: { ofHeight: 0.09, ofWidth: 0.19 } }

export const afterDark = templateOf({
  id: 9,
  key: 'after-dark',
  name: 'After Dark',
  description: 'A dark card with deco corners, wide capitals and one metal.',
  plan: 'professional',
  fontFamily: 'deco',
  colors: ['#e8d9b5', '#14171c', '#d0a95b'],
  brings: { priceSign: 'none', priceCents: 'when-needed', card: { pageSize: '4.25x11', mostItems: 20 } },
  papers: ['4.25x11', '4.25x14', 'half-letter', 'a5', 'letter', 'a4'],
  advice: {
    suits: 'Cocktail bars and lounges: drinks with what is in them, on a narrow card.',
    avoid: 'Office printers short of ink, and long lists of food.',
  },
  draws: { hand: 'line', subject: 'cocktail' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 180 },
    nameSize: 11.4,
    numbers: { room: 24, gap: 7 },
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: {
      afterHeader: [30, 0.9],
      beforeSection: [28, 1],
      afterHeading: [15, 0.5],
      betweenItems: [12.5, 0.9],
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.75rem, 1.1rem + 3.2vw, 2.75rem)',
      nameSpacing: '0.18em',
      section: '1.125rem',
      sectionSpacing: '0.28em',
      joinedSection: '1.5rem',
      wideMeasure: '34rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    // A fan of three rays.
    ornament: {
      path: 'M23 14 24 0 25 14ZM21.500 14.200 15.500 3 23 13.400ZM26.500 14.200 32.500 3 25 13.400ZM0 15h48v1H0Z',
      width: 48,
      height: 16,
      isOverSections: false,
    },
  },
  sample: {
    name: 'Nightjar & Co.',
    description: 'Drinks until two',
  },
})
