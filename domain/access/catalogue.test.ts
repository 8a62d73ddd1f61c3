import { expect, it } from 'vitest'
import { canChangeCatalogue } from './catalogue.ts'

it('lets administrators alone change the shared catalogue', () => {
  expect(canChangeCatalogue({ role: 'administrator' })).toBe(true)
  expect(canChangeCatalogue({ role: 'owner' })).toBe(false)
  expect(canChangeCatalogue(null)).toBe(false)
})
