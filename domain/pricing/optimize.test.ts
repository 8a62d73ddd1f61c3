import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDietaryOptions } from '../menu/claims/dietary.ts'
import type { MenuGroup, MenuItem } from '../menu/model/schema.ts'
import { audienceMultipliers, locationMultipliers, pricingData } from './multipliers.ts'
import {
  averagePrice,
  defaultPricingChoice,
  multipliersFor,
  optimizePrices,
  standingAgainstTarget,
  undoOptimization,
  withFactors,
} from './optimize.ts'

const section = (name: string, ...prices: number[]): MenuGroup => ({
  category: { id: 1, name },
  items: prices.map((price, index) =>
    withDietaryOptions(
      {
        id: 9000 + index,
        name: `Dish ${index}`,
        description: '',
        price,
        categoryId: 1,
        cuisineId: 1,
        imageUrl: null,
        location: 'Custom',
      },
      [],
    ),
  ),
})

const pricesOf = (menu: readonly MenuGroup[]) => menu.flatMap(({ items }) => items.map(({ price }) => price))

describe('optimizing prices', () => {
  it('multiplies all factors and rounds up to a whole dollar', () => {
    const choice = {
      location: 'San Francisco',
      audience: 'upscale',
      isCompetitive: true,
      isSeasonal: true,
      customMarkupPercent: 10,
    }
    const category = { id: 3, name: 'Desserts' }
    expect(multipliersFor(category, choice, pricingData)).toEqual({
      location: 1.18,
      audience: 1.3,
      category: 0.98,
      competitive: 0.95,
      seasonal: 1.1,
      custom: 1.1,
      final: 1.728066,
    })
    expect(pricesOf(optimizePrices([section('Desserts', 10)], choice, pricingData))).toEqual([18])
  })

  it('prices a renamed section as what it is', () => {
    const { category } = multipliersFor({ id: 3, name: 'Dolci' }, defaultPricingChoice, pricingData)
    expect(category).toBe(0.98)
    const own = multipliersFor({ id: 1000, name: 'Brunch' }, defaultPricingChoice, pricingData)
    expect(own.category).toBe(1)
  })

  it('does not round dust up to another dollar', () => {
    const choice = { ...defaultPricingChoice, isSeasonal: true }
    expect(pricesOf(optimizePrices([section('Appetizers', 10, 20, 30)], choice, pricingData))).toEqual([
      11, 22, 33,
    ])
  })

  it('takes a factor that the data does not know as 1', () => {
    const choice = { ...defaultPricingChoice, location: 'Atlantis', audience: 'mermaids' }
    expect(pricesOf(optimizePrices([section('Specials', 12)], choice, pricingData))).toEqual([12])
  })

  it('multiplies by the owner’s own factor in a location of their own, and by no city’s', () => {
    const choice = { ...defaultPricingChoice, location: 'Custom Location', locationFactor: 1.25 }
    expect(pricesOf(optimizePrices([section('Specials', 12)], choice, pricingData))).toEqual([15])
    const elsewhere = { ...choice, location: 'Austin' }
    expect(pricesOf(optimizePrices([section('Specials', 12)], elsewhere, pricingData))).toEqual([12])
  })

  it('changes one factor and keeps the others, the demand for a dish included', () => {
    const choice = { ...defaultPricingChoice, audience: 'luxury' }
    const [menu] = optimizePrices([section('Specials', 10)], choice, pricingData)
    const item = menu?.items[0] as MenuItem
    const moved = withFactors(item, { location: 1.18, demand: 1.06 })
    expect(moved).toMatchObject({ audience: 1.7, location: 1.18, demand: 1.06, final: 2.12636 })
    const wanted = [section('Specials')].map((group) => ({
      ...group,
      items: [{ ...item, appliedMultipliers: moved }],
    }))
    expect(optimizePrices(wanted, choice, pricingData)[0]?.items[0]?.appliedMultipliers).toMatchObject({
      location: 1,
      demand: 1.06,
      final: 1.802,
    })
  })

  it('starts from the price before any optimization, however often it is applied, and can be undone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...locationMultipliers.map(({ key }) => key)),
        fc.constantFrom(...audienceMultipliers.map(({ key }) => key)),
        fc.integer({ min: -20, max: 30 }),
        (cents, location, audience, customMarkupPercent) => {
          const menu = [section('Sides', ...cents.map((price) => price / 100))]
          const choice = { ...defaultPricingChoice, location, audience, customMarkupPercent }
          const once = optimizePrices(menu, choice, pricingData)
          expect(optimizePrices(once, choice, pricingData)).toEqual(once)
          expect(undoOptimization(once)).toEqual(menu)
          expect(pricesOf(once).every(Number.isInteger)).toBe(true)
        },
      ),
    )
  })
})

it('averages over all items of all sections', () => {
  expect(averagePrice([section('A', 10, 20), section('B', 5)])).toBe(11.67)
  expect(averagePrice([])).toBe(0)
})

it('is on target from the target upwards', () => {
  expect(standingAgainstTarget(25, 25)).toEqual({ isOnTarget: true, percentOfTarget: 100 })
  expect(standingAgainstTarget(20, 25)).toEqual({ isOnTarget: false, percentOfTarget: 80 })
})
