import { expect, it } from 'vitest'
import { isOwnDish } from './own-dish.ts'

it('takes dishes for the owner’s that are not from the catalog', () => {
  expect(isOwnDish({ id: 9001 })).toBe(true)
  expect(isOwnDish({ id: 801 })).toBe(false)
  // A copy of a dish of the catalog.
  expect(isOwnDish({ id: 9001, recipeId: 801 })).toBe(false)
})
