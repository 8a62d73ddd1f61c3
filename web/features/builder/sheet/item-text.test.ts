import { describe, expect, it } from 'vitest'
import { complaintAboutText } from './item-text.ts'

describe('a text typed on the row of a dish', () => {
  it.each([
    ['name', 'Soup'],
    ['price', '0'],
    ['price', ' 12.5 '],
    ['description', ''],
  ] as const)('can be kept: %s “%s”', (text, typed) => {
    expect(complaintAboutText(text, typed)).toBeNull()
  })

  it.each([
    ['name', '  ', 'Name required'],
    ['price', '-1', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['price', 'ten', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['price', '', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['price', '1.999', 'Invalid price: A price has at most two decimals.'],
  ] as const)('is refused with the reason: %s “%s”', (text, typed, reason) => {
    expect(complaintAboutText(text, typed)).toBe(reason)
  })
})
