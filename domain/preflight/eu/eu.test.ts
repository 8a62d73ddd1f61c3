import type { UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { eu } from './eu.ts'

const silent = { market: 'AT', items: [{ name: 'Kaiserschmarrn' }] } satisfies UnderLaw
const grouped = { market: 'PL', items: [{ name: 'Pierogi', allergens: ['milk'], mayContain: ['nuts'] }] }
const named = {
  market: 'IT',
  items: [{ name: 'Gnocchi', allergens: ['wheat', 'milk'], mayContain: ['walnuts'] }],
}

tryRules(eu, {
  'eu.allergens': {
    breaks: {
      ...silent,
      items: [
        ...silent.items,
        { name: 'Palatschinken', claimsToConfirm: { dietaryOptions: [], allergens: ['milk'] } },
      ],
    },
    says: /1 dish declares no allergens: “Kaiserschmarrn”\. 1 declaration waits to be confirmed: “Palatschinken”\./,
    keeps: named,
    exempt: { ...silent, market: 'CH' },
  },
  'eu.allergen-names': {
    breaks: grouped,
    says: /“Pierogi”/,
    keeps: named,
    exempt: { ...grouped, market: 'CH' },
  },
  'eu.tax-in-price': {
    breaks: { ...named, notices: ['Prezzi IVA esclusa.'] },
    says: /“Prezzi IVA esclusa” says that tax comes on top/,
    keeps: { ...named, notices: ['Prezzi IVA inclusa.'] },
    exempt: { market: 'CH', notices: ['Prezzi IVA esclusa.'] },
  },
})
