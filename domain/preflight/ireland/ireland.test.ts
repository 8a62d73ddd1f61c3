import { tryRules } from '#tests/builders/try-rules.ts'
import { ireland } from './ireland.ts'

const stew = { market: 'IE', items: [{ name: 'Beef stew', allergens: ['celery'] }] }
const elsewhere = { market: 'NL' }

tryRules(ireland, {
  'ie.allergens-written': {
    breaks: { ...stew, notices: ['Please ask our staff about allergens.'] },
    says: /guests must not have to ask/,
    keeps: { ...stew, notices: ['The allergens of every dish are listed in the folder on the bar.'] },
    exempt: { ...stew, ...elsewhere },
    fixes: ['print-allergens'],
  },
  'ie.beef-origin': {
    breaks: stew,
    says: /1 dish with beef and without its country of origin: “Beef stew”/,
    keeps: { ...stew, notices: ['All our beef is Irish.'] },
    exempt: { ...stew, ...elsewhere },
  },
})
