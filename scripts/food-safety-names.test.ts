import codes from '@menuella/food-safety/data/codes.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { additiveCode, allergenCode } from '#domain/allergens/codes/codes.ts'
import table from '#domain/allergens/names/food-safety-names.json' with { type: 'json' }
import { foodSafetyTable, keyOf } from './food-safety-names.ts'

it('is what the table of names was written from', () => {
  const written = foodSafetyTable()
  expect(table.allergenOrder).toEqual(written.allergenOrder)
  expect(table.additiveOrder).toEqual(written.additiveOrder)
  expect(table.foodSafetyNames).toEqual(written.foodSafetyNames)
})

it('has the codes of allergens and additives that we print', () => {
  for (const [key, code] of Object.entries(codes.allergens))
    expect(allergenCode('letters', keyOf(key))).toBe(code)
  for (const [key, code] of Object.entries(codes.declarations))
    expect(additiveCode('DE', keyOf(key))).toBe(code)
})
