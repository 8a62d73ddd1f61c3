import { expect, it } from 'vitest'
import { carbSharesOf, netCarbsOf } from './net-carbs.ts'

it('weighs what a portion holds', () => {
  expect(netCarbsOf(['eggplant', 'onion'], { eggplant: 300, onion: 90 })).toBe(15.5)
  expect(carbSharesOf(['tomato'], { tomato: 200 })).toEqual([
    { ingredient: 'tomato', grams: 200, netCarbsG: 5.4 },
  ])
})

it('takes the usual amount of a seasoning, unless the dish states another', () => {
  expect(netCarbsOf(['beef', 'garlic'], {})).toBe(1.6)
  expect(netCarbsOf(['beef', 'garlic'], { garlic: 40 })).toBe(12.4)
})

it('counts nothing for plain meat and fish, and for fats', () => {
  expect(netCarbsOf(['beef', 'salmon', 'olive oil'], {})).toBe(0)
})

it.each([
  ['no grams at all', ['beef'], undefined],
  ['a vegetable without grams', ['tomato'], {}],
  ['an ingredient without a figure', ['pasta'], { pasta: 100 }],
  ['an unknown ingredient', ['unobtainium'], {}],
  ['no ingredients', [], {}],
] as const)('tells nothing of %s', (_case, ingredients, portion) => {
  expect(netCarbsOf(ingredients, portion)).toBeUndefined()
})
