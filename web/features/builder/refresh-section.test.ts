import { describe, expect, it } from 'vitest'
import { customItem } from '#domain/menu/edits.ts'
import type { MenuItem } from '#domain/menu/schema.ts'
import { anotherDish, refreshSummary } from './refresh-section.ts'

const dish = (id: number, name = `Dish ${id}`): MenuItem =>
  customItem({ name, description: '', price: 10, dietaryOptions: [] }, { id, cuisineId: 1, categoryId: 1 })

const menu = [{ category: { id: 1, name: 'Appetizers' }, items: [dish(1), dish(9001, 'Burrata')] }]

/** A kitchen that knows these dishes and answers the first one that is not excluded. */
const kitchen =
  (...dishes: MenuItem[]) =>
  async (_: MenuItem, excluded: readonly number[]) =>
    dishes.find(({ id }) => !excluded.includes(id)) ?? null

describe('another dish', () => {
  it('is none of the excluded ones', async () => {
    expect(await anotherDish(menu, dish(1), [1, 2], kitchen(dish(1), dish(2), dish(3)))).toEqual(dish(3))
  })

  it('is none that the menu has under another id', async () => {
    expect(await anotherDish(menu, dish(1), [1], kitchen(dish(2, 'burrata'), dish(3)))).toEqual(dish(3))
  })

  it('is null when the kitchen has nothing else', async () => {
    expect(await anotherDish(menu, dish(1), [1], kitchen(dish(1)))).toBeNull()
    expect(await anotherDish(menu, dish(1), [1], kitchen(dish(2, 'Burrata')))).toBeNull()
  })

  it('stops asking a kitchen that repeats itself', async () => {
    let asked = 0
    const stubborn = async () => {
      asked += 1
      return dish(2, 'Burrata')
    }
    expect(await anotherDish(menu, dish(1), [1], stubborn)).toBeNull()
    expect(asked).toBeLessThan(10)
  })

  it('takes over the optimisation of the dish it replaces', async () => {
    const factors = {
      location: 1.5,
      audience: 1,
      category: 1,
      competitive: 1,
      seasonal: 1,
      custom: 1,
      final: 1.5,
    }
    const optimized = { ...dish(1), price: 15, originalPrice: 10, appliedMultipliers: factors }
    const another = await anotherDish(menu, optimized, [1], kitchen(dish(3)))
    expect(another).toMatchObject({ id: 3, originalPrice: 10, price: 15 })
  })
})

it('says how far a refresh came', () => {
  expect(refreshSummary({ refreshed: 3, total: 3 }, 'Desserts')).toBe('All 3 dishes in desserts are new.')
  expect(refreshSummary({ refreshed: 1, total: 3 }, 'Desserts')).toBe(
    '1 of 3 dishes in desserts are new. No other dish is left for the rest.',
  )
  expect(refreshSummary({ refreshed: 0, total: 3 }, 'Desserts')).toBe(
    'There are no other desserts left that fit this menu.',
  )
})
