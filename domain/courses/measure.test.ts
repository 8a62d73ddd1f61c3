import { expect, it } from 'vitest'
import { areOneDish, measureOf } from './measure.ts'

it.each([
  ['Filet Mignon 8 oz', { scale: 'weight', amount: 226.8 }],
  ['Rinderfilet 250g', { scale: 'weight', amount: 250 }],
  ['Oysters, half dozen', { scale: 'count', amount: 6 }],
  ['Oysters, dozen', { scale: 'count', amount: 12 }],
  ['Kids steak', { scale: 'share', amount: 0.5 }],
  ['Half chicken', { scale: 'share', amount: 0.5 }],
  ['Paella for two', { scale: 'share', amount: 2 }],
  ['Gavi, glass', { scale: 'vessel', amount: 1 }],
  ['Champagne, half bottle', { scale: 'vessel', amount: 3 }],
  ['Champagne, bottle', { scale: 'vessel', amount: 4 }],
  ['Soda, Small, 8 oz', { scale: 'weight', amount: 226.8 }],
  ['Pint, 500 ml', { scale: 'volume', amount: 500 }],
  ['12 wings', { scale: 'count', amount: 12 }],
  ['Pizza 12"', { scale: 'length', amount: 30.48 }],
  ['Roast chicken', { scale: 'share', amount: 1 }],
])('measures %s', (words, measure) => {
  expect(measureOf(words)).toEqual(measure)
})

it('measures nothing where two measures are said at once', () => {
  expect(measureOf('Half rack, 12 oz')).toBeUndefined()
})

it('takes the size of a price', () => {
  expect(measureOf('', { amount: 25, unit: 'cl' })).toEqual({ scale: 'volume', amount: 250 })
})

it('knows one dish in two measures, and two dishes', () => {
  expect(areOneDish('Filet Mignon 8 oz', 'Filet Mignon, 12 oz')).toBe(true)
  expect(areOneDish('Kids Mac & Cheese', 'Mac & Cheese')).toBe(true)
  expect(areOneDish('Filet Mignon', 'Filet of Sole')).toBe(false)
})
