import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { preflight } from '../preflight.ts'
import { quebec } from './quebec.ts'

const menu = { market: 'CA-QC', items: [{ name: 'Tourtière' }] }

tryRules(quebec, {
  'ca-qc.french': {
    breaks: { ...menu, language: 'en', secondLanguage: 'fr' },
    says: /No other language may be more prominent/,
    keeps: { ...menu, language: 'fr-CA', secondLanguage: 'en' },
    exempt: { ...menu, language: 'en', market: 'CA-BC' },
  },
})

it('asks for the language of a menu that says none', () => {
  expect(preflight(menuUnderLaw(menu)).findings.find(({ rule }) => rule.id === 'ca-qc.french')).toMatchObject(
    {
      level: 'know',
      asks: ['language'],
    },
  )
})
