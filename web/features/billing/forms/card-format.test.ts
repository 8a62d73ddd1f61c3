import { describe, expect, it } from 'vitest'
import { formatCardNumber, formatExpiry } from './card-format.ts'

describe('a card number', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['4'.repeat(30), '4444 4444 4444 4444 444'],
    ['card', ''],
  ])('of %s reads %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('stays as it is when it is formatted twice', () => {
    const once = formatCardNumber('4000002760003184')
    expect(formatCardNumber(once)).toBe(once)
  })
})

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1234', '12/34'],
    ['12 / 34', '12/34'],
    ['5', '05'],
    ['527', '05/27'],
    ['12345', '12/34'],
  ])('of %s reads %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })
})
