import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollarsSchema, formatDollars, formatPrice, roundToCent, roundUpToDollar } from './dollars.ts'

describe('arithmetic on prices', () => {
  it('shows no floating-point dust', () => {
    expect(roundToCent(7.1 * 3)).toBe(21.3)
    expect(roundToCent(1.005)).toBe(1.01)
    expect([4.5 * 0.95, 5.5 * 0.95].map(formatPrice)).toEqual(['$4.28', '$5.23'])
    expect(roundUpToDollar(10 * 1.1)).toBe(11)
    expect(roundUpToDollar(11.01)).toBe(12)
  })

  it('keeps amounts that are whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(roundToCent(cents / 100)).toBe(cents / 100)
        expect(dollarsSchema.safeParse(cents / 100).success).toBe(true)
      }),
    )
  })
})

it.each([-0.01, 100_000.01, 9.999, Number.NaN, Number.POSITIVE_INFINITY, '12', null])(
  'refuses %s',
  (price) => {
    expect(dollarsSchema.safeParse(price).success).toBe(false)
  },
)

it('writes prices as a menu does', () => {
  expect(formatPrice(12.5)).toBe('$12.50')
  expect(formatDollars(12.01)).toBe('$13')
  expect(formatDollars(12)).toBe('$12')
})
