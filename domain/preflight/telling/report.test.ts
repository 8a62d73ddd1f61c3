import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { type AsPrinted, preflight } from '../preflight.ts'
import { preflightReport } from './report.ts'

const menu = menuUnderLaw({
  market: 'US-CA',
  business: { locations: 25 },
  items: [{ name: 'Steak tartare' }, { name: 'Soup' }],
})
const report = preflightReport(menu, '2026-11-23')

it('reports every finding with its places, whom it binds and where it is read', () => {
  const all = report.parts.flatMap(({ entries }) => entries)
  expect(all).toHaveLength(preflight(menu).findings.length)
  const calories = all.find(({ title }) => title.startsWith('Calories next to'))
  expect(calories?.aside).toBe('United States')
  const [depends, places, , source] = calories?.lines ?? []
  expect([depends?.text, places?.text]).toEqual(['', 'Steak tartare, Soup'])
  expect(source?.text).toMatch(/21 CFR 101\.11.*read on Nov 22, 2026, next look by May 31, 2027$/)
  for (const { sentence, lines } of all)
    expect([sentence, ...lines.slice(2).map(({ text }) => text)]).not.toContain('')
})

it('says what was asked, by which facts, on which day, and that it is no advice', () => {
  expect(report.day).toBe('2026-11-23')
  expect(report.lead).toContain('California')
  expect(report.facts).toEqual(['California, United States', '25 locations', 'Employees not said'])
  expect(report.note).toBe('This isn’t legal advice.')
})

it('has what was found on the pages, and goes by the design’s way of marking allergens', () => {
  const french = menuUnderLaw({ market: 'FR', items: [{ name: 'Soupe', allergens: ['milk'] }] })
  const titlesOf = (printing: AsPrinted) =>
    preflightReport(french, '2026-11-23', printing).parts.flatMap(({ entries }) =>
      entries.map(({ title }) => title),
    )
  const contrast = { code: 'low_contrast', params: { contrast: 2.1, neededPercent: 60 } }
  const plain = titlesOf({})
  const printed = titlesOf({ pageFindings: [contrast], allergenMarks: 'letters' })
  expect(printed.filter((title) => !plain.includes(title))).toEqual([
    'Words stand out from the picture behind them',
  ])
  expect(plain.filter((title) => !printed.includes(title))).toEqual([
    'Allergens are written next to the dish, or a sentence says where the list is',
  ])
})

it('says where nobody knows whether a rule binds', () => {
  const unsaid = preflightReport(menuUnderLaw({ market: 'US-CA', items: [{ name: 'Soup' }] }), '2026-11-23')
  expect(
    unsaid.parts.flatMap(({ entries }) => entries).flatMap(({ lines }) => lines.map(({ text }) => text)),
  ).toContain('Whether it binds depends on the number of locations, which isn’t set.')
})
