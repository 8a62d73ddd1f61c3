import { expect, it } from 'vitest'
import type { ComparisonRow } from '#domain/menu/comparing/comparison-rows.ts'
import { differenceWords, subjectOf, summaryOf } from './comparison-words.ts'

const row = (change: ComparisonRow['change'], of: ComparisonRow['of'] = 'item'): ComparisonRow => ({
  change,
  of,
  path: [],
  name: 'Soup',
  what: '',
  before: '',
  after: '',
  difference: null,
  percent: null,
})

it('sums up what differs in one line, prices first', () => {
  expect(summaryOf([row('added'), row('repriced'), row('repriced'), row('repriced')])).toBe(
    '3 prices, 1 dish added',
  )
})

it('counts what is said of sections and of the whole menu as other changes', () => {
  expect(summaryOf([row('renamed', 'section'), row('reworded', 'menu'), row('reworded')])).toBe(
    '3 other changes',
  )
})

it('counts the price of a whole section as a price', () => {
  expect(summaryOf([row('repriced', 'section')])).toBe('1 price')
})

it('says nothing of two menus that say the same', () => {
  expect(summaryOf([])).toBe('')
})

it('says by how much a price changed', () => {
  expect(differenceWords({ difference: 200, percent: 12.5 }, 'USD')).toBe('+$2.00 (+12.5%)')
  expect(differenceWords({ difference: -150, percent: -10 }, 'USD')).toBe('−$1.50 (−10%)')
  expect(differenceWords({ difference: 300, percent: null }, 'USD')).toBe('+$3.00')
  expect(differenceWords({ difference: null, percent: null }, 'USD')).toBe('')
})

it('names what is no dish', () => {
  expect(subjectOf(row('renamed', 'section'))).toBe('Section Soup')
  expect(subjectOf(row('reworded', 'menu'))).toBe('The whole menu')
})
