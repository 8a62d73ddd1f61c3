import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { wordsKey } from '../claims/claims.ts'
import { isOwnDish } from './own-dish.ts'

it('takes dishes for the owner’s that are not from the catalog', () => {
  expect(isOwnDish(buildItem({ id: 9001 }))).toBe(true)
  expect(isOwnDish(buildItem({ id: 801 }))).toBe(false)
  // A copy of a dish of the catalog.
  expect(isOwnDish(buildItem({ id: 9001, recipeId: 801 }))).toBe(false)
})

it('takes a dish that a language model wrote for the owner’s once it is edited or confirmed', () => {
  const item = buildItem({ id: 9001 })
  const proposed = { ...item, proposedWords: wordsKey(item) }
  expect(isOwnDish(proposed)).toBe(false)
  expect(isOwnDish({ ...proposed, description: 'With lemon and thyme.' })).toBe(true)
  expect(isOwnDish({ ...proposed, secondName: 'Poulet rôti' })).toBe(true)
  expect(isOwnDish({ ...proposed, confirmedClaims: { words: wordsKey(item), dietaryOptions: [] } })).toBe(
    true,
  )
})
