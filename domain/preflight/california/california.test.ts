import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { ALCOHOL_WARNING } from './alcohol.ts'
import { california } from './california.ts'

const chain = { market: 'US-CA', business: { locations: 25 } } satisfies UnderLaw
const small = { business: { locations: 3 } }
const silent = { ...chain, items: [{ name: 'Lasagne' }, { name: 'Plum tart', allergens: [] }] }
const grouped = { ...chain, items: [{ name: 'Lasagne', allergens: ['gluten', 'nuts'] }] }
const named = { ...chain, items: [{ name: 'Lasagne', allergens: ['wheat', 'walnuts', 'celery'] }] }
const vague = { market: 'US-CA', notices: ['A 4% surcharge is added to every check.'] } satisfies UnderLaw
const clear = { market: 'US-CA', notices: ['A 4% surcharge supports health care of our staff.'] }
const bar = {
  market: 'US-CA',
  business: { employees: 12 },
  sections: [{ name: 'Wines', items: [{ name: 'Zinfandel' }] }],
} satisfies UnderLaw

tryRules(california, {
  'us-ca.allergens': {
    breaks: silent,
    says: /1 dish declares no allergens: “Lasagne”/,
    keeps: named,
    exempt: { ...silent, ...small },
  },
  'us-ca.allergen-names': {
    breaks: grouped,
    says: /without the name of the cereal or the nut/,
    keeps: named,
    exempt: { ...grouped, ...small },
  },
  'us-ca.allergens-printed': {
    breaks: named,
    says: /“walnuts” and “wheat”/,
    keeps: {
      ...named,
      marks: ['wheat', 'walnuts'].map((key) => ({
        id: key,
        kind: 'allergen' as const,
        key,
        symbol: key,
        meaning: '',
      })),
    },
    exempt: { ...named, ...small },
    fixes: ['print-allergens'],
  },
  'us-ca.fee-purpose': {
    breaks: vague,
    says: /does not say what it is for/,
    keeps: clear,
    exempt: { ...vague, market: 'US-NV' },
    fixes: ['fee-into-prices'],
  },
  'us-ca.fee-display': {
    breaks: clear,
    says: /on every page with prices/,
    keeps: { ...clear, notices: ['*** A 4% surcharge supports health care of our staff. ***'] },
    exempt: { ...clear, market: 'US-NV' },
    fixes: ['set-off', 'fee-into-prices'],
  },
  'us-ca.proposition-65': {
    breaks: bar,
    says: /1 drink with alcohol/,
    keeps: { ...bar, notices: [ALCOHOL_WARNING] },
    exempt: { ...bar, business: { employees: 12, postedSigns: ['proposition-65'] } },
    fixes: ['insert-notice'],
  },
})

const ruleIn = (given: UnderLaw, id: string) =>
  preflight(menuUnderLaw(given)).findings.find(({ rule }) => rule.id === id)

it('asks how many locations there are before it says that a law binds', () => {
  const found = ruleIn({ market: 'US-CA', items: [{ name: 'Lasagne' }] }, 'us-ca.allergens')
  expect(found).toMatchObject({ level: 'know', asks: ['locations'] })
})

it('lets nine employees alone', () => {
  expect(ruleIn({ ...bar, business: { employees: 9 } }, 'us-ca.proposition-65')).toBeUndefined()
})

it('warns of no wine where only food is cooked with it', () => {
  const food = { ...bar, sections: [{ name: 'Mains', items: [{ name: 'Beef in red wine' }] }] }
  expect(ruleIn(food, 'us-ca.proposition-65')).toBeUndefined()
})

it('moves a fee into the prices in the step that they keep, and leaves one for some guests where it is', () => {
  const menu = menuUnderLaw({
    ...vague,
    items: [
      { prices: [fixedPrice(1250)] },
      { prices: [fixedPrice(300), { ...fixedPrice(2000, 'p2'), label: 'L' }] },
    ],
    notices: ['A 4% surcharge is added to every check.', 'A 20% charge is added to parties of six.'],
  })
  const [fix] = ruleIn({ ...vague }, 'us-ca.fee-purpose')?.fixes ?? []
  const fixed = fix?.apply(menu)
  expect(fixed?.sections[0]?.items.flatMap(({ prices }) => prices.map(({ amount }) => amount))).toEqual([
    1300, 300, 2100,
  ])
  expect(fixed?.notices.map(({ text }) => text)).toEqual(['A 20% charge is added to parties of six.'])
})
