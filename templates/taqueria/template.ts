import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: 0.07,
  least: 190,
  gap: 30,
  line: { alone: 400, inColumns: 300 },
  end: { ofHeight: 0.06, ofWidth: 0.07 },
  /** The band of cut paper hangs above the name. */
  top: 1.9,
}

export const taqueria = templateOf({
  id: 13,
  key: 'taqueria',
  name: 'Taquería',
  description: 'Blocks of one huge word, prices in discs, a band of cut paper.',
  plan: 'professional',
  fontFamily: 'blocks',
  colors: ['#0a5a52', '#fff6df', '#c4246a'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament', 'leaders'],
  papers: ['letter', 'a4', 'tabloid', 'legal', 'a3'],
  advice: {
    suits: 'Tacos, antojitos, street food and food trucks: short names, one price, six blocks or fewer.',
    avoid: 'White tablecloths, and section names of several words.',
  },
  draws: { hand: 'color', subject: 'chili' },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 150 },
    nameSize: 12.4,
    numbers: { room: 22, gap: 6, inside: 'always' },
    columnGap: page.gap,
    hangs: 'top',
    mostAir: 2.2,
    margins: marginsAround(page),
    gaps: { afterHeader: [20, 0.7], beforeSection: [20, 1], afterHeading: [13, 0.5], betweenItems: [11, 1] },
    aboveFoot: 16,
  },
  tokens: {
    alignment: { headings: 'start', title: 'header', sections: 'headings' },
    faces: { headingWeight: 400, priceWeight: 600, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(2.25rem, 1.25rem + 6vw, 4.75rem)',
      section: '2.25rem',
      joinedSection: '2.25rem',
      wideMeasure: '66rem',
      wideColumns: 2,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: 'La Calaca',
    description: 'Tacos, tortas y antojitos',
  },
})
