import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { dishToItem } from '../generation/dish-to-item.ts'
import { itemIds } from '../menu/edits.ts'
import type { Menu } from '../menu/schema.ts'
import { demandWeights, optimizationOf } from './optimization.ts'
import { applyEdits } from './proposed-edit.ts'
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
  it('stands each price among the dishes of its cuisine and section', () => {
    const { comparisons } = figuresOf(menu)
    const pizza = comparisons.find(({ name }) => name === 'Pizza Margherita')
    expect(pizza).toMatchObject({ price: 40, percentile: 100, count: 28 })
    expect(applyEdits(menu, pizza?.edits ?? [])[1]?.items[0]?.price).toBe(pizza?.suggested)
  })

  it('has nothing left to propose once it is applied', () => {
    const { comparisons } = figuresOf(menu)
    const pizza = comparisons.find(({ name }) => name === 'Pizza Margherita')
    const again = figuresOf(applyEdits(menu, pizza?.edits ?? []))
    expect(again.comparisons.find(({ name }) => name === 'Pizza Margherita')?.edits).toEqual([])
  })

  it('proposes nothing for what is in line, or costs what this very dish usually does', () => {
    const dear = [{ category: { id: 2, name: 'Main Courses' }, items: [item('Cacciucco alla Livornese')] }]
    expect(figuresOf(dear).comparisons).toMatchObject([{ standing: 'usual_for_dish', edits: [] }])
    const beef = figuresOf(menu).comparisons.find(({ name }) => name === 'Porchetta')
    expect(beef).toMatchObject({ standing: 'in_line', edits: [] })
  })

  it('leaves out what has nothing to be compared with', () => {
    const own = [{ category: { id: 33, name: 'Specials' }, items: [item('Tiramisù')] }]
    expect(figuresOf(own).comparisons).toEqual([])
    expect(figuresOf(own).figures.sections).toMatchObject([{ comparables: null, share: null }])
  })
})

describe('the demand', () => {
  const demandOf = (groups: Menu, name: string) =>
    figuresOf(groups).demand.find((figure) => figure.name === name)

  it('weighs what is trending and what is out of season, and nothing else', () => {
    expect(figuresOf(menu).demand.map(({ name, weight }) => [name, weight])).toEqual([
      ['Ribollita', demandWeights.out_of_season],
      ['Vitello Tonnato', demandWeights.trending],
      ['Porchetta', demandWeights.trending],
    ])
  })

  it('counts once, however often it is applied', () => {
    const first = demandOf(menu, 'Porchetta')
    const applied = applyEdits(menu, first?.edits ?? [])
    expect(applied[1]?.items[2]).toMatchObject({
      price: first?.suggested,
      originalPrice: menu[1]?.items[2]?.price,
    })
    expect(demandOf(applied, 'Porchetta')).toMatchObject({ isApplied: true, edits: [] })
    expect(applyEdits(applied, first?.edits ?? [])).toEqual(applied)
  })

  it('proposes no discount that rounding up would turn into a rise', () => {
    const cheap = [{ category: { id: 1, name: 'Appetizers' }, items: [item('Ribollita', 9.5)] }]
    expect(demandOf(cheap, 'Ribollita')).toMatchObject({ suggested: 9.5, edits: [] })
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

it('says the share of each section beside its norm, drinks not counted', () => {
  const drinks = { category: { id: 5, name: 'Beverages' }, items: [item('Tiramisù')] }
  const { figures } = figuresOf([...menu, drinks])
  expect(figures.sections.map(({ share }) => share?.percent ?? null)).toEqual([50, 50, null])
  expect(figures.level).toBe(1)
})
