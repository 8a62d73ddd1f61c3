import { expect, it } from 'vitest'
import { mentionedIngredients } from './mentioned-ingredients.ts'

it('finds what a description names', () => {
  expect(mentionedIngredients('Grilled chicken over rice noodles, with crushed peanuts.')).toEqual([
    'chicken',
    'rice noodle',
    'peanut',
  ])
})

it('takes the longest name, so that an oyster mushroom is no oyster', () => {
  expect(mentionedIngredients('Oyster mushrooms in coconut milk')).toEqual([
    'oyster mushroom',
    'coconut milk',
  ])
})

it('does not join words over a comma', () => {
  expect(mentionedIngredients('coconut, milk')).toEqual(['coconut', 'milk'])
})

it('finds nothing in a text without food', () => {
  expect(mentionedIngredients('A quiet evening by the window')).toEqual([])
})
