import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { withDietaryOptions } from '#domain/menu/claims/dietary.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { entryProblem as problemOf } from './entry-problem.ts'

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
const groups = [{ category: appetizers, items: [bruschetta] }]
const stored = { groups, restaurant: defaultRestaurant, design: defaultDesign }

const entryProblem = (changed: unknown) => problemOf({ ...stored, groups: changed })?.sentence ?? null

it('lets a menu with an item in', () => {
  expect(problemOf(stored)).toBeNull()
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
  expect(problemOf({ ...stored, restaurant: null })).toEqual({ of: 'menu', sentence: invalid })
})

it('sends an empty menu back, and one whose sections are all empty', () => {
  const empty = 'Please add items to your menu before proceeding to the design stage.'
  expect(entryProblem([])).toBe(empty)
  expect(entryProblem([{ category: appetizers, items: [] }])).toBe(empty)
})

it.each([
  ['a colour that is none', { primaryColor: 'red' }],
  ['a page count beyond ten', { pageCount: 11 }],
  ['a paper of half an inch', { customWidthIn: 0.5 }],
  ['a section on an eleventh page', { categoriesPerPage: { 11: [1] } }],
])('says that a design cannot be read for %s', (_, changes) => {
  expect(problemOf({ ...stored, design: { ...defaultDesign, ...changes } })?.of).toBe('design')
})

it('takes a section on a page that is gone: it stands on every page', () => {
  expect(problemOf({ ...stored, design: { ...defaultDesign, categoriesPerPage: { 7: [1] } } })).toBeNull()
})
