import { describe, expect, it } from 'vitest'
import { customItem } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/schema.ts'
import { multipliersFor, optimizePrices } from './optimize.ts'
import { pricedLike, setPrice } from './set-price.ts'

const appetizers = { id: 1, name: 'Appetizers' }

const dish = (id: number, changes: Partial<MenuItem> = {}): MenuItem => ({
  ...customItem(
    { name: `Dish ${id}`, description: 'As it comes.', price: 10, dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  ),
  ...changes,
})

describe('a price', () => {
  const multipliers = multipliersFor(
    appetizers,
    {
      location: 'New York',
      audience: 'casual',
      isCompetitive: false,
      isSeasonal: false,
      customMarkupPercent: 0,
    },
    { locationMultipliers: { 'New York': 1.13 }, audienceMultipliers: {}, categoryMultipliers: {} },
  )
  const optimized = dish(1, { price: 12, originalPrice: 10, appliedMultipliers: multipliers })

  it('keeps an optimization while it stays', () => {
    expect(setPrice(optimized, 12)).toMatchObject({ originalPrice: 10, price: 12 })
  })

  it('forgets the optimization once it is set by hand', () => {
    const rewritten = setPrice(optimized, 14)
    expect(rewritten.price).toBe(14)
    expect(rewritten).not.toHaveProperty('originalPrice')
    expect(rewritten).not.toHaveProperty('appliedMultipliers')
  })

  it('of a dish is like that of the one whose place it takes', () => {
    expect(pricedLike(dish(9, { price: 11 }), optimized)).toMatchObject({ price: 13, originalPrice: 11 })
    expect(pricedLike(dish(9, { price: 11.5 }), dish(1))).toEqual(dish(9, { price: 11.5 }))
  })

  it('is what optimizing the whole menu would make of it', () => {
    const choice = {
      location: 'New York',
      audience: 'casual',
      isCompetitive: false,
      isSeasonal: false,
      customMarkupPercent: 0,
    }
    const data = {
      locationMultipliers: { 'New York': 1.13 },
      audienceMultipliers: {},
      categoryMultipliers: {},
    }
    const whole = optimizePrices([{ category: appetizers, items: [dish(9, { price: 11 })] }], choice, data)
    expect(pricedLike(dish(9, { price: 11 }), optimized)).toEqual(whole[0]?.items[0])
  })
})
