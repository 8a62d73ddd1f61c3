import { expect, it } from 'vitest'
import { allergens } from '../../catalogue/reference.ts'
import { additiveKeys, additiveName } from './additives.ts'
import { allergenGroup, allergenKeys, allergenName, isAllergenKey } from './allergen-names.ts'

it('knows the 14 groups, their 16 members by law, and pine nuts', () => {
  expect(allergenKeys).toHaveLength(14 + 16 + 1)
  expect(new Set(allergenKeys.map(allergenGroup))).toEqual(new Set(allergens))
  expect(allergenGroup('spelt')).toBe('gluten')
  expect(allergenGroup('milk')).toBe('milk')
})

it('knows no word that is no key, and leaves it as it was written', () => {
  expect(isAllergenKey('garlic')).toBe(false)
  expect(isAllergenKey('toString')).toBe(false)
  expect(allergenName('garlic')).toBe('garlic')
  expect(allergenName('brazil-nuts')).toBe('Brazil nuts')
})

it('has words without a hyphen for every key', () => {
  expect(additiveKeys).toHaveLength(22)
  expect([...allergenKeys.map(allergenName), ...additiveKeys.map(additiveName)].join()).not.toContain('-')
})
