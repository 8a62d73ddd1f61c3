import { expect, it } from 'vitest'
import { keptAtFirst } from './kept-at-first.ts'
import type { ListedChange } from './listed-changes.ts'

const row = (key: string | null, change: ListedChange['change'], after = 'after'): ListedChange => ({
  key,
  change,
  place: null,
  of: 'item',
  path: [],
  name: 'Soup',
  what: '',
  before: 'before',
  after,
  difference: null,
  percent: null,
})

it('takes prices, words and dishes, and keeps the order of the menu', () => {
  const changes = [
    row('dish 1/2 prices', 'repriced'),
    row('dish 1/2 name', 'renamed'),
    row('dish 1/9 whole', 'added'),
    row('dish 1/3 whole', 'removed', ''),
    row('section 1 itemOrder', 'reworded'),
    row('menu sectionOrder', 'reworded'),
    row(null, 'added'),
  ]
  expect(keptAtFirst(changes, false)).toEqual(new Set(['section 1 itemOrder', 'menu sectionOrder']))
})

it('keeps what a part of the menu does not have', () => {
  expect(keptAtFirst([row('dish 1/3 whole', 'removed', '')], true)).toEqual(new Set(['dish 1/3 whole']))
})

it('keeps the price of a dish that has none in the source, but not one size of several', () => {
  const gone = row('dish 1/2 prices', 'repriced', '')
  expect(keptAtFirst([gone], false)).toEqual(new Set(['dish 1/2 prices']))
  expect(keptAtFirst([gone, row('dish 1/2 prices', 'repriced')], false)).toEqual(new Set())
})
