import { describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { complaintAboutText } from './item-text.ts'

const row = {
  heads: [],
  writing: { menu: newMenu(), design: defaultDesign },
  isPartOfWhole: false,
  isPartOfMeal: false,
}
const soup = { prices: [fixedPrice(700)] }

describe('a text typed on the row of a dish', () => {
  it.each([
    ['name', 'Soup'],
    ['prices', ' 12.5 '],
    ['prices', '14 / 52'],
    ['prices', 'MP'],
    ['description', ''],
  ] as const)('can be kept: %s “%s”', (text, typed) => {
    expect(complaintAboutText(text, typed, soup, row)).toBeNull()
  })

  it('may take something off where the whole has a price', () => {
    expect(complaintAboutText('prices', '-1', soup, { ...row, isPartOfWhole: true })).toBeNull()
  })

  it('may take the price away', () => {
    expect(complaintAboutText('prices', ' ', soup, row)).toBeNull()
  })

  it.each([
    ['name', '  ', 'Name required'],
    ['prices', '-1', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['prices', 'ten', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['prices', '1.999', 'Invalid price: A price in USD has at most two decimals.'],
    [
      'prices',
      '0',
      'Invalid price: No menu prints a price of 0. Is it included, or is there no price? Type included or –.',
    ],
    ['prices', '12 50', 'Invalid price: “12 50” may be one price or two. Type 12.50 or 12 / 50.'],
  ] as const)('is refused with the reason: %s “%s”', (text, typed, reason) => {
    expect(complaintAboutText(text, typed, soup, row)).toBe(reason)
  })
})
