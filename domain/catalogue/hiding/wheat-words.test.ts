import { expect, it } from 'vitest'
import { wheatIn, wheatWords } from './wheat-words.ts'

const words = Object.values(wheatWords)
  .flatMap((list) => list.trim().split(/[,\n]/))
  .map((word) => word.replaceAll(/\([^)]*\)|\*/g, '').trim())

it('knows each of its words in a name and in a description, and none that is of another grain', () => {
  expect(words.length).toBeGreaterThan(150)
  for (const word of words) {
    expect([word, wheatIn(`Our ${word}`) !== undefined]).toEqual([word, true])
    expect([word, wheatIn(`Plate: two eggs, ${word}, greens`) !== undefined]).toEqual([word, true])
    expect([word, wheatIn(`Gluten-free ${word}`)]).toEqual([word, undefined])
    expect([word, wheatIn(`served with glutenfreie ${word}`)]).toEqual([word, undefined])
  }
})

it.each([
  'Rice pancakes',
  'Buckwheat waffles',
  'Crêpe de sarrasin',
  'Fusilli di mais',
  'Waffle fries',
  'Spaghetti squash, brown butter',
  'Sweet potato toast',
  'Chickpea penne',
  'Penne on gluten-free pasta',
  'Toasted almonds',
  'Poulet rôti',
  'Eggs on sourdough (gluten-free bread)',
])('is silent about what is of something else: %s', (text) => {
  expect(wheatIn(text)).toBeUndefined()
})

it('reads what is around: the name, and a choice', () => {
  expect(wheatIn('penne, tomato', 'Gluten-Free Pasta. penne, tomato')).toBeUndefined()
  expect(wheatIn('eggs, sourdough', 'eggs, sourdough or gluten-free toast')).toBeUndefined()
})

it.each([
  ['Avocado Toast', 'avocado toast'],
  ['Crêpes Suzette', 'crepes'],
  ['Käsespätzle', 'kasespatzle'],
  ['Chicken tikka, rice, garlic naan', 'garlic naan'],
  ['Curry with rice and naan', 'naan'],
  ['Eggs, sweet potato, toast', 'toast'],
  ['Vegetable ramen', 'ramen'],
])('names what it found: %s', (text, found) => {
  expect(wheatIn(text)).toBe(found)
})
