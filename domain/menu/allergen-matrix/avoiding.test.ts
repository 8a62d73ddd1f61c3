import { describe, expect, it } from 'vitest'
import { allergenKeys } from '../../allergens/allergen-keys.ts'
import type { AllergenMarket } from '../../allergens/markets/allergen-lists.ts'
import { avoidReason } from './avoiding.ts'
import { avoidableColumns } from './matrix-columns.ts'

const avoidedColumns = (market: AllergenMarket, keys: readonly string[], declared: string[] = []) =>
  avoidableColumns(market, declared).filter(({ key }) => keys.includes(key))

const milk = avoidedColumns('EU', ['milk'])

describe('a dish for who avoids milk', () => {
  it.each([
    [{ allergens: ['milk'] }, 'contains'],
    [{ allergens: ['milk'], removable: ['milk'] }, 'removable'],
    [{ allergens: ['eggs'], mayContain: ['milk'] }, 'may-contain'],
    [{}, 'not-declared'],
    [{ mayContain: ['eggs'] }, 'not-declared'],
    [{ allergens: ['eggs'] }, null],
    [{ allergens: [] }, null],
  ] as const)('%o: %s', (item, reason) => {
    expect(avoidReason(item, milk)).toBe(reason)
  })

  it('has the gravest of several reasons', () => {
    const both = avoidedColumns('EU', ['milk', 'nuts'])
    expect(avoidReason({ allergens: ['milk', 'walnuts'], removable: ['milk'] }, both)).toBe('contains')
  })
})

it('takes a cereal that nobody named for each of them', () => {
  expect(avoidReason({ allergens: ['gluten'] }, avoidedColumns('US', ['wheat']))).toBe('contains')
})

describe('what guests can avoid', () => {
  const added = (market: AllergenMarket, ...declared: string[]) => {
    const usual = avoidableColumns(market, []).map(({ key }) => key)
    return avoidableColumns(market, declared).flatMap(({ key }) => (usual.includes(key) ? [] : [key]))
  }

  it.each(['EU', 'GB', 'US', 'CA', 'AU-NZ'] as const)('has gluten as one choice in %s', (market) => {
    const gluten = avoidedColumns(market, ['gluten'])
    expect(gluten).toHaveLength(1)
    for (const cereal of ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt', 'emmer', 'khorasan'])
      expect(avoidReason({ allergens: [cereal] }, gluten), cereal).toBe('contains')
  })

  it('keeps the nine of the United States, and adds what this menu declares besides', () => {
    expect(avoidableColumns('US', []).map(({ key }) => key)).toEqual([
      ...['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'wheat', 'soybeans', 'sesame', 'gluten'],
    ])
    expect(added('US', 'barley', 'milk', 'x')).toEqual([])
    expect(added('US', 'molluscs', 'celery', 'mustard', 'sulphites', 'lupin')).toEqual([
      ...['celery', 'mustard', 'sulphites', 'lupin', 'molluscs'],
    ])
    expect(added('EU', 'celery', 'molluscs')).toEqual([])
  })

  it('leaves no group of the 14 that is declared out of any market', () => {
    for (const market of ['EU', 'GB', 'US', 'CA', 'AU-NZ'] as const)
      for (const key of allergenKeys)
        expect(
          avoidableColumns(market, [key]).some(
            (column) => avoidReason({ allergens: [key] }, [column]) === 'contains',
          ),
          `${market} ${key}`,
        ).toBe(true)
  })

  it('takes pine nuts for nuts where a dish declares them, though Europe does not list them', () => {
    const nuts = avoidedColumns('EU', ['nuts'], ['pine-nuts'])
    expect(avoidReason({ allergens: ['pine-nuts'] }, nuts)).toBe('contains')
  })
})
