import type { UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { PLEASE_TELL_US } from './allergens.ts'
import { ADULTS_NEED } from './calories.ts'
import { unitedKingdom } from './united-kingdom.ts'

const pub = { market: 'GB-WLS', items: [{ name: 'Fish pie' }] } satisfies UnderLaw
const scottish = { ...pub, market: 'GB-SCT' }
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
  'gb.allergens-said': {
    breaks: pub,
    says: /no sign is said to hang/,
    keeps: { ...pub, business: { postedSigns: ['allergen-sign'] } },
    exempt: scottish,
    mends: ['insert-notice'],
  },
  'gb.allergens': { breaks: pub, says: /“Fish pie”/, keeps: declared, exempt: scottish },
  'gb.allergen-names': {
    breaks: grouped,
    says: /“Fish pie”/,
    keeps: declared,
    exempt: { ...grouped, market: 'GB-SCT' },
  },
  'gb.allergen-talk': {
    breaks: { ...declared, notices: ['Our allergen chart is at the bar.'] },
    says: /does not ask guests/,
    keeps: { ...declared, notices: [PLEASE_TELL_US] },
    exempt: scottish,
    mends: ['insert-notice'],
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
    mends: ['print-energy'],
  },
  'gb-eng.calories-statement': {
    breaks: counted,
    says: /“Adults need around 2000 kcal a day”/,
    keeps: { ...counted, notices: [`${ADULTS_NEED}.`] },
    exempt: { ...large, sections: [{ name: 'Kids', items: [{ name: 'Small fish pie', kcal: 300 }] }] },
    mends: ['insert-notice'],
  },
})
