import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AllergenKey, allergenKeys, treeNuts } from '../allergen-keys.ts'
import { type AllergenMarket, allergenLists, allergenMarketOf } from './allergen-lists.ts'
import { allergensOf } from './allergens-of.ts'

const markets = Object.keys(allergenLists) as AllergenMarket[]
const listed = (market: AllergenMarket, ...keys: AllergenKey[]) => allergensOf(market, keys).listed
const beyond = (market: AllergenMarket, ...keys: AllergenKey[]) => allergensOf(market, keys).beyond

describe('the list of a market', () => {
  it.each([
    ['EU', 12 + 8 + 8],
    ['GB', 12 + 8 + 8],
    ['US', 7 + 1 + 9],
    ['CA', 9 + 9 + 1 + 4],
    ['AU-NZ', 4 + 1 + 9 + 9],
  ] as const)('of %s has %i substances, each key under one of them', (market, count) => {
    const covered = allergenLists[market].listed.flatMap(({ covers }) => covers)
    expect(allergenLists[market].listed).toHaveLength(count)
    expect(new Set(covered).size).toBe(covered.length)
  })

  it('is found by its country', () => {
    expect(['DE', 'NO', 'GB', 'US', 'CA', 'NZ', 'JP'].map(allergenMarketOf)).toEqual([
      'EU',
      'EU',
      'GB',
      'US',
      'CA',
      'AU-NZ',
      undefined,
    ])
  })
})

describe('what is declared, as a law reads it', () => {
  it('is wheat alone of the cereals in the United States, and wheat whatever its kind', () => {
    expect(listed('US', 'wheat', 'rye', 'barley', 'oats')).toEqual(['wheat'])
    expect(listed('US', 'spelt', 'emmer')).toEqual(['wheat'])
    expect(beyond('US', 'rye', 'barley', 'oats', 'spelt')).toEqual(['rye', 'barley', 'oats'])
    expect(listed('EU', 'barley', 'spelt')).toEqual(['barley', 'spelt'])
  })

  it('is crustaceans and no mollusks in the United States, both elsewhere', () => {
    expect(listed('US', 'crustaceans', 'molluscs')).toEqual(['crustaceans'])
    for (const market of ['EU', 'GB', 'CA', 'AU-NZ'] as const)
      expect(listed(market, 'molluscs')).toEqual(['molluscs'])
  })

  it('counts pine nuts among the nuts everywhere but in Europe', () => {
    for (const market of ['US', 'CA', 'AU-NZ'] as const) expect(listed(market, ...treeNuts)).toEqual(treeNuts)
    for (const market of ['EU', 'GB'] as const) expect(beyond(market, ...treeNuts)).toEqual(['pine-nuts'])
  })

  it.each([
    ['celery', ['EU', 'GB']],
    ['mustard', ['EU', 'GB', 'CA']],
    ['lupin', ['EU', 'GB', 'AU-NZ']],
    ['sulphites', ['EU', 'GB', 'CA', 'AU-NZ']],
    ['sesame', ['EU', 'GB', 'US', 'CA', 'AU-NZ']],
    ['barley', ['EU', 'GB', 'CA', 'AU-NZ']],
  ] as const)('asks for %s in %j alone', (key, asking) => {
    expect(markets.filter((market) => listed(market, key).length > 0)).toEqual(asking)
  })

  it('asks for the name of a group that nobody named, and for no name where one is given', () => {
    for (const market of markets) {
      expect(allergensOf(market, ['gluten', 'nuts', 'milk'])).toEqual({
        listed: ['milk'],
        toBeNamed: ['gluten', 'nuts'],
        beyond: [],
      })
      expect(allergensOf(market, ['gluten', 'wheat', 'nuts', 'almonds']).toBeNamed).toEqual([])
    }
  })

  it('loses no key and invents none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.subarray([...allergenKeys, 'garlic']), (market, keys) => {
        const read = allergensOf(market, keys)
        const { listed: list } = allergenLists[market]
        const found = list.filter(({ key }) => read.listed.includes(key)).flatMap(({ covers }) => covers)
        const told = new Set<string>([...found, ...read.beyond, 'gluten', 'nuts', 'garlic'])
        expect(keys.filter((key) => !told.has(key))).toEqual([])
        expect(read.beyond.filter((key) => !keys.includes(key))).toEqual([])
        for (const key of read.listed)
          expect(list.find((one) => one.key === key)?.covers.some((covered) => keys.includes(covered))).toBe(
            true,
          )
      }),
    )
  })
})
