import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import { itemIds } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/schema.ts'
import { pricingData } from '../../pricing/multipliers.ts'
import { defaultPricingChoice, optimizePrices } from '../../pricing/optimize.ts'
import { applyEdits } from '../review/proposed-edit.ts'
import { demandWeights, optimizationOf } from './optimization.ts'
import { regionOf } from './regional-dishes.ts'

const catalogue = loadCatalogue()
const item = (name: string, price?: number) => {
  const dish = catalogue.find((one) => one.cuisineId === 1 && one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return { ...dishToItem(dish, 3), ...(price !== undefined && { price }) }
}

const menu: Menu = [
  {
    category: { id: 1, name: 'Appetizers' },
    items: [item('Polpo e Patate'), item('Ribollita'), item('Vitello Tonnato')],
  },
  {
    category: { id: 2, name: 'Main Courses' },
    items: [item('Pizza Margherita', 40), item('Tagliata di Manzo'), item('Porchetta')],
  },
]
const figuresOf = (groups: Menu) =>
  optimizationOf({ menu: groups, cuisineId: 1, season: 'autumn', catalogue })

describe('the comparison', () => {
  it('stands the price of a dish beside what the catalogue asks for the very same one', () => {
    const { comparisons } = figuresOf(menu)
    const pizza = comparisons.find(({ name }) => name === 'Pizza Margherita')
    expect(pizza).toMatchObject({ price: 40, standing: 'above', suggested: pizza?.usual })
    expect(applyEdits(menu, pizza?.edits ?? [])[1]?.items[0]?.price).toBe(pizza?.suggested)
    expect(comparisons.filter(({ standing }) => standing === 'in_line')).toHaveLength(5)
  })

  it('has nothing left to propose once it is applied', () => {
    const { comparisons } = figuresOf(menu)
    const pizza = comparisons.find(({ name }) => name === 'Pizza Margherita')
    const again = figuresOf(applyEdits(menu, pizza?.edits ?? []))
    expect(again.comparisons.find(({ name }) => name === 'Pizza Margherita')?.edits).toEqual([])
  })

  it('says nothing of dishes of the owner’s own, nor of a menu whose level cannot be told', () => {
    const own = menu.map((group) => ({
      ...group,
      items: group.items.map((one) => ({ ...one, description: 'As we make it.' })),
    }))
    expect(figuresOf(own).comparisons).toEqual([])
    expect(figuresOf(own).figures).toMatchObject({ level: null, sections: [{ comparables: null }, {}] })
    expect(figuresOf(menu.slice(0, 1)).comparisons).toEqual([])
  })
})

describe('the demand', () => {
  const demandOf = (groups: Menu, name: string) =>
    figuresOf(groups).demand.find((figure) => figure.name === name)

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
    expect(applied[1]?.items[2]).toMatchObject({
      price: first?.suggested,
      originalPrice: menu[1]?.items[2]?.price,
      appliedMultipliers: { location: 1.13, audience: 1.7, demand: demandWeights.trending },
    })
    expect(demandOf(applied, 'Porchetta')).toMatchObject({ standing: 'applied', edits: [] })
  })

  it('raises nothing by much more than its weight only because prices are rounded up', () => {
    const cheap = [{ category: { id: 1, name: 'Appetizers' }, items: [item('Vitello Tonnato', 8.5)] }]
    expect(demandOf(cheap, 'Vitello Tonnato')).toMatchObject({
      standing: 'rounding',
      suggested: 8.5,
      edits: [],
    })
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
    expect(regional.every((dish) => dish.region === regionOf({ cuisineId: 1, name: dish.name }))).toBe(true)
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
  const more = menu.map((group) => ({ ...group, items: group.items.slice(0, 3) }))
  const names = ['Tiramisù', 'Torta Caprese', 'Affogato al Caffè'] as const
  const desserts = { category: { id: 3, name: 'Dolci' }, items: names.map((name) => item(name)) }
  const drinks = { category: { id: 5, name: 'Beverages' }, items: [item('Tiramisù')] }
  const { figures } = figuresOf([...more, desserts, drinks])
  expect(figures.balance?.map(({ name, percent }) => [name, percent])).toEqual([
    ['Appetizers', 33],
    ['Main Courses', 33],
    ['Dolci', 33],
  ])
  expect(figures.level).toBe(1)
})
