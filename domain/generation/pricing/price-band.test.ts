import { expect, it } from 'vitest'
import { categories } from '../../reference/reference.ts'
import { midMarketBands, priceAtRange, priceBand } from './price-band.ts'

/** Cents, by range from 1. */
const endings = [[95], [0, 50], [0, 50], [0], [0]]

it('keeps every mid-market price inside the band of every price range, on its endings', () => {
  for (const { id } of categories) {
    for (let price = midMarketBands[id].low; price <= midMarketBands[id].high; price += 0.5) {
      for (const priceRange of [1, 2, 3, 4, 5]) {
        const scaled = priceAtRange({ price, categoryId: id, leastPrice: 0 }, priceRange)
        const { low, high } = priceBand(id, priceRange)
        expect(scaled).toBeGreaterThanOrEqual(low)
        expect(scaled).toBeLessThanOrEqual(high)
        expect(endings[priceRange - 1]).toContain(Math.round((scaled % 1) * 100))
      }
    }
  }
})

it('leaves a mid-market price as it is at range 3', () => {
  expect(priceAtRange({ price: 12.5, categoryId: 1, leastPrice: 0 }, 3)).toBe(12.5)
})

it.each([
  [1, 7.95],
  [2, 10.5],
  [4, 16],
  [5, 22],
])('scales a price of $12.50 at range %i to $%d', (priceRange, expected) => {
  expect(priceAtRange({ price: 12.5, categoryId: 1, leastPrice: 0 }, priceRange)).toBe(expected)
})
