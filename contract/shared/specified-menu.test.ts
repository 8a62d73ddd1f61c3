import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { sectionOfSpecified, specifiedGroup, specifiedItem } from './specified-menu.ts'

const item = (prices: object[], rest: object = {}) =>
  menuItemSchema.parse({ id: 2, name: 'Minestrone', categoryId: 1, cuisineId: 1, prices, ...rest })

it('says the first amount in major units, and in words', () => {
  const dollars = specifiedItem(item([{ id: 'p1', kind: 'fixed', amount: 950 }]), { currency: 'USD' })
  expect(dollars).toMatchObject({ price: 9.5, priceText: '$9.50' })
  expect(specifiedItem(item([{ id: 'p1', kind: 'fixed', amount: 950 }]), { currency: 'JPY' }).price).toBe(950)
})

it('says 0 and no words for an item without a price', () => {
  expect(specifiedItem(item([]), { currency: 'USD' })).toMatchObject({ price: 0, priceText: '' })
})

it('writes all prices as they are printed', () => {
  const prices = [
    { id: 'p1', kind: 'fixed', amount: 1400 },
    { id: 'p2', kind: 'fixed', amount: 5200 },
    { id: 'p3', kind: 'market' },
  ]
  expect(specifiedItem(item(prices), { currency: 'USD' })).toMatchObject({
    price: 14,
    priceText: '$14.00 / $52.00 / Market Price',
  })
  expect(specifiedItem(item(prices.slice(2)), { currency: 'USD' })).toMatchObject({
    price: 0,
    priceText: 'Market Price',
  })
})

it('takes no supplement for the price', () => {
  const prices = [
    { id: 'p1', kind: 'supplement', amount: 300 },
    { id: 'p2', kind: 'from', amount: 3200 },
  ]
  expect(specifiedItem(item(prices), { currency: 'USD' }).price).toBe(32)
})

it('makes the flags and the names of diets from their ids', () => {
  expect(specifiedItem(item([], { dietaryOptions: [2] }), { currency: 'USD' })).toMatchObject({
    isVegan: true,
    isVegetarian: true,
    isGlutenFree: false,
    dietaryDetails: [{ id: 2, name: 'Vegan' }],
    location: 'Custom',
  })
})

it('gives back every section of any menu, as far as a section of items says it', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      for (const { id, name, items } of menu.sections) {
        const group = specifiedGroup({ id, name, items }, menu)
        expect(sectionOfSpecified(group)).toEqual({ id, name, items })
        for (const { price, priceText, prices } of group.items) {
          expect(price).toBeGreaterThanOrEqual(0)
          expect(priceText === '').toBe(prices.length === 0)
        }
      }
    }),
    { numRuns: tries(30) },
  )
})

it('gives back the section that it was made from', () => {
  const section = sectionSchema.parse({
    id: 1,
    name: 'Soups',
    items: [
      item([{ id: 'p1', kind: 'market' }], { wine: { vintage: '2023' }, allergens: [], kcal: 300 }),
      item([{ id: 'p1', kind: 'fixed', amount: 950, original: 900, label: 'Cup' }], { id: 3 }),
    ],
    shortfall: { requested: 3, found: 2, reason: 'There are no more.' },
    ownerNotice: 'Two come from another cuisine.',
  })
  expect(sectionOfSpecified(specifiedGroup(section, { currency: 'EUR' }))).toEqual(section)
})
