import { describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { complaintAboutText } from './item-text.ts'

const row = { heads: [], writing: { menu: newMenu(), design: defaultDesign } }
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

  it('may take the price away', () => {
    expect(complaintAboutText('prices', ' ', soup, row)).toBeNull()
  })

  it.each([
    ['name', '  ', 'Name required'],
    ['prices', '-1', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['prices', 'ten', 'Invalid price: Please enter a valid price (must be a positive number)'],
    ['prices', '1.999', 'Invalid price: A price has at most two decimals.'],
  ] as const)('is refused with the reason: %s “%s”', (text, typed, reason) => {
    expect(complaintAboutText(text, typed, soup, row)).toBe(reason)
  })
})
