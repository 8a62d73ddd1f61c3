import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { preflight } from '../preflight.ts'
import { PLEASE_TELL_US } from './allergens.ts'
import { ADULTS_NEED } from './calories.ts'
import { unitedKingdom } from './united-kingdom.ts'

const pub = { market: 'GB-WLS', items: [{ name: 'Fish pie' }] } satisfies UnderLaw
const abroad = { ...pub, market: 'NZ' }
const served = (text: string) => ({ ...declared, notices: [PLEASE_TELL_US, text] })
const declared = { market: 'GB-ENG', items: [{ name: 'Fish pie', allergens: ['fish', 'wheat'] }] }
const grouped = { market: 'GB-ENG', items: [{ name: 'Fish pie', allergens: ['fish', 'gluten'] }] }
const large = { market: 'GB-ENG', business: { employees: 250 } } satisfies UnderLaw
const smaller = { business: { employees: 249 } }
const silent = {
  ...large,
  sections: [
    { name: 'Mains', items: [{ name: 'Fish pie' }] },
    { name: 'Beers', items: [{ name: 'Pale ale' }] },
  ],
}
const counted = { ...large, items: [{ name: 'Fish pie', kcal: 712 }] }

tryRules(unitedKingdom, {
  'gb.fee-in-price': {
    breaks: served('Prices include VAT. A 12.5% service charge will be added to your bill.'),
    says: /“A 12.5% service charge will be added to your bill” reads as mandatory/,
    keeps: served('A discretionary 12.5% service charge will be added to your bill.'),
    exempt: served('A 12.5% service charge is added for parties of eight.'),
    fixes: ['fee-into-prices'],
  },
  'gb.allergens-said': {
    breaks: pub,
    says: /no posted sign tell guests/,
    keeps: { ...pub, business: { postedSigns: ['allergen-sign'] } },
    exempt: abroad,
    fixes: ['insert-notice'],
  },
  'gb.allergens': { breaks: pub, says: /“Fish pie”/, keeps: declared, exempt: abroad },
  'gb.allergen-names': {
    breaks: grouped,
    says: /“Fish pie”/,
    keeps: declared,
    exempt: { ...grouped, market: 'NZ' },
  },
  'gb.allergen-talk': {
    breaks: { ...declared, notices: ['Our allergen chart is at the bar.'] },
    says: /does not ask guests/,
    keeps: { ...declared, notices: [PLEASE_TELL_US] },
    exempt: abroad,
    fixes: ['insert-notice'],
  },
  'gb-eng.calories': {
    breaks: silent,
    says: /1 dish without kcal, .*: “Fish pie”/,
    keeps: counted,
    exempt: { ...silent, ...smaller },
  },
  'gb-eng.calories-printed': {
    breaks: { ...counted, energy: 'none' },
    says: /does not print kcal for 1 dish/,
    keeps: counted,
    exempt: { ...counted, ...smaller, energy: 'none' },
    fixes: ['print-energy'],
  },
  'gb-eng.calories-statement': {
    breaks: counted,
    says: /“Adults need around 2000 kcal a day”/,
    keeps: { ...counted, notices: [`${ADULTS_NEED}.`] },
    exempt: { ...large, sections: [{ name: 'Kids', items: [{ name: 'Small fish pie', kcal: 300 }] }] },
    fixes: ['insert-notice'],
  },
})

it.each(['ENG', 'WLS', 'SCT', 'NIR'])('asks for allergens in all nations: %s', (nation) => {
  const menu = menuUnderLaw({ ...pub, market: `GB-${nation}` })
  const said = preflight(menu).findings.find(({ rule }) => rule.id === 'gb.allergens-said')
  expect(said?.level).toBe('must')
})
