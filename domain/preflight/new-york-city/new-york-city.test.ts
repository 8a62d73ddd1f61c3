import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { everythingShown } from '../../menu/printed/printed-item.ts'
import { printedMenu } from '../../menu/printed/printed-menu.ts'
import { philadelphia } from '../philadelphia/philadelphia.ts'
import { preflight } from '../preflight.ts'
import { SODIUM_STATEMENT } from '../sodium/sodium.ts'
import { newYorkCity } from './new-york-city.ts'

const chain = { market: 'US-NY', business: { city: 'new-york', locations: 15 } } satisfies UnderLaw
const small = { business: { city: 'new-york' as const, locations: 14 } }
const salty = {
  ...chain,
  items: [
    { name: 'Ramen', sodiumMg: 2300 },
    { name: 'Salad', sodiumMg: 2299 },
  ],
}
const large = { ...fixedPrice(1800, 'p2'), label: 'Large', sodiumMg: 2900 }
const marked = {
  ...chain,
  items: [{ name: 'Ramen', ownMarks: ['m1'], prices: [fixedPrice(1200), large] }],
  marks: [{ id: 'm1', kind: 'own' as const, symbol: 'S', meaning: 'High in sodium' }],
}
const drinks = (marks: readonly string[]) => [
  { name: 'Soft drinks', items: [{ name: 'Cola, 30 oz', ownMarks: [...marks] }, { name: 'Diet cola' }] },
]
const soda = { ...chain, sections: drinks([]) }
const sweet = {
  ...chain,
  sections: drinks(['m1']),
  marks: [{ id: 'm1', kind: 'own' as const, symbol: 'A', meaning: 'High in added sugars' }],
}
const inPhiladelphia = (locations: number) =>
  ({ market: 'US-PA', business: { city: 'philadelphia', locations } }) satisfies UnderLaw
const unknown = { ...chain, items: [{ name: 'Ramen' }] }

tryRules(newYorkCity, {
  'us-nyc.sodium': {
    breaks: salty,
    says: /^1 dish with 2,300 mg of sodium or more in a serving.*: “Ramen”\.$/,
    keeps: marked,
    exempt: { ...salty, ...small },
    fixes: ['mark-sodium'],
  },
  'us-nyc.sodium-figures': {
    breaks: unknown,
    says: /1 dish has 2,300 mg.*“Ramen”/,
    keeps: salty,
    exempt: { ...unknown, ...small },
  },
  'us-nyc.sodium-statement': {
    breaks: marked,
    says: /lacks the warning/,
    keeps: { ...marked, notices: [SODIUM_STATEMENT] },
    exempt: { ...marked, ...small },
    fixes: ['insert-notice'],
  },
  'us-nyc.added-sugars': {
    breaks: soda,
    says: /1 drink may have 50 g of added sugars or more.*“Cola, 30 oz”/,
    keeps: sweet,
    exempt: { ...soda, ...small },
  },
  'us-nyc.added-sugars-statement': {
    breaks: sweet,
    says: /lacks the warning that goes with the icon/,
    keeps: {
      ...sweet,
      notices: [
        'Warning: more added sugars than the daily limit of 50 g. They contribute to type 2 diabetes.',
      ],
    },
    exempt: { ...sweet, ...small },
  },
})

tryRules(philadelphia, {
  'us-phl.sodium': {
    breaks: { ...salty, ...inPhiladelphia(16) },
    says: /2,300 mg of sodium or more/,
    keeps: { ...marked, ...inPhiladelphia(16) },
    exempt: { ...salty, ...inPhiladelphia(15) },
    fixes: ['mark-sodium'],
  },
  'us-phl.sodium-figures': {
    breaks: { ...unknown, ...inPhiladelphia(16) },
    says: /1 dish has 2,300 mg.*“Ramen”/,
    keeps: { ...salty, ...inPhiladelphia(16) },
    exempt: { ...unknown, ...inPhiladelphia(15) },
  },
})

it('draws the sign next to the dish and explains it, with all rules kept after one fix', () => {
  const menu = menuUnderLaw(salty)
  const [found] = preflight(menu).findings.filter(({ rule }) => rule.id === 'us-nyc.sodium')
  const fixed = { ...menu, ...found?.fixes?.[0]?.apply(menu) }
  expect(preflight(fixed).findings.filter(({ pack }) => pack.key === 'us-nyc')).toEqual([])
  const { sections, legend, notices } = printedMenu(menu.restaurant, fixed, everythingShown)
  const sign = { icon: { group: 'sodium' }, symbol: 'Sodium warning', meaning: 'Sodium warning' }
  expect(sections[0]?.items.map(({ marks }) => marks)).toMatchObject([[sign], []])
  expect(legend).toMatchObject([sign])
  expect(notices.map(({ text }) => text)).toEqual([SODIUM_STATEMENT])
})

it('marks a dish whose larger size alone has so much', () => {
  const menu = menuUnderLaw({
    ...marked,
    marks: [],
    items: [{ name: 'Ramen', prices: [fixedPrice(1200), large] }],
  })
  expect(preflight(menu).findings.map(({ rule }) => rule.id)).toContain('us-nyc.sodium')
})
