import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customItem } from '../menu/editing/edits.ts'
import { MAX_PRICE_USD, priceSchema } from '../menu/model/price.ts'
import type { MenuGroup, MenuItem } from '../menu/model/schema.ts'
import { changedPrice, changePrices, type PriceChange, previewPriceChange } from './price-change.ts'

const change = (kind: PriceChange['kind'], by: number, rounding: PriceChange['rounding'] = 'cent') => ({
  kind,
  by,
  rounding,
})

describe('a changed price', () => {
  it.each([
    [7.1, change('amount', 0.2), 7.3],
    [12, change('percent', 7.5), 12.9],
    [1.15, change('percent', 10), 1.27],
    [12.2, change('amount', 0, 'half-dollar'), 12],
    [12.25, change('amount', 0, 'half-dollar'), 12.5],
    [12.49, change('percent', 10, 'dollar'), 14],
    [13.5, change('amount', 0, 'dollar'), 14],
    [3, change('amount', -5), 0],
    [3, change('percent', -150), 0],
    [MAX_PRICE_USD, change('percent', 50), MAX_PRICE_USD],
  ])('of %d by %o is %d', (price, by, expected) => {
    expect(changedPrice(price, by)).toBe(expected)
  })

  it('is always one that a menu accepts', () => {
    const changes = fc.record({
      kind: fc.constantFrom('amount' as const, 'percent' as const),
      by: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      rounding: fc.constantFrom('cent' as const, 'half-dollar' as const, 'dollar' as const),
    })
    const cents = fc.integer({ min: 0, max: MAX_PRICE_USD * 100 })
    fc.assert(
      fc.property(cents, changes, (price, by) => {
        const after = changedPrice(price / 100, by)
        expect(priceSchema.safeParse(after).success).toBe(true)
        expect(Object.is(after, -0)).toBe(false)
      }),
    )
  })
})

const dish = (id: number, price: number, changes: Partial<MenuItem> = {}): MenuItem => ({
  ...customItem(
    { name: `Dish ${id}`, description: '', price, dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  ),
  ...changes,
})

const menu: MenuGroup[] = [
  { category: { id: 1, name: 'Appetizers' }, items: [dish(1, 8, { originalPrice: 7 }), dish(2, 9.5)] },
  { category: { id: 3, name: 'Desserts' }, items: [dish(1, 6)] },
]

describe('changing prices', () => {
  it('does to the menu what its preview says', () => {
    const by = change('percent', 10, 'half-dollar')
    const preview = previewPriceChange(menu, by, null)
    expect(preview.map(({ before, after }) => [before, after])).toEqual([
      [8, 9],
      [9.5, 10.5],
      [6, 6.5],
    ])
    const prices = changePrices(menu, by, null).flatMap(({ items }) => items.map(({ price }) => price))
    expect(prices).toEqual(preview.map(({ after }) => after))
  })

  it('stays within the section it is for', () => {
    expect(previewPriceChange(menu, change('amount', 1), 3).map(({ place }) => place)).toEqual([
      { categoryId: 3, itemId: 1 },
    ])
    const [appetizers, desserts] = changePrices(menu, change('amount', 1), 3)
    expect(appetizers).toBe(menu[0])
    expect(desserts?.items[0]?.price).toBe(7)
  })

  it('ends an optimization for the prices that change, and for no other', () => {
    expect(changePrices(menu, change('amount', 1), null)[0]?.items[0]).not.toHaveProperty('originalPrice')
    expect(changePrices(menu, change('amount', 0), null)[0]?.items[0]).toBe(menu[0]?.items[0])
  })
})
