import { describe, expect, it } from 'vitest'
import { applyEdits } from '#domain/insights/review/proposed-edit.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { mapSections } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { locationMultipliers, pricingData } from '#domain/pricing/multipliers.ts'
import { defaultPricingChoice, optimizePrices, type PricingChoice } from '#domain/pricing/optimize.ts'
import { categories } from '#domain/reference/reference.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { howItComesAbout, isAt, locationEdits, pricesThere, sectionPricesThere } from './location-prices.ts'

const wine: MenuItem = buildItem({
  id: 1,
  name: 'Gamay',
  prices: [
    { id: 'g', kind: 'fixed', amount: 1700, head: 'gl' },
    { id: 'b', kind: 'fixed', amount: 7600, head: 'btl' },
    { id: 's', kind: 'supplement', amount: 300, label: 'pairing' },
  ],
})
const fries = buildItem({ id: 2, name: 'Fries', prices: [] })
const menu = newMenu([
  {
    id: 1000,
    name: 'Wine',
    priceHeads: [
      { id: 'gl', label: 'Glass' },
      { id: 'btl', label: 'Bottle' },
    ],
    items: [wine, buildItem({ id: 3, name: 'Oysters', prices: [{ id: 'p1', kind: 'market' }] })],
  },
  { id: 1001, name: 'Sides', prices: [fixedPrice(800)], items: [fries] },
])
const there = applyEdits(menu, locationEdits(menu, 1.18))

it('moves every amount of a dish and of a whole section, and nothing else', () => {
  const [section, sides] = there.sections
  expect(section?.items.map(({ prices }) => prices.map(({ amount }) => amount))).toEqual([
    [2100, 9000, 300],
    [undefined],
  ])
  expect(sides?.prices).toMatchObject([{ amount: 900, original: 800 }])
  expect(sides?.items[0]).toBe(fries)
  expect(isAt(there, there)).toBe(true)
  expect(isAt(menu, there)).toBe(false)
})

it('shows each as it is and as it would be, by its column', () => {
  const [section, sides] = there.sections
  if (!section?.items[0] || !sides) throw new Error('The menu has two sections')
  expect(pricesThere(menu, section, section.items[0])).toEqual([
    { priceId: 'g', variant: 'Glass', amount: 1700, suggested: 2100 },
    { priceId: 'b', variant: 'Bottle', amount: 7600, suggested: 9000 },
  ])
  expect(sectionPricesThere(menu, sides)).toEqual([
    { priceId: 'p1', variant: null, amount: 800, suggested: 900 },
  ])
  expect(howItComesAbout(section.items[0], section, 'Boston', 'USD')).toBe('each × 1.18 Boston, rounded up')
  expect(howItComesAbout(fries, sides, 'Boston', 'USD')).toBe('no price to change')
  const market = buildItem({ prices: [{ id: 'p1', kind: 'market' }] })
  expect(howItComesAbout(market, sides, 'Boston', 'USD')).toBe('market price')
})

it('is the same however often it is applied', () => {
  expect(applyEdits(there, locationEdits(there, 1.18))).toEqual(there)
})

describe('the prices of a location on both screens', () => {
  const amounts = ({ sections }: Pick<Menu, 'sections'>) =>
    sections.flatMap(({ name, prices = [], items }) => [
      ...prices.map(({ amount }) => `${name} ${amount}`),
      ...items.flatMap((item) => item.prices.map(({ amount }) => `${item.name} ${amount}`)),
    ])
  const dishes = categories.map(({ id, name }) => ({
    id,
    name,
    items: [250, 695, 700, 1250, 3333].map((amount, at) =>
      buildItem({ id: id * 100 + at, name: `${name} ${at}`, categoryId: id, prices: [fixedPrice(amount)] }),
    ),
  }))
  const fresh = newMenu([...dishes, ...menu.sections])
  const upscale: PricingChoice = { ...defaultPricingChoice, audience: 'upscale', isSeasonal: true }
  const optimized = optimizePrices(fresh, { ...upscale, location: 'Boston' }, pricingData)
  const withNewDish = mapSections(optimized, (section) =>
    section.id === 4
      ? { ...section, items: [...section.items, buildItem({ id: 999, categoryId: 4 })] }
      : section,
  )

  it.each(locationMultipliers.map(({ key, multiplier }) => [key, multiplier] as const))(
    'are the same, dish by dish, in %s',
    (location, factor) => {
      const asInBuilder = (of: Menu, choice: PricingChoice) =>
        amounts(optimizePrices(of, { ...choice, location }, pricingData))
      const asOnPage = (of: Menu) => amounts(applyEdits(of, locationEdits(of, factor)))
      expect(asOnPage(fresh)).toEqual(asInBuilder(fresh, defaultPricingChoice))
      expect(asOnPage(optimized)).toEqual(asInBuilder(optimized, upscale))
      expect(asOnPage(withNewDish)).toEqual(asInBuilder(withNewDish, upscale))
    },
  )
})
