import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemIds, mapItems } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { pricingData } from '../../pricing/multipliers.ts'
import { defaultPricingChoice, optimizePrices } from '../../pricing/optimize.ts'
import { applyEdits } from '../review/proposed-edit.ts'
import { demandWeights, optimizationOf } from './optimization.ts'

const catalogue = loadCatalogue()
const item = (name: string, amount?: number) => {
  const dish = catalogue.find((one) => one.cuisineId === 1 && one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return { ...dishToItem(dish, 3), ...(amount !== undefined && { prices: [fixedPrice(amount)] }) }
}

const menu = newMenu([
  {
    id: 1,
    name: 'Appetizers',
    items: [item('Polpo e Patate'), item('Ribollita'), item('Vitello Tonnato')],
  },
  {
    id: 2,
    name: 'Main Courses',
    items: [item('Pizza Margherita', 4000), item('Tagliata di Manzo'), item('Porchetta')],
  },
])
const figuresOf = (of: Menu) => optimizationOf({ menu: of, cuisineId: 1, season: 'autumn', catalogue })

const withSections = (sections: readonly Section[]): Menu => ({ ...menu, sections: [...sections] })

/** With a fourth appetizer. */
const withMore = () =>
  withSections(
    menu.sections.map((one) =>
      one.id === 1 ? { ...one, items: [...one.items, item('Caponata Siciliana')] } : one,
    ),
  )

describe('the comparison', () => {
  it('stands the price of a dish beside what the catalogue asks for the very same one, and goes one step', () => {
    const { comparisons } = figuresOf(menu)
    const pizza = comparisons.find(({ name }) => name === 'Pizza Margherita')
    expect(pizza).toMatchObject({
      usual: 1700,
      prices: [{ priceId: 'p1', variant: null, amount: 4000, suggested: 3400 }],
      standing: 'above',
    })
    const [after] = applyEdits(menu, pizza?.edits ?? []).sections[1]?.items ?? []
    expect(after?.prices).toEqual([fixedPrice(3400)])
    expect(comparisons.filter(({ standing }) => standing === 'in_line')).toHaveLength(5)
  })

  it('says nothing of dishes of the owner’s own, nor of a menu whose level cannot be told', () => {
    const own = mapItems(menu, (one) => ({ ...one, description: 'As we make it.' }))
    expect(figuresOf(own).comparisons).toEqual([])
    expect(figuresOf(own).figures).toMatchObject({ level: null, sections: [{ comparables: null }, {}] })
    expect(figuresOf(withSections(menu.sections.slice(0, 1))).comparisons).toEqual([])
  })

  it('stands beside nothing but itself in another currency, and says why', () => {
    const { comparisons, figures } = figuresOf({ ...menu, currency: 'EUR' })
    expect(comparisons).toEqual([])
    expect(figures).toMatchObject({ level: null, currency: 'EUR', isInCatalogueCurrency: false })
    expect(figures.basis.level).toContain('US dollars')
    const [four] = figuresOf({ ...withMore(), currency: 'EUR' }).figures.sections
    expect(four?.comparables).toMatchObject({ source: 'menu', prices: expect.any(Array) })
  })
})

describe('the demand', () => {
  const demandOf = (of: Menu, name: string) => figuresOf(of).demand.find((figure) => figure.name === name)

  it('weighs what is trending or in season, and never what is out of it', () => {
    expect(figuresOf(menu).demand.map(({ name, weight }) => [name, weight])).toEqual([
      ['Vitello Tonnato', demandWeights.trending],
      ['Porchetta', demandWeights.trending],
    ])
  })

  it('counts once, however often it is applied, and drops no other factor', () => {
    const choice = { ...defaultPricingChoice, location: 'New York', audience: 'luxury', isSeasonal: false }
    const priced = optimizePrices(menu, choice, pricingData)
    const first = demandOf(priced, 'Porchetta')
    const applied = applyEdits(priced, first?.edits ?? [])
    expect(applied.sections[1]?.items[2]).toMatchObject({
      prices: [
        { amount: first?.prices[0]?.suggested, original: menu.sections[1]?.items[2]?.prices[0]?.amount },
      ],
      appliedMultipliers: { location: 1.13, audience: 1.7, demand: demandWeights.trending },
    })
    expect(demandOf(applied, 'Porchetta')).toMatchObject({ standing: 'applied', edits: [] })
  })

  it('raises nothing by much more than its weight only because prices are rounded up', () => {
    const cheap = newMenu([{ id: 1, name: 'Appetizers', items: [item('Vitello Tonnato', 850)] }])
    expect(demandOf(cheap, 'Vitello Tonnato')).toMatchObject({
      standing: 'rounding',
      prices: [{ amount: 850, suggested: 850 }],
      edits: [],
    })
  })

  it('weighs every size of a dish, and no supplement', () => {
    const porchetta: MenuItem = {
      ...item('Porchetta'),
      prices: [
        { ...fixedPrice(3200), label: 'Lunch' },
        { ...fixedPrice(4800, 'p2'), label: 'For two' },
        { id: 'p3', kind: 'supplement', amount: 700, label: 'with truffle' },
        { id: 'p4', kind: 'market', label: 'whole' },
      ],
    }
    const sized = newMenu([{ id: 2, name: 'Main Courses', items: [porchetta] }])
    const figure = demandOf(sized, 'Porchetta')
    expect(figure?.prices).toEqual([
      { priceId: 'p1', variant: 'Lunch', amount: 3200, suggested: 3400 },
      { priceId: 'p2', variant: 'For two', amount: 4800, suggested: 5100 },
    ])
    const [after] = applyEdits(sized, figure?.edits ?? []).sections[0]?.items ?? []
    expect(after?.prices.map(({ amount }) => amount)).toEqual([3400, 5100, 700, undefined])
  })

  it('leaves a price to the owner’s own seasonal pricing', () => {
    const seasonal = optimizePrices(menu, { ...defaultPricingChoice, isSeasonal: true }, pricingData)
    expect(demandOf(seasonal, 'Porchetta')).toMatchObject({ standing: 'seasonal_pricing', edits: [] })
  })
})

describe('the lists of dishes', () => {
  it('offer what is in season, from a region or trending, and not on the menu', () => {
    const { seasonal, regional, trending } = figuresOf(menu)
    expect(seasonal.length).toBeGreaterThan(3)
    expect(seasonal.every(({ season }) => season === 'autumn')).toBe(true)
    expect(regional.every((dish) => dish.region === catalogue.find(({ id }) => id === dish.id)?.region)).toBe(
      true,
    )
    expect(trending.every(({ isTrending }) => isTrending)).toBe(true)
    const ids = itemIds(menu)
    expect([...seasonal, ...regional, ...trending].some(({ id }) => ids.includes(id))).toBe(false)
  })

  it('add their dish to its section', () => {
    const [dish] = figuresOf(menu).seasonal
    expect(itemIds(applyEdits(menu, dish?.edits ?? []))).toContain(dish?.id)
  })
})

it('says the share of each course beside its norm, drinks not counted', () => {
  const names = ['Tiramisù', 'Torta Caprese', 'Affogato al Caffè'] as const
  const desserts = { id: 3, name: 'Dolci', items: names.map((name) => item(name)) }
  const drinks = { id: 5, name: 'Beverages', items: [item('Tiramisù')] }
  const { figures } = figuresOf(withSections([...menu.sections, desserts, drinks]))
  expect(figures.balance?.map(({ name, percent }) => [name, percent])).toEqual([
    ['Appetizers', 33],
    ['Main Courses', 33],
    ['Dolci', 33],
  ])
  expect(figures.level).toBe(1)
})
