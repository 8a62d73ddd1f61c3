import { expect, it } from 'vitest'
import { allergens } from '../../reference/reference.ts'
import { additiveKeys, additiveName, additiveNameIn } from './additives.ts'
import { allergenGroup, allergenKeys, allergenName, allergenNameIn, isAllergenKey } from './allergen-names.ts'

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

it('names allergens and additives in the language of a menu, and in English where it has none', () => {
  expect(allergenNameIn('de-AT', 'walnuts')).toBe('Walnüsse')
  expect(allergenNameIn('ru', 'pine-nuts')).toBe('кедровые орехи')
  expect(allergenNameIn('sw', 'nuts')).toBe('tree nuts')
  expect(allergenNameIn(undefined, 'sulphites')).toBe('sulfites')
  expect(allergenNameIn('de', 'garlic')).toBe('garlic')
  expect(additiveNameIn('de', 'coloring')).toBe('mit Farbstoff')
  expect(additiveNameIn('en', 'coloring')).toBe('with coloring')
})

it('spells as the British do where they are read', () => {
  expect(['en-GB', 'en-US', 'en'].map((tag) => allergenNameIn(tag, 'molluscs'))).toEqual([
    'molluscs',
    'mollusks',
    'mollusks',
  ])
  expect(additiveNameIn('en-GB', 'coloring')).toBe('with colouring')
  expect(additiveNameIn('en-IE', 'waxed')).toBe('waxed')
})
