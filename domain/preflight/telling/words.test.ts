import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { preflight } from '../preflight.ts'
import { countMusts, coverageWords, factLines, factWords, missingFacts, sourceWords } from './words.ts'

const asked = (market?: string, business = {}) =>
  preflight(menuUnderLaw({ ...(market && { market }), business, items: [{ name: 'Steak tartare' }] }))

it.each([
  ['US-CA', /^Checked for California, United States\. Rules used: .*California/],
  ['PT', /^There are no separate rules for Portugal yet\. .*European Union/],
  ['JP', /^No law of Japan was checked/],
  [undefined, /^No law was checked, because the restaurant’s location isn’t set/],
])('says whose rules were asked in %j', (market, words) => {
  expect(coverageWords(asked(market))).toMatch(words)
})

it('says which facts are missing, each once', () => {
  expect(missingFacts(asked())).toEqual(['country'])
  const american = missingFacts(asked('US'))
  expect(american[0]).toBe('region')
  expect(american).toContain('locations')
  expect(american).toHaveLength(new Set(american).size)
  expect(factWords(['locations', 'region', 'locations'])).toBe(
    'the number of locations and the state or region',
  )
})

it('says the facts that decided', () => {
  expect(factLines(asked('US-CA', { locations: 1 }).facts)).toEqual([
    'California, United States',
    '1 location',
    'Employees not said',
  ])
})

it('says how a source was read, and when', () => {
  expect(sourceWords({ title: 'Penal Code 1', readOn: '2026-11-22' }, 'D')).toBe(
    'Penal Code 1; not verified; read on Nov 22, 2026',
  )
})

it('counts what the law wants alone', () => {
  const { findings } = asked('US-CA', { locations: 25, employees: 300 })
  expect(countMusts(findings)).toBe(findings.filter(({ level }) => level === 'must').length)
  expect(countMusts(findings)).toBeGreaterThan(1)
  expect(countMusts(findings)).toBeLessThan(findings.length)
})
