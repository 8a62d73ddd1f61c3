import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { preflight } from '../preflight.ts'
import { CALORIES_BY_AGE, ontario } from './ontario.ts'

const chain = { market: 'CA-ON', business: { locationsInRegion: 20 } } satisfies UnderLaw
const small = { business: { locationsInRegion: 19 } }
const silent = { ...chain, items: [{ name: 'Poutine' }] }
const counted = { ...chain, items: [{ name: 'Poutine', kcal: 740 }] }

tryRules(ontario, {
  'ca-on.calories': {
    breaks: silent,
    says: /1 dish without calories/,
    keeps: counted,
    exempt: { ...silent, ...small },
  },
  'ca-on.calories-printed': {
    breaks: { ...counted, energy: 'none' },
    says: /does not print calories/,
    keeps: counted,
    exempt: { ...counted, ...small, energy: 'none' },
    fixes: ['print-energy'],
  },
  'ca-on.calories-statement': {
    breaks: counted,
    says: /ages 4 to 12/,
    keeps: { ...counted, notices: [CALORIES_BY_AGE] },
    exempt: { ...counted, ...small },
    fixes: ['insert-notice'],
  },
})

it.each([
  [{}, ['locationsInRegion']],
  [{ locations: 40 }, ['locationsInRegion']],
  [{ locations: 19 }, undefined],
] as const)('asks %j for the locations in the province', (business, asks) => {
  const { findings } = preflight(menuUnderLaw({ ...silent, business }))
  expect(findings.find(({ rule }) => rule.id === 'ca-on.calories')?.asks).toEqual(asks)
})
