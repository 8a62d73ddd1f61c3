import { expect, it } from 'vitest'
import { byStrength, readAllergenWords } from './label-words.ts'

it.each(['-', '–', '', ' . '])('says nothing of a cell with %j, which is not "none"', (cell) => {
  expect(readAllergenWords(cell)).toBeUndefined()
})

it.each([
  ['Gluten, milk. May contain: nuts, peanuts', 'Gluten, milk', 'nuts, peanuts'],
  ['Wheat, milk, cashew (traces of egg)', 'Wheat, milk, cashew', 'egg'],
  ['May contain nuts', '', 'nuts'],
  ['Milch; Spuren von Soja', 'Milch', 'Soja'],
  ['milk, eggs', 'milk, eggs', ''],
])('parts what is in a dish from what may be: %s', (cell, contains, mayContain) => {
  expect(byStrength(cell)).toEqual([contains, mayContain])
})
