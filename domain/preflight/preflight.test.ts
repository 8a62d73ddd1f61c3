import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { sampleMenu, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { packs } from './packs.ts'
import { preflight } from './preflight.ts'

const keysOf = (market?: string, business = {}) =>
  preflight(menuUnderLaw({ market, business })).packs.map(({ key }) => key)

it.each([
  ['US-CA', ['us', 'us-ca', 'house'], 'own'],
  ['US', ['us', 'house'], 'own'],
  ['DE', ['eu', 'de', 'house'], 'own'],
  ['PT', ['eu', 'house'], 'eu-core'],
  ['JP', ['house'], 'house-alone'],
  [undefined, ['house'], 'unknown'],
] as const)('asks the packs for %s and says how far they reach', (market, keys, coverage) => {
  expect(keysOf(market)).toEqual(keys)
  expect(preflight(menuUnderLaw({ market })).coverage).toBe(coverage)
})

it('asks New York City’s rules of a restaurant that says it is there', () => {
  expect(keysOf('US-NY', { city: 'new-york' })).toContain('us-nyc')
  expect(keysOf('US-NY')).not.toContain('us-nyc')
})

it.each([
  [undefined, ['country']],
  ['US', ['region']],
  ['GB', ['region']],
  ['CA', ['region']],
  ['US-NY', ['city']],
  ['US-PA', ['city']],
  ['US-CA', []],
  ['FR', []],
] as const)('asks of %s what would bring further packs', (market, asks) => {
  expect(preflight(menuUnderLaw({ market })).asks).toEqual(asks)
})

it('asks for every fact without which nobody can tell whether a rule binds, and calls nothing a must', () => {
  const { findings } = preflight(menuUnderLaw({ market: 'GB', items: [{ name: 'Fish pie' }] }))
  const calories = findings.find(({ rule }) => rule.id === 'gb-eng.calories')
  expect(calories).toMatchObject({ level: 'know', asks: ['employees', 'region'] })
})

it('puts the gravest first', () => {
  const menu = menuUnderLaw({
    market: 'FR',
    sections: [
      { name: 'Plats', items: [{ name: 'Entrecôte' }, { name: 'Poulet rôti', prices: [] }] },
      { name: 'Cocktails', items: [{ name: 'Negroni' }] },
    ],
  })
  const levels = preflight(menu).findings.map(({ level }) => level)
  expect(new Set(levels)).toEqual(new Set(['must', 'should', 'know']))
  expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
})
const order = ['must', 'should', 'know']

it('has each rule once, with a source that says when it was read, and no must that is not sure', () => {
  const rules = packs.flatMap((pack) => pack.rules)
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  expect(new Set(packs.map(({ key }) => key)).size).toBe(packs.length)
  for (const { id, source, certainty, level } of rules) {
    expect(source.readOn, id).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(/[CD]/.test(certainty) && level === 'must', id).toBe(false)
  }
})

it('has a day of the next look for each law, after the one on which it was read, and days of force in their order', () => {
  for (const { id, source, inForceFrom, until } of packs.flatMap((pack) =>
    pack.key === 'house' ? [] : pack.rules,
  )) {
    expect(source.readAgainOn, id).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((source.readAgainOn ?? '') > source.readOn, id).toBe(true)
    for (const day of [inForceFrom, until].filter((each) => each !== undefined))
      expect(day, id).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(inForceFrom === undefined || until === undefined || inForceFrom <= until, id).toBe(true)
  }
})

it('calls nothing a must before the day from which the law binds', () => {
  const menu = menuUnderLaw({ market: 'AU-VIC', items: [{ name: 'Barramundi' }] })
  const levelOn = (day: string) =>
    preflight(menu, { day }).findings.find(({ rule }) => rule.id === 'au.seafood-origin')?.level
  expect([levelOn('2026-06-30'), levelOn('2026-07-01')]).toEqual(['know', 'must'])
})

it('asks for the city no more once it is elsewhere, or the chain too small', () => {
  const asks = (business: UnderLaw['business']) =>
    preflight(menuUnderLaw({ market: 'US-NY', ...(business && { business }) })).asks
  expect([asks({ city: 'elsewhere' }), asks({ locations: 14 }), asks({ locations: 15 })]).toEqual([
    [],
    [],
    ['city'],
  ])
})

it.each(typedMenuNames)(
  'reads the sample menu %s in each market, and every place that it names is there',
  (name) => {
    const { content } = sampleMenu(name)
    for (const country of ['US', 'FR', 'DE', 'GB', 'AU', 'JP']) {
      const menu = { ...content, market: { country } }
      for (const { places, sentence } of preflight(menu).findings) {
        expect(sentence).not.toMatch(/undefined|NaN/)
        for (const place of places) expect(at(menu, place), place).toBeDefined()
      }
    }
  },
)

/** What a JSON pointer points to. */
const at = (menu: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], menu)

it('leaves the menu as it is', () => {
  const menu = menuUnderLaw({ market: 'US-CA', items: [{ name: 'Oysters' }] })
  const before = structuredClone(menu)
  preflight(menu).findings.flatMap(({ fixes = [] }) => fixes.map((fix) => fix.apply(menu)))
  expect(menu).toEqual(before)
})

it('tells what 300 dishes lack as one finding with all their places', () => {
  const content = buildContent({ items: 300, sections: 12 })
  const restaurant = { ...content.restaurant, business: { locations: 30 } }
  const { findings } = preflight({ ...content, restaurant, market: { country: 'US', region: 'CA' } })
  const calories = findings.filter(({ rule }) => rule.id === 'us.calories')
  expect(calories).toEqual([
    expect.objectContaining({
      places: content.sections.flatMap(({ items }, section) =>
        items.map((_item, at) => `/sections/${section}/items/${at}`),
      ),
      sentence: expect.stringMatching(/^300 dishes without calories.* and 297 more\.$/u),
    }),
  ])
})

it('asks once how large a business is, and lists nothing that only a chain needs', () => {
  const content = buildContent({ items: 300, sections: 12 })
  const { findings } = preflight({ ...content, market: { country: 'US', region: 'TX' } })
  const asking = findings.filter(({ asks }) => asks.includes('locations'))
  expect(asking.map(({ level, places }) => [level, places.length])).toEqual([['know', 0]])
})
