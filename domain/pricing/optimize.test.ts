import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { type Menu, newMenu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { fixedPrice, leadAmount } from '../menu/prices/lead-price.ts'
import { maxAmount, toMinor, usualStep } from '../money/currency.ts'
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

const section = (name: string, ...prices: number[]) => ({
  id: 1,
  name,
  items: prices.map((price, index) =>
    buildItem({ id: 9000 + index, prices: [fixedPrice(toMinor(price, 'USD'))] }),
  ),
})

const menuOf = (name: string, ...prices: number[]): Menu => newMenu([section(name, ...prices)])

const pricesOf = (menu: Menu) => itemsOf(menu).map((item) => leadAmount(item, menu))

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
    expect(pricesOf(optimizePrices(menuOf('Desserts', 10), choice, pricingData))).toEqual([18])
  })

  it('prices a renamed section as what it is', () => {
    const { category } = multipliersFor({ id: 3, name: 'Dolci' }, defaultPricingChoice, pricingData)
    expect(category).toBe(0.98)
    const own = multipliersFor({ id: 1000, name: 'Brunch' }, defaultPricingChoice, pricingData)
    expect(own.category).toBe(1)
  })

  it('does not round dust up to another dollar', () => {
    const choice = { ...defaultPricingChoice, isSeasonal: true }
    expect(pricesOf(optimizePrices(menuOf('Appetizers', 10, 20, 30), choice, pricingData))).toEqual([
      11, 22, 33,
    ])
  })

  it('takes a factor that the data does not know as 1', () => {
    const choice = { ...defaultPricingChoice, location: 'Atlantis', audience: 'mermaids' }
    expect(pricesOf(optimizePrices(menuOf('Specials', 12), choice, pricingData))).toEqual([12])
  })

  it('multiplies by the owner’s own factor in a location of their own, and by no city’s', () => {
    const choice = { ...defaultPricingChoice, location: 'Custom Location', locationFactor: 1.25 }
    expect(pricesOf(optimizePrices(menuOf('Specials', 12), choice, pricingData))).toEqual([15])
    const elsewhere = { ...choice, location: 'Austin' }
    expect(pricesOf(optimizePrices(menuOf('Specials', 12), elsewhere, pricingData))).toEqual([12])
  })

  it('changes one factor and keeps the others, the demand for a dish included', () => {
    const choice = { ...defaultPricingChoice, audience: 'luxury' }
    const [item] = itemsOf(optimizePrices(menuOf('Specials', 10), choice, pricingData)) as [MenuItem]
    const moved = withFactors(item, { location: 1.18, demand: 1.06 })
    expect(moved).toMatchObject({ audience: 1.7, location: 1.18, demand: 1.06, final: 2.12636 })
    const wanted = newMenu([{ id: 1, name: 'Specials', items: [{ ...item, appliedMultipliers: moved }] }])
    expect(itemsOf(optimizePrices(wanted, choice, pricingData))[0]?.appliedMultipliers).toMatchObject({
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
          const menu = menuOf('Sides', ...cents.map((price) => price / 100))
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

describe('optimizing a menu of several prices', () => {
  const upscale = { ...defaultPricingChoice, audience: 'upscale' }
  const prices: Price[] = [
    { id: 'p1', kind: 'fixed', label: 'cup', amount: 900, former: 1200 },
    { id: 'p2', kind: 'from', label: 'bowl', amount: 1450 },
    { id: 'p3', kind: 'unit', per: 'lb', amount: 650 },
    { id: 'p4', kind: 'supplement', label: 'add egg', amount: 300 },
    { id: 'p5', kind: 'market' },
    { id: 'p6', kind: 'included' },
  ]

  it('optimizes every amount of its own, and leaves supplements, words and former prices', () => {
    const menu = newMenu([{ id: 1, name: 'To start', items: [buildItem({ prices })] }])
    const [item] = itemsOf(optimizePrices(menu, upscale, pricingData))
    expect(item?.prices).toEqual([
      { ...prices[0], amount: 1200, original: 900 },
      { ...prices[1], amount: 1900, original: 1450 },
      { ...prices[2], amount: 900, original: 650 },
      ...prices.slice(3),
    ])
  })

  it('leaves an item without an amount, and the options of modifier groups, as they are', () => {
    const item = buildItem({ prices: [{ id: 'p1', kind: 'market' }] })
    const modifierGroups = [
      { id: 'g1', name: 'Extras', min: 0, max: null, options: [{ id: 'o1', name: 'chicken', amount: 700 }] },
    ]
    const menu = { ...newMenu([{ id: 1, name: 'Raw bar', items: [item] }]), modifierGroups }
    const optimized = optimizePrices(menu, upscale, pricingData)
    expect(optimized.sections[0]?.items[0]).toBe(item)
    expect(optimized.modifierGroups).toBe(modifierGroups)
  })

  it('optimizes the prices of whole sections, and a section in a section as that one', () => {
    const menu = newMenu([
      { id: 5, name: 'Drinks', prices: [fixedPrice(1000)], items: [] },
      { id: 1000, name: 'House', parentId: 5, items: [buildItem({ prices: [fixedPrice(1000)] })] },
    ])
    const optimized = optimizePrices(menu, defaultPricingChoice, pricingData)
    expect(optimized.sections[0]?.prices).toEqual([{ ...fixedPrice(1100), original: 1000 }])
    expect(itemsOf(optimized)[0]).toMatchObject({
      prices: [{ amount: 1100, original: 1000 }],
      appliedMultipliers: { category: 1.05 },
    })
  })

  it.each([
    ['EUR', 1450, 1900],
    ['JPY', 980, 1300],
    ['KRW', 9500, 13_000],
    ['HUF', 245_000, 320_000],
  ])('rounds %s up to its usual step', (currency, amount, after) => {
    const menu = newMenu(
      [{ id: 1, name: 'To start', items: [buildItem({ prices: [fixedPrice(amount)] })] }],
      currency,
    )
    expect(itemsOf(optimizePrices(menu, upscale, pricingData))[0]?.prices[0]?.amount).toBe(after)
  })

  it('takes a section for what it is called, also where objects have a property of that name', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(
        pricesOf(
          optimizePrices(menuOf(name, 10), { ...defaultPricingChoice, isSeasonal: true }, pricingData),
        ),
      ).toEqual([11])
    }
  })

  it('never compounds on any menu, and is undone exactly', () => {
    const choices = fc.record({
      location: fc.constantFrom(...locationMultipliers.map(({ key }) => key)),
      audience: fc.constantFrom(...audienceMultipliers.map(({ key }) => key)),
      isCompetitive: fc.boolean(),
      isSeasonal: fc.boolean(),
      customMarkupPercent: fc.integer({ min: -20, max: 30 }),
    })
    fc.assert(
      fc.property(anyMenu, choices, choices, (any, choice, other) => {
        const menu = undoOptimization(any)
        const once = optimizePrices(menu, choice, pricingData)
        expect(optimizePrices(optimizePrices(once, other, pricingData), choice, pricingData)).toEqual(once)
        expect(undoOptimization(once)).toEqual(menu)
        const step = toMinor(usualStep(menu.currency), menu.currency)
        for (const { kind, amount = 0 } of itemsOf(once).flatMap(({ prices }) => prices)) {
          if (kind !== 'supplement') expect(amount % step).toBe(0)
          expect(amount).toBeLessThanOrEqual(maxAmount(menu.currency))
        }
      }),
      { numRuns: tries(60) },
    )
  })
})

it('averages over all items of all sections that have an amount', () => {
  const menu = newMenu([section('A', 10, 20), { ...section('B', 5), id: 2 }])
  expect(averagePrice(menu)).toBe(11.67)
  const market = buildItem({ prices: [{ id: 'p1', kind: 'market' }] })
  expect(averagePrice(newMenu([...menu.sections, { id: 3, name: 'C', items: [market] }]))).toBe(11.67)
  expect(averagePrice(newMenu([]))).toBe(0)
})

it('is on target from the target upwards', () => {
  expect(standingAgainstTarget(25, 25)).toEqual({ isOnTarget: true, percentOfTarget: 100 })
  expect(standingAgainstTarget(20, 25)).toEqual({ isOnTarget: false, percentOfTarget: 80 })
})
