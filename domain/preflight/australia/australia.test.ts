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
    mends: ['print-energy'],
  },
  'au.daily-energy': {
    breaks: inKj,
    says: /8700 kJ/,
    keeps: { ...inKj, notices: [DAILY_ENERGY] },
    exempt: { ...inKj, ...small },
    mends: ['insert-notice'],
  },
})

it('cannot tell whether thirty outlets are in one state', () => {
  const menu = menuUnderLaw({ ...silent, business: { locations: 30 } })
  expect(preflight(menu).findings.find(({ rule }) => rule.id === 'au.energy')).toMatchObject({
    level: 'know',
    asks: ['locations'],
  })
})

it('is content with kJ that the owner wrote at the price', () => {
  const { findings } = preflight(menuUnderLaw(inKj), { energy: 'none' })
  expect(findings.map(({ rule }) => rule.id)).not.toContain('au.kilojoules')
})
