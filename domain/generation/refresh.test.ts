import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { leadPrice } from '../menu/prices/lead-price.ts'
import { diet } from '../reference/reference.ts'
import { fittingDishes } from './generate.ts'
import { priceBand } from './pricing/price-band.ts'
import { refreshItem } from './refresh.ts'

const catalogue = loadCatalogue()

it('answers another dish of the same place until none is left', () => {
  const place = { cuisineId: 2, categoryId: 4, dietaryOptions: [2], priceRange: 5 } as const
  const menuItemIds: number[] = []
  for (;;) {
    const item = refreshItem({ catalogue, ...place, menuItemIds, seed: menuItemIds.length })
    if (!item) break
    expect(menuItemIds).not.toContain(item.id)
    expect(item).toMatchObject({
      cuisineId: 2,
      categoryId: 4,
      dietaryOptions: expect.arrayContaining([diet.vegan]),
    })
    const band = priceBand(4, 5)
    expect(leadPrice(item)?.amount).toBeGreaterThanOrEqual(band.low * 100)
    expect(leadPrice(item)?.amount).toBeLessThanOrEqual(band.high * 100)
    menuItemIds.push(item.id)
  }
  expect(menuItemIds).toHaveLength(fittingDishes(catalogue, place, 4).length)
})

it('ignores ids that the catalogue does not know', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 9000, max: 100_000 })), (menuItemIds) => {
      const place = { cuisineId: 5, categoryId: 1, dietaryOptions: [], priceRange: 3 }
      expect(refreshItem({ catalogue, ...place, menuItemIds, seed: 1 })).toBeDefined()
    }),
  )
})

it('answers no dish that a guest would take for one of these names', () => {
  const place = { cuisineId: 1, categoryId: 3, dietaryOptions: [], priceRange: 3 }
  const names = fittingDishes(catalogue, place, 3).map(({ name }) => `The ${name}`)
  const [first = '', ...others] = names
  const item = refreshItem({ catalogue, ...place, menuItemIds: [], menuItemNames: others, seed: 1 })
  expect(`The ${item?.name}`).toBe(first)
  expect(refreshItem({ catalogue, ...place, menuItemIds: [], menuItemNames: names, seed: 1 })).toBeUndefined()
})
