import { expect, it } from 'vitest'
import { withDietaryOptions } from '#domain/menu/dietary.ts'
import { entryProblem } from './entry-problem.ts'

const bruschetta = withDietaryOptions(
  {
    id: 1,
    name: 'Bruschetta',
    description: 'Grilled bread, tomato and basil',
    price: 9,
    categoryId: 1,
    cuisineId: 1,
    imageUrl: null,
    location: 'Custom',
  },
  [],
)
const appetizers = { id: 1, name: 'Appetizers' }

it('lets a menu with an item in', () => {
  expect(entryProblem([{ category: appetizers, items: [bruschetta] }])).toBeNull()
})

it('sends somebody without a menu back to generate one', () => {
  expect(entryProblem(null)).toBe(
    'Please generate a menu in the Menu Builder first before proceeding to the design stage.',
  )
})

it('refuses what is no menu', () => {
  const invalid = 'Menu data format is invalid. Redirecting back to menu builder.'
  expect(entryProblem({ groups: [] })).toBe(invalid)
  expect(entryProblem([{ category: null, items: [] }])).toBe(invalid)
  expect(entryProblem('menu')).toBe(invalid)
})

it('sends an empty menu back, and one whose sections are all empty', () => {
  const empty = 'Please add items to your menu before proceeding to the design stage.'
  expect(entryProblem([])).toBe(empty)
  expect(entryProblem([{ category: appetizers, items: [] }])).toBe(empty)
})
