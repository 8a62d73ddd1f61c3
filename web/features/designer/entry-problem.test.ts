import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { entryProblem as problemOf } from './entry-problem.ts'

const bruschetta = buildItem({ id: 1, name: 'Bruschetta', categoryId: 1 })
const appetizers = { id: 1, name: 'Appetizers' }
const menu = newMenu([{ ...appetizers, items: [bruschetta] }])
const stored = { menu, restaurant: defaultRestaurant, design: defaultDesign }

const entryProblem = (changed: unknown) => problemOf({ ...stored, menu: changed })?.sentence ?? null

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
  expect(entryProblem({ ...menu, sections: undefined })).toBe(invalid)
  expect(entryProblem({ ...menu, sections: [{ id: 1, items: [] }] })).toBe(invalid)
  expect(entryProblem({ ...menu, currency: 'XQX' })).toBe(invalid)
  expect(entryProblem('menu')).toBe(invalid)
  expect(problemOf({ ...stored, restaurant: null })).toEqual({ of: 'menu', sentence: invalid })
})

it('sends an empty menu back, and one whose sections are all empty', () => {
  const empty = 'Please add items to your menu before proceeding to the design stage.'
  expect(entryProblem(newMenu())).toBe(empty)
  expect(entryProblem(newMenu([{ ...appetizers, items: [] }]))).toBe(empty)
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
