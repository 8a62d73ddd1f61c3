import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { leadPrice } from '../menu/prices/lead-price.ts'
import { diet } from '../reference/reference.ts'
import { fittingDishes } from './generate.ts'
import { priceOf } from './pricing/dish-price.ts'
import { priceBand } from './pricing/price-band.ts'
import { refreshItem, standsForWish, unmetAfter } from './refresh.ts'

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

it('keeps to limits of prices and counts in words, and to what was asked for by name', () => {
  const idOf = (name: string) => catalogue.find((dish) => dish.name === name && dish.cuisineId === 5)?.id ?? 0
  const mac = idOf('Baked Mac and Cheese')
  const place = { catalogue, cuisineId: 5, dietaryOptions: [], priceRange: 3, seed: 1 }
  const menuItemIds = [mac, idOf('New York Strip Steak'), idOf('Cobb Salad')]
  const notes = 'mac and cheese. Nothing over $20.'
  for (let seed = 0; seed < 8; seed += 1) {
    const input = { ...place, categoryId: 2, notes, itemId: menuItemIds[1] ?? 0, menuItemIds, seed }
    const main = refreshItem(input)
    const dish = catalogue.find(({ id }) => id === main?.id)
    expect(dish && priceOf(dish, 3)).toBeLessThanOrEqual(20)
    expect(main && unmetAfter(input, main)).toEqual([])
  }
  const input = { ...place, categoryId: 4, notes, itemId: mac, menuItemIds: [mac] }
  expect(refreshItem(input)).toBeUndefined()
  expect(standsForWish(input)).toBe('mac and cheese')
  expect(standsForWish({ ...input, notes: 'Nothing over $20.' })).toBeUndefined()
  const other = refreshItem({ ...input, notes: 'Nothing over $20.' })
  expect(other && unmetAfter(input, other)).toEqual([
    'Your requests for “mac and cheese” could not be met in full.',
  ])
  const burger = idOf('Double Smash Burger')
  const one = { ...place, categoryId: 2, notes: 'must have a burger', itemId: burger, menuItemIds: [burger] }
  for (let seed = 0; seed < 4; seed += 1) expect(refreshItem({ ...one, seed })?.name).toMatch(/burger|melt/i)
})
