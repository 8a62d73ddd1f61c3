import { expect, it } from 'vitest'
import { supplementsOf } from './supplements.ts'

it('asks for the one dish that costs far more than its course', () => {
  expect(supplementsOf([20_00, 22_00, 37_50])).toEqual([0, 0, 16_00])
  expect(supplementsOf([20_00, 37_50])).toEqual([0, 18_00])
})

it('asks for nothing that half of the course costs', () => {
  expect(supplementsOf([20_00, 21_00, 31_00, 32_00])).toEqual([0, 0, 0, 0])
})
