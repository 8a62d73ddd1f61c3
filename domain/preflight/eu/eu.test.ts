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
    says: /2 dishes declare no allergens: “Kaiserschmarrn” and “Palatschinken”. 1 declaration waits/,
    keeps: named,
    exempt: { ...silent, market: 'CH' },
  },
  'eu.allergen-names': {
    breaks: grouped,
    says: /“Pierogi”/,
    keeps: named,
    exempt: { ...grouped, market: 'CH' },
  },
})
