import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { multipliersFor, optimizePrices } from './optimize.ts'
import { pricedLike, setPrices } from './set-price.ts'

const appetizers = { id: 1, name: 'Appetizers' }
const choice = {
  location: 'New York',
  audience: 'casual',
  isCompetitive: false,
  isSeasonal: false,
  customMarkupPercent: 0,
}
const data = { locationMultipliers: { 'New York': 1.13 }, audienceMultipliers: {}, categoryMultipliers: {} }
const usd = { currency: 'USD' }

const cup: Price = { id: 'p1', kind: 'fixed', label: 'cup', amount: 1200, original: 1000 }
const bowl: Price = { id: 'p2', kind: 'fixed', label: 'bowl', amount: 1700, original: 1500 }

describe('prices set by hand', () => {
  const multipliers = multipliersFor(appetizers, choice, data)
  const optimized = buildItem({ prices: [cup, bowl], appliedMultipliers: multipliers })

  it('keep an optimization while they stay', () => {
    expect(setPrices(optimized, [...optimized.prices])).toBe(optimized)
    expect(setPrices(optimized, [{ ...cup, label: 'Cup' }, bowl])).toEqual({
      ...optimized,
      prices: [{ ...cup, label: 'Cup' }, bowl],
    })
  })

  it('end it for the amount that changes, and for no other', () => {
    const item = setPrices(optimized, [{ ...cup, amount: 1400 }, bowl])
    expect(item.prices).toEqual([{ id: 'p1', kind: 'fixed', label: 'cup', amount: 1400 }, bowl])
    expect(item.appliedMultipliers).toEqual(multipliers)
  })

  it('leave no factors when nothing is left of it', () => {
    const item = setPrices(optimized, [{ ...cup, amount: 1400 }])
    expect(item).not.toHaveProperty('appliedMultipliers')
    expect(setPrices(optimized, [])).not.toHaveProperty('appliedMultipliers')
  })
})

describe('a dish in the place of another', () => {
  const optimized = buildItem({ prices: [cup], appliedMultipliers: multipliersFor(appetizers, choice, data) })
  const dish = buildItem({ id: 9, prices: [fixedPrice(1100)] })

  it('is priced by the same factors', () => {
    expect(pricedLike(dish, optimized, usd).prices).toEqual([{ ...fixedPrice(1300), original: 1100 }])
    expect(pricedLike(dish, buildItem(), usd)).toBe(dish)
  })

  it('costs what optimizing the whole menu would make of it', () => {
    const whole = optimizePrices(newMenu([{ ...appetizers, items: [dish] }]), choice, data)
    expect(pricedLike(dish, optimized, usd)).toEqual(whole.sections[0]?.items[0])
  })
})
