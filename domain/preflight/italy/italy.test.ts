import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { preflight } from '../preflight.ts'
import { ALLERGENS_DOCUMENTED, italy } from './italy.ts'

const menu = { market: 'IT', items: [{ name: 'Fritto di calamari' }] }
const elsewhere = { market: 'NL' }
const cover = { market: 'IT', items: [{ name: 'Coperto' }] }

tryRules(italy, {
  'it.allergens-written': {
    breaks: menu,
    says: /Neither marks/,
    keeps: { ...menu, notices: [ALLERGENS_DOCUMENTED] },
    exempt: { ...menu, ...elsewhere },
    fixes: ['insert-notice'],
  },
  'it.defrosted': {
    breaks: menu,
    says: /“decongelato” goes next to the dish: “Fritto di calamari”/,
    keeps: { ...menu, notices: ['* prodotto decongelato'] },
    exempt: { ...menu, ...elsewhere },
  },
  'it.cover': {
    breaks: cover,
    says: /In Lazio none may be added: “Coperto”/,
    keeps: menu,
    exempt: { ...cover, ...elsewhere },
  },
})

it('asks no cover charge for its allergens', () => {
  expect(preflight(menuUnderLaw(cover)).findings.map(({ rule }) => rule.id)).toEqual(['it.cover'])
})
