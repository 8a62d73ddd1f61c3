import { expect, it } from 'vitest'
import { allergenKeys, isNameless, membersOf } from '../allergen-keys.ts'
import { additiveCode, allergenCode } from './codes.ts'

it.each(['letters', 'numbers'] as const)('gives every key a code of its own in %s', (style) => {
  const codes = allergenKeys.map((key) => allergenCode(style, key))
  expect(codes).not.toContain(undefined)
  expect(new Set(codes).size).toBe(allergenKeys.length)
})

it.each(['letters', 'numbers'] as const)(
  'begins the code of a member with that of its group in %s',
  (style) => {
    for (const group of allergenKeys.filter(isNameless))
      for (const key of membersOf(group))
        expect(allergenCode(style, key)).toMatch(new RegExp(`^${allergenCode(style, group)}.$`, 'u'))
  },
)

it('writes the letters of Austria and the numbers of the Czech Republic', () => {
  expect(['milk', 'celery', 'molluscs', 'wheat'].map((key) => allergenCode('letters', key))).toEqual([
    'G',
    'L',
    'R',
    'A6',
  ])
  expect(['milk', 'molluscs', 'rye'].map((key) => allergenCode('numbers', key))).toEqual(['7', '14', '1b'])
  expect(allergenCode('letters', 'garlic')).toBeUndefined()
})

it('numbers additives on German menus alone', () => {
  expect(additiveCode('DE', 'coloring')).toBe('1')
  expect(additiveCode('AT', 'defrosted')).toBe('22')
  expect(additiveCode('FR', 'coloring')).toBeUndefined()
  expect(additiveCode(undefined, 'coloring')).toBeUndefined()
  expect(additiveCode('DE', 'salt')).toBeUndefined()
})
