import { expect, it } from 'vitest'
import { allergens } from '../../allergens/allergen-keys.ts'
import { avoidableColumns, declarableKeys } from './matrix-columns.ts'

it('offers owners what guests avoid, in the same order, and all of the 14 groups', () => {
  expect(declarableKeys('US').slice(0, 10)).toEqual([
    'milk',
    'eggs',
    'fish',
    'crustaceans',
    'nuts',
    'peanuts',
    'wheat',
    'soybeans',
    'sesame',
    'gluten',
  ])
  for (const market of ['EU', 'GB', 'US', 'CA', 'AU-NZ'] as const) {
    const keys = declarableKeys(market)
    expect(keys).toEqual(expect.arrayContaining([...allergens]))
    // Whatever is declared, guests read it in the order of the owner's columns.
    expect(avoidableColumns(market, allergens).map(({ key }) => key)).toEqual(keys)
  }
  expect(declarableKeys('EU')).toEqual([...allergens])
})
