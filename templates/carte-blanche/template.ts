import { marginsAround } from '../shared/page-rules.ts'
import { templateOf } from '../shared/template-of.ts'

/** Centered lines of light type are short. Lengths in points at scale 1; `side` is a share of the paper. */
const page = {
  side: { alone: 0.17, inColumns: 0.11 },
  least: 200,
  gap: 40,
  line: { alone: 330, inColumns: 235 },
  end: { ofHeight: 0.1, ofWidth: 0.13 },
}

export const carteBlanche = templateOf({
  id: 6,
  key: 'carte-blanche',
  name: 'Carte Blanche',
  description: 'Light type on one axis with wide margins, course by course.',
  plan: 'professional',
  fontFamily: 'cormorant',
  colors: ['#211f28', '#ffffff', '#7d6844'],
  brings: { priceSign: 'none', priceCents: 'when-needed' },
  fixed: ['ornament'],
  papers: ['a5', 'half-letter', 'letter', 'a4'],
  advice: {
    suits: 'Tasting menus and set dinners: five to fifteen courses with a few words each.',
    avoid: 'Long lists and rooms with little light.',
  },
  layout: {
    columns: { comfortablePt: page.least, most: 3, narrowestPt: 165 },
    nameSize: 13,
    figures: 'old-style',
    setsCourses: true,
    columnGap: page.gap,
    margins: marginsAround(page),
    gaps: { afterHeader: [40, 1], beforeSection: [30, 1], afterHeading: [15, 0.5], betweenItems: [13, 1] },
    aboveFoot: 22,
  },
  tokens: {
    alignment: { headings: 'header', sections: 'center' },
    faces: { headingWeight: 400, priceWeight: 400, descriptionStyle: 'italic', sectionCase: 'uppercase' },
    sizes: {
      name: 'clamp(1.75rem, 1.25rem + 3vw, 2.75rem)',
      nameSpacing: '0.04em',
      section: '0.875rem',
      sectionSpacing: '0.16em',
      joinedSection: '1.25rem',
      wideMeasure: '36rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: false },
  },
  sample: {
    name: 'Lichen',
    description: '',
  },
})
