import { describe, expect, it } from 'vitest'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { cuisineTrends, estimatedPrice, isOnMenu, sample, suitable, trendItem } from './trends.ts'

const dish = {
  id: 851,
  categoryId: 1,
  cuisineId: 1,
  price: 12,
  leastPrice: 4,
  costClass: 'usual' as const,
  name: 'Burrata with Peaches',
  description: 'Creamy burrata with grilled peaches and basil oil.',
  dietaryOptions: [1, 3],
  allergens: ['milk', 'nuts'],
  allergenKeys: ['milk', 'walnuts'],
  isTrending: true,
  season: null,
  netCarbsG: null,
}

it('suits a menu that is being made where it meets all diets and is not of another season', () => {
  const summery = { ...dish, id: 852, season: 'summer' as const }
  expect(suitable([dish, summery], [1], 'winter', 3)).toEqual([dish])
  expect(suitable([dish, summery], [1, 3], 'summer', 3)).toEqual([dish, summery])
  expect(suitable([dish], [2], 'summer', 3)).toEqual([])
  expect(suitable([{ ...dish, costClass: 'luxury' }], [1], 'winter', 3)).toEqual([])
})

describe('a sample', () => {
  it('has as many as asked for, none twice', () => {
    const chosen = sample([1, 2, 3, 4, 5], 3, () => 0.99)
    expect(new Set(chosen).size).toBe(3)
  })

  it('is everything where there is not more', () => {
    expect(sample(['a', 'b'], 3, () => 0)).toEqual(['a', 'b'])
    expect(sample([], 3, () => 0)).toEqual([])
  })

  it('leaves what it chooses from as it was', () => {
    const all = [1, 2, 3]
    sample(all, 2, () => 0)
    expect(all).toEqual([1, 2, 3])
  })
})

describe('a trending dish', () => {
  it('costs what the price range of the menu asks', () => {
    expect([1, 3, 5].map((range) => estimatedPrice(dish, range))).toEqual([7.95, 12, 21])
  })

  it('costs no less than what it takes to buy and make', () => {
    const dear = { ...dish, leastPrice: 10 }
    expect([1, 3, 5].map((range) => estimatedPrice(dear, range))).toEqual([9.95, 12, 21])
  })

  it('becomes an item with its allergens and an id of its own', () => {
    const item = trendItem(dish, 9001, 12)
    expect(menuItemSchema.parse(item)).toEqual(item)
    expect(item).toMatchObject({
      id: 9001,
      categoryId: 1,
      prices: [fixedPrice(1200)],
      dietaryOptions: [1, 3],
      allergens: ['milk', 'walnuts'],
    })
  })

  it('is recognised on a menu by its name', () => {
    const menu = newMenu([{ id: 1, name: 'Appetizers', items: [trendItem(dish, 9001, 12)] }])
    expect(isOnMenu(menu, ' burrata with peaches')).toBe(true)
    expect(isOnMenu(menu, 'Burrata')).toBe(false)
  })

  it('costs what the menu would ask for it, and is none of another season', () => {
    const others = [1, 2, 3].map((n) => ({ ...dish, id: 900 + n, name: `Starter ${n}`, isTrending: false }))
    const items = others.map((one) => trendItem(one, one.id, one.price * 1.5))
    const menu = newMenu([{ id: 1, name: 'Appetizers', items }])
    const all = [dish, ...others, { ...dish, id: 852, name: 'Figs and Ham', season: 'summer' as const }]
    const shown = cuisineTrends(all, menu, 1, { season: 'autumn', fallbackLevel: 1 })
    expect(shown.map(({ item }) => [item.name, item.prices[0]?.amount])).toEqual([
      ['Burrata with Peaches', 1800],
    ])
  })
})
