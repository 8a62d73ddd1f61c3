import { expect, it } from 'vitest'
import { readCount } from './typed-count.ts'

const locations = { what: 'Locations', min: 1, max: 1_000_000 }

it.each([
  ['25', 25],
  [' 1,200 ', 1200],
  ['1.200', 1200],
  ['', undefined],
])('reads %j', (typed, count) => {
  expect(readCount(typed, locations)).toEqual({ count })
})

it.each(['0', '-5', '2.5', 'many', '1e3', '2000000', '0x10'])('refuses %j with a sentence', (typed) => {
  expect(readCount(typed, locations)).toEqual({
    problem: 'Locations are a whole number from 1 to 1,000,000.',
  })
})
