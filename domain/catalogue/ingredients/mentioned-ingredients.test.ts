import { describe, expect, it } from 'vitest'
import { type IngredientName, ingredients } from './index.ts'
import { mentionedIngredients } from './mentioned-ingredients.ts'

describe('mentionedIngredients', () => {
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
    expect(mentionedIngredients('Oyster-mushroom risotto')).toEqual(['oyster mushroom'])
  })

  it('does not join words over a comma or a dash', () => {
    expect(mentionedIngredients('coconut, milk')).toEqual(['coconut', 'milk'])
    expect(mentionedIngredients('coconut – milk')).toEqual(['coconut', 'milk'])
  })

  it('finds nothing in a text without food', () => {
    expect(mentionedIngredients('A quiet evening by the window')).toEqual([])
  })

  it('reads possessives and ligatures', () => {
    expect(mentionedIngredients("Goat's cheese with beef’s tongue")).toEqual(['goat cheese', 'beef tongue'])
  })
})

/** What menus do with a name; `#` is the name as it is listed. */
const WRITTEN = [
  '#-Crusted Tofu',
  '#-stuffed mushrooms',
  'Melon, #-wrapped',
  '#‑Glazed Carrots',
  '#-fried cauliflower',
  '#-style tofu',
  'Tofu/#/gong',
  'Tofu–#',
  'Tofu—# with love',
  'Tofu & #',
  'Tofu and #',
  'Tofu&#',
  '#s, gently',
  'tofu (#)',
  'Tofu + #; Tofu',
] as const

it.each(WRITTEN)('finds each ingredient of the lexicon in “%s”', (written) => {
  const names = Object.keys(ingredients) as IngredientName[]
  const missed = names.filter((name) => {
    const capitalized = name.replaceAll(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase())
    return [name, capitalized, name.toUpperCase()].some(
      (one) => !mentionedIngredients(written.replaceAll('#', one)).includes(name),
    )
  })
  expect(missed).toEqual([])
})

describe('mentionedIngredients in other languages', () => {
  it.each([
    ['Hähnchen mit Erdnusskruste', ['chicken', 'peanut']],
    ['Käsespätzle mit Röstzwiebeln', ['cheese', 'egg pasta', 'fried onion']],
    ['Lachs-Tatar/Garnelen', ['salmon', 'shrimp']],
    ['Tarte aux noix de cajou', ['cashew']],
    ['Tagliolini ai gamberi e pistacchio', ['tagliolini', 'shrimp', 'pistachio']],
    ['Croquetas de jamón y queso', ['ham', 'cheese']],
    ['Arroz de camarões', ['rice', 'shrimp']],
    ['Saté van kip met pindasaus', ['chicken', 'peanut sauce']],
  ])('reads “%s”', (text, names) => {
    expect(mentionedIngredients(text)).toEqual(names)
  })

  it.each([
    'Kung Pao style, pan seared, with more love',
    'A bar with wild rooms',
    'Butterflied and butterfly',
  ])('takes no English word for food: “%s”', (text) => {
    expect(mentionedIngredients(text)).toEqual([])
  })
})
