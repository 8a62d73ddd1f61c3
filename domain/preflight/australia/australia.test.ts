import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { type Tried, tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { australia } from './australia.ts'
import { DAILY_ENERGY } from './kilojoules.ts'

const chain = { market: 'AU-NSW', business: { locations: 50 } } satisfies UnderLaw
const small = { business: { locations: 19 } }
const silent = { ...chain, items: [{ name: 'Meat pie' }] }
const fish = (name: string) => ({ market: 'AU-VIC', items: [{ name }] })
const surcharge = (text: string) => ({ market: 'AU-VIC', items: [{ name: 'Lamb shank' }], notices: [text] })
const inKcal = { ...chain, items: [{ name: 'Meat pie', kcal: 440 }] }
const printedInKcal = { ...inKcal, energy: 'kcal' } satisfies Tried
const inKj = {
  ...chain,
  items: [{ name: 'Meat pie', prices: [{ ...fixedPrice(900), label: '1841 kJ', kcal: 440 }] }],
}

tryRules(australia, {
  'au.energy': { breaks: silent, says: /“Meat pie”/, keeps: inKj, exempt: { ...silent, ...small } },
  'au.kilojoules': {
    breaks: printedInKcal,
    says: /does not print kJ for 1 dish whose energy is known: “Meat pie”/,
    keeps: inKcal,
    exempt: { ...printedInKcal, market: 'AU-TAS' },
    fixes: ['print-energy'],
  },
  'au.daily-energy': {
    breaks: inKj,
    says: /8700 kJ/,
    keeps: { ...inKj, notices: [DAILY_ENERGY] },
    exempt: { ...inKj, ...small },
    fixes: ['insert-notice'],
  },
  'au.seafood-origin': {
    breaks: { ...fish('Grilled barramundi'), business: { seafoodOrigin: 'domestic' } },
    says: /does not say whether it is Australian, imported or mixed.*“Grilled barramundi”/,
    keeps: fish('Grilled barramundi (A)'),
    exempt: fish('Lamb shank'),
    fixes: ['insert-notice'],
  },
  'au.day-surcharge': {
    breaks: surcharge('10% surcharge Sundays and public holidays'),
    says: /“A surcharge of \[percentage\] applies on \[days\]”/,
    keeps: surcharge('A surcharge of 10% applies on Sundays and public holidays.'),
    exempt: surcharge('A 1.4% surcharge applies to card payments.'),
    fixes: ['say-in-formula'],
  },
  'au.fee-in-price': {
    breaks: surcharge('A 5% service charge is added to all bills.'),
    says: /comes on top/,
    keeps: surcharge('Tips are welcome.'),
    exempt: surcharge('A surcharge of 10% applies on Sundays.'),
    fixes: ['fee-into-prices'],
  },
})

it.each([
  ['15% surcharge on all public holidays', 'A surcharge of 15% applies on all public holidays.'],
  ['Saturday & Sunday: 10% surcharge', 'A surcharge of 10% applies on Saturdays and Sundays.'],
  ['Weekend surcharge 12.5%', 'A surcharge of 12.5% applies on weekends.'],
])('says “%s” in the words of the law', (text, formula) => {
  const menu = menuUnderLaw(surcharge(text))
  const [fix] = preflight(menu).findings.find(({ rule }) => rule.id === 'au.day-surcharge')?.fixes ?? []
  expect(fix?.apply(menu).notices.map((notice) => notice.text)).toEqual([formula])
})

it.each([
  ['We only serve Australian seafood.', true],
  ['All seafood is imported.', true],
  ['Our fish is grilled over all the coals.', false],
])('takes one sentence for all seafood: %s', (text, isSaid) => {
  const menu = menuUnderLaw({ ...fish('Flathead tails'), notices: [text] })
  expect(preflight(menu).findings.some(({ rule }) => rule.id === 'au.seafood-origin')).toBe(!isSaid)
})

it.each([
  ['AU-NSW', { locations: 30 }, 'know', ['locationsInRegion']],
  ['AU-NSW', {}, 'know', ['locations', 'locationsInRegion']],
  ['AU-NSW', { locationsInRegion: 19 }, 'know', ['locations']],
  ['AU-NSW', { locations: 30, locationsInRegion: 20 }, 'must', []],
  ['AU-NSW', { locations: 30, locationsInRegion: 19 }, undefined, undefined],
  ['AU-ACT', { locations: 8, locationsInRegion: 7 }, 'must', []],
  ['AU-ACT', { locations: 8, locationsInRegion: 6 }, undefined, undefined],
  ['AU-ACT', { locations: 6 }, undefined, undefined],
  ['AU', { locations: 30 }, 'know', ['region']],
] as const)('binds in %s with %j: %s', (market, business, level, asks) => {
  const found = preflight(menuUnderLaw({ ...silent, market, business })).findings.find(
    ({ rule }) => rule.id === 'au.energy',
  )
  expect([found?.level, found?.asks]).toEqual([level, asks])
})

it('is content with kJ that the owner wrote at the price', () => {
  const { findings } = preflight(menuUnderLaw(inKj), { energy: 'none' })
  expect(findings.map(({ rule }) => rule.id)).not.toContain('au.kilojoules')
})
