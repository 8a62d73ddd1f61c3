import { expect, it } from 'vitest'
import { similarIngredients } from './similar-ingredients.ts'

it('names ingredients that share a word with what was written', () => {
  expect(similarIngredients('pickled onions from Tropea')).toContain('onion')
  expect(similarIngredients('smoked paprika powder')).toContain('paprika')
})

it('names a few at most, and none where nothing is alike', () => {
  expect(similarIngredients('cheese')).toHaveLength(3)
  expect(similarIngredients('unobtainium')).toEqual([])
  expect(similarIngredients('')).toEqual([])
})
