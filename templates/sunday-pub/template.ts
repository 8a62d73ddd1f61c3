import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.085,
  least: 190,
  gap: 36,
  line: { alone: 430, inColumns: 290 },
  end: { ofHeight: 0.06, ofWidth: 0.08 },
}

export const sundayPub = templateOf({
  id: 18,
  key: 'sunday-pub',
  name: 'Sunday Pub',
  description: 'A hanging sign, a roast in a panel, two columns below it.',
  plan: 'professional',
  fontFamily: 'fatface',
  colors: ['#1d3a2f', '#f8f2e4', '#8a3b1c'],
  brings: {
    priceSign: 'none',
    priceCents: 'when-needed',
    boxes: { around: ['first'], mostItems: 10, areAcross: true },
  },
  fixed: ['headerStyle', 'frame'],
  papers: ['letter', 'a4', 'legal', 'tabloid', 'a3'],
  advice: {
    suits: 'Pubs and gastropubs: a roast across the page, starters and mains in columns, beers at the foot.',
    avoid: 'Long wine lists and small cards.',
  },
  draws: { hand: 'stamp', subject: 'hen' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 155 },
    nameSize: 10.4,
    numbers: { room: 22, gap: 6, inside: 'always' },
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2.2,
    margins: marginsAround(page),
    gaps: { afterHeader: [20, 0.7], beforeSection: [22, 1], afterHeading: [10, 0.4], betweenItems: [9, 1] },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 400, priceWeight: 700, descriptionStyle: 'italic', sectionCase: 'none' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 4.5vw, 3.75rem)',
      section: '1.625rem',
      joinedSection: '1.75rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
  },
  sample: {
    name: 'The Plough & Stars',
    description: 'Roasts from noon until they are gone',
  },
})
