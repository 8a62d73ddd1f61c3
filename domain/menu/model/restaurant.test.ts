import { expect, it } from 'vitest'
import { businessSchema } from './restaurant.ts'

it('reads each sign that a restaurant was ever stored with', () => {
  const stored = { locations: 2, postedSigns: ['proposition-65', 'allergen-sign', 'tip-sign'] }
  expect(businessSchema.parse(stored)).toEqual(stored)
})
