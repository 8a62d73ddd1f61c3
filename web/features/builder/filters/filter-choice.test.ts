import { expect, it } from 'vitest'
import { requestedCounts } from '#domain/generation/filters.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import {
  countOf,
  filtersOf,
  missingInformation,
  priceRangeText,
  readCount,
  startingChoice,
  totalCount,
  withCount,
  withDiet,
} from './filter-choice.ts'

it('starts with three dishes in each of the first four categories', () => {
  expect([1, 2, 3, 4, 5].map((id) => countOf(startingChoice, id))).toEqual([3, 3, 3, 3, 0])
  expect(totalCount(startingChoice)).toBe(12)
})

it('asks for a cuisine first, then for at least one dish', () => {
  const italian: FilterChoice = { ...startingChoice, cuisineId: 1 }
  const none = [1, 2, 3, 4].reduce((choice, id) => withCount(choice, id, 0), italian)
  expect(missingInformation(startingChoice)).toEqual({
    field: 'cuisine',
    sentence: 'Please select a cuisine type before generating a menu.',
  })
  expect(missingInformation(none)).toEqual({
    field: 'counts',
    sentence: 'Please ask for at least one item in one category.',
  })
  expect(missingInformation(italian)).toBeNull()
})

it('makes filters that the generator accepts, and leaves a category of 0 out', () => {
  const filters = filtersOf({ ...withCount(withCount(startingChoice, 3, 0), 5, 10), cuisineId: 4 })
  expect(filters.selectedCategories).toEqual([1, 2, 4, 5])
  expect(requestedCounts(filters)).toEqual([
    { categoryId: 1, count: 3 },
    { categoryId: 2, count: 3 },
    { categoryId: 4, count: 3 },
    { categoryId: 5, count: 10 },
  ])
})

it('sends wishes where there are any', () => {
  const thai: FilterChoice = { ...startingChoice, cuisineId: 6 }
  expect(filtersOf({ ...thai, notes: ' No peanuts ' }).notes).toBe('No peanuts')
  expect(filtersOf({ ...thai, notes: '  ' }).notes).toBeUndefined()
})

it('adds and drops a dietary option', () => {
  const vegan = withDiet(withDiet(startingChoice, 2, true), 2, true)
  expect(vegan.dietaryOptions).toEqual([2])
  expect(withDiet(vegan, 2, false).dietaryOptions).toEqual([])
})

it('reads whole numbers from 0 to 10 and nothing else', () => {
  expect(['0', '7', '10', ' 3 '].map(readCount)).toEqual([0, 7, 10, 3])
  expect(['', '11', '-1', '2.5', '1e1', '100', 'three'].map(readCount)).toEqual(Array(7).fill(null))
})

it('says what a price range means', () => {
  expect(priceRangeText(1)).toBe('$ Budget')
  expect(priceRangeText(5)).toBe('$$$$$ Fine dining')
})
