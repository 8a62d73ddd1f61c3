import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { allergenMarkStyles } from '../../design/allergen-mark-styles.ts'
import { preflight } from '../preflight.ts'

const declared = [{ name: 'Lasagne', allergens: ['wheat', 'milk'], mayContain: ['celery'] }]
const table = ['wheat', 'milk', 'celery'].map((key) => ({
  id: key,
  kind: 'allergen' as const,
  key,
  symbol: key.slice(0, 1),
  meaning: '',
}))
const rules = ['de.allergens-written', 'fr.allergens-written', 'gb.allergens-said', 'us-ca.allergens-printed']

const found = (market: string, marks: typeof table, style: (typeof allergenMarkStyles)[number]) =>
  preflight(menuUnderLaw({ market, business: { locations: 30 }, items: declared, marks }), {
    allergenMarks: style,
  }).findings.filter(({ rule }) => rules.includes(rule.id))

it.each(['DE', 'FR', 'GB-ENG', 'US-CA'])('goes by what the pages of %s print', (market) => {
  const silent = (marks: typeof table) =>
    allergenMarkStyles.filter((style) => found(market, marks, style).length > 0)
  expect(silent([])).toEqual(['as-set', 'none'])
  expect(silent(table)).toEqual(['none'])
})

it('offers no marks to a design that would not print them', () => {
  const offered = (market: string, style: 'as-set' | 'none') =>
    found(market, [], style).flatMap(({ fixes = [] }) => fixes.map(({ id }) => id))
  expect([offered('DE', 'as-set'), offered('DE', 'none')]).toEqual([
    ['print-allergens', 'insert-notice'],
    ['insert-notice'],
  ])
  expect([offered('US-CA', 'as-set'), offered('US-CA', 'none')]).toEqual([['print-allergens'], []])
})
