import { expect, it } from 'vitest'
import { diet } from '../../catalogue/reference.ts'
import { contradictionIn, contradictionSentence } from './contradictions.ts'

it.each([
  [[diet.vegan], ['celery', 'milk'], 'Soup cannot be Vegan: it contains milk.'],
  [[diet.vegetarian], ['molluscs'], 'Soup cannot be Vegetarian: it contains mollusks.'],
  [[diet.glutenFree, diet.dairyFree], ['milk'], 'Soup cannot be Dairy-Free: it contains milk.'],
  [[diet.glutenFree], ['hazelnuts', 'spelt'], 'Soup cannot be Gluten-Free: it contains spelt.'],
  [[diet.vegan, diet.seafood], undefined, 'Soup cannot be both Vegan and Seafood.'],
])('says what excludes what: %j with %j', (dietaryOptions, allergens, sentence) => {
  const contradiction = contradictionIn({ dietaryOptions, allergens })
  expect(contradiction && contradictionSentence('Soup', contradiction)).toBe(sentence)
})

it('lets a claim be where nothing excludes it, or nothing is declared', () => {
  expect(contradictionIn({ dietaryOptions: [diet.vegetarian, diet.keto], allergens: ['milk'] })).toBeNull()
  expect(contradictionIn({ dietaryOptions: [diet.vegan] })).toBeNull()
  expect(contradictionIn({ dietaryOptions: [diet.vegan], allergens: ['hazelnuts', 'wheat'] })).toBeNull()
})
