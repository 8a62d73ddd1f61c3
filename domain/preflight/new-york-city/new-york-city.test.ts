import type { UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { newYorkCity } from './new-york-city.ts'

const chain = {
  market: 'US-NY',
  business: { city: 'new-york', locations: 15 },
  items: [{ name: 'Ramen' }],
} satisfies UnderLaw
const small = { business: { city: 'new-york' as const, locations: 14 } }
const marked = {
  ...chain,
  marks: [{ id: 'm1', kind: 'own' as const, symbol: 'S', meaning: 'High in sodium' }],
}
const WARNING =
  'S: more sodium than the recommended 2,300 mg a day, which can raise blood pressure and the risk of heart disease.'

tryRules(newYorkCity, {
  'us-nyc.sodium': {
    breaks: chain,
    says: /2,300 mg of sodium/,
    keeps: marked,
    exempt: { ...chain, ...small },
  },
  'us-nyc.sodium-statement': {
    breaks: marked,
    says: /lacks the warning/,
    keeps: { ...marked, notices: [WARNING] },
    exempt: { ...marked, ...small },
  },
})
