import { expect, it } from 'vitest'
import { allergens, dietaryOptions } from '../../reference/reference.ts'
import { readAllergenWords, readDietaryWords } from './label-words.ts'

it('knows every dietary option and every allergen by its name', () => {
  const diets = dietaryOptions.map(({ name }) => name).join('; ')
  expect(readDietaryWords(diets)).toEqual({ labels: dietaryOptions.map(({ id }) => id), unknown: [] })
  expect(readAllergenWords(allergens.join('; '))).toEqual({ labels: allergens, unknown: [] })
})

it('reads marks, spellings and lists as people write them', () => {
  expect(readDietaryWords('V / gluten free').labels).toEqual([1, 3])
  expect(readDietaryWords('Vegan and G.F.').labels).toEqual([2, 3])
  expect(readAllergenWords('Dairy, tree nuts & Egg')?.labels).toEqual(['milk', 'nuts', 'eggs'])
})

it('never takes "lactose free" for dairy-free, nor "shellfish" for one of the two it may be', () => {
  expect(readDietaryWords('lactose free')).toEqual({ labels: [], unknown: ['lactose free'] })
  expect(readAllergenWords('shellfish')).toEqual({ labels: [], unknown: ['shellfish'] })
})

it('asks what K is: kosher, or keto', () => {
  expect(readDietaryWords('V; K')).toEqual({ labels: [1], unknown: ['K'] })
  expect(readDietaryWords('keto').labels).toEqual([5])
})

it('tells "no allergens" from "nothing said", and is not fooled by words of the language', () => {
  expect(readAllergenWords('None')).toEqual({ labels: [], unknown: [] })
  expect(readAllergenWords('  ')).toBeUndefined()
  expect(readDietaryWords('constructor').labels).toEqual([])
})

it('reads an allergen in the languages of menus, and shows what it does not know', () => {
  expect(readAllergenWords('Schalenfrüchte; lácteos; crustacés; frutta a guscio; gluten')).toEqual({
    labels: ['nuts', 'milk', 'crustaceans', 'gluten'],
    unknown: [],
  })
  expect(readAllergenWords('Weizen, mariscos, aunt’s secret')).toEqual({
    labels: ['wheat'],
    unknown: ['mariscos', 'aunt’s secret'],
  })
})
