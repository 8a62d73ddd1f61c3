import { expect, it } from 'vitest'
import { cuisines } from '../../reference/reference.ts'
import { loadCatalogue } from './catalogue.ts'

const regionOf = (name: string) => loadCatalogue().find((dish) => dish.name === name)?.region

it.each(cuisines)('have dishes of their own to offer to every menu of $name cooking', ({ id }) => {
  const regional = loadCatalogue().filter(({ cuisineId, region }) => cuisineId === id && region !== undefined)
  expect(regional.length).toBeGreaterThan(10)
})

it('are known, or nothing is said', () => {
  expect(regionOf('Ribollita')).toBe('Tuscany')
  expect(regionOf('Pasta e Ceci')).toBeUndefined()
})
