import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { cuisines } from '../../reference/reference.ts'
import { regionalDishes, regionOf } from './regional-dishes.ts'

const catalogue = loadCatalogue()

describe.each(cuisines)('the regions of $name cooking', ({ id }) => {
  const names = Object.values(regionalDishes[id]).flat()

  it('name dishes that the catalogue has, each once', () => {
    const known = catalogue.filter(({ cuisineId }) => cuisineId === id).map(({ name }) => name)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('offer something to every menu', () => {
    expect(names.length).toBeGreaterThan(10)
  })
})

it('knows where a dish comes from, or says nothing', () => {
  expect(regionOf({ cuisineId: 1, name: 'Ribollita' })).toBe('Tuscany')
  expect(regionOf({ cuisineId: 1, name: 'Pasta e Ceci' })).toBeUndefined()
})
