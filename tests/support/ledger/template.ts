import type { TemplateDefinition } from '#templates/shared/template.ts'

/** A template that the product does not have: a plain list, to be added to a copy of it. */
export const ledger = {
  id: 1001,
  key: 'ledger',
  name: 'Ledger',
  description: 'One plain column of type, for tests.',
  plan: 'professional',
  preset: {
    primaryColor: '#1b3a2f',
    secondaryColor: '#fbfaf4',
    accentColor: '#7a4b00',
    fontFamily: 'mono',
    fontSize: 'medium',
  },
  honours: [],
  papers: ['letter'],
  advice: { suits: 'Tests.', avoid: 'Guests.' },
  layout: {
    columns: { comfortablePt: 200, most: 1, narrowestPt: 200 },
    nameSize: 10.5,
    columnGap: 0,
    margins: () => ({ top: 54, bottom: 54, left: 72, right: 72 }),
    gaps: {
      afterHeader: { natural: 30, elasticity: 1 },
      beforeSection: { natural: 26, elasticity: 1 },
      afterHeading: { natural: 12, elasticity: 0.5 },
      betweenItems: { natural: 10, elasticity: 0.8 },
    },
    aboveFoot: 18,
  },
  tokens: {
    alignment: { headings: 'start', sections: 'headings' },
    faces: { headingWeight: 500, priceWeight: 500, descriptionStyle: 'normal', sectionCase: 'uppercase' },
    sizes: {
      name: '2.5rem',
      nameSpacing: '0.05em',
      section: '1.25rem',
      sectionSpacing: '0.1em',
      joinedSection: '1.5rem',
      wideMeasure: '33rem',
      wideColumns: 1,
    },
    rules: { leader: 'none', overSections: false, underSections: true },
    ornament: null,
    ground: 'none',
  },
  brings: {},
  draws: null,
  sample: {
    name: 'The Counting House',
    description: 'Plain food at plain prices',
    generated: { cuisineId: 5, itemCounts: { 1: 2, 2: 3, 3: 2 }, seed: 2 },
    accentColor: '#7a4b00',
  },
} as const satisfies TemplateDefinition
