import { expect, it } from 'vitest'
import { diet } from '../../reference/reference.ts'
import { contradictionIn, contradictionSentence, contradictionsIn, isTenable } from './contradictions.ts'

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

it.each([
  [
    { '5': 23.4 },
    diet.keto,
    'Soup cannot be Keto-Friendly: a portion has about 24 g net carbs, and 10 g is the limit.',
  ],
  [{ '6': 'chicken' }, diet.seafood, 'Soup cannot be Seafood: its recipe has chicken.'],
  [{ '5': true as const }, diet.keto, 'Soup cannot be Keto-Friendly: its recipe does not prove it.'],
])('holds a recipe against a diet: %j', (disproved, id, sentence) => {
  const contradiction = contradictionIn({ dietaryOptions: [id], disproved })
  expect(contradiction && contradictionSentence('Soup', contradiction)).toBe(sentence)
})

it('withholds a diet without gluten or milk beside traces of it, and contradicts nobody', () => {
  for (const [id, trace] of [
    [diet.glutenFree, 'wheat'],
    [diet.glutenFree, 'gluten'],
    [diet.dairyFree, 'milk'],
  ] as const) {
    const claims = { dietaryOptions: [id], mayContain: [trace] }
    expect(contradictionIn(claims)).toBeNull()
    expect(isTenable(id, claims)).toBe(false)
    const [first] = contradictionsIn(claims)
    expect(first && contradictionSentence('Soup', first)).toContain(`it may contain ${trace}.`)
  }
  expect(isTenable(diet.vegan, { mayContain: ['milk', 'eggs'] })).toBe(true)
})
