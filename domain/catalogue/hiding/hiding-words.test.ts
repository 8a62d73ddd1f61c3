import { describe, expect, it } from 'vitest'
import { diet } from '../../reference/reference.ts'
import { hidingWords } from './hiding-words.ts'

const breaks = (text: string, listed?: readonly string[]) => {
  const found = hidingWords(text, listed)
  return {
    words: found.map(({ word }) => word),
    allergens: new Set<string>(found.flatMap(({ allergens }) => allergens)),
    diets: new Set<number>(found.flatMap(({ diets }) => diets)),
  }
}

describe('hidingWords', () => {
  it.each([
    ['Herb-Crusted Salmon', 'gluten', diet.glutenFree],
    ['Beer-battered cod', 'gluten', diet.glutenFree],
    ['Chicken, breaded', 'eggs', diet.glutenFree],
    ['Stuffed mushrooms', 'crustaceans', diet.vegetarian],
    ['Short rib with gravy and mashed potatoes', 'milk', diet.dairyFree],
    ['Maple-glazed carrots', 'soybeans', diet.glutenFree],
    ['with apple slaw', 'eggs', diet.vegan],
    ['house dressing', 'fish', diet.vegetarian],
    ['toasted crumbs', 'gluten', diet.glutenFree],
    ['with our secret sauce', 'peanuts', diet.vegan],
    ['crushed nuts', 'nuts', undefined],
    ['Paniertes Hähnchen', 'gluten', diet.glutenFree],
    ['Zander in Senfsoße', 'milk', diet.dairyFree],
    ['Poisson pané', 'gluten', diet.glutenFree],
    ['tomates farcies', 'nuts', diet.vegetarian],
    ['Pollo impanato', 'eggs', diet.vegan],
    ['zucchine ripiene', 'milk', diet.vegetarian],
    ['merluza rebozada', 'gluten', diet.glutenFree],
    ['pimientos rellenos', 'fish', diet.vegan],
    ['frango panado', 'gluten', diet.glutenFree],
    ['gepaneerde kip', 'gluten', diet.glutenFree],
    ['gevulde paprika', 'celery', diet.vegetarian],
  ])('“%s” can hide %s', (text, allergen, broken) => {
    const { allergens, diets } = breaks(text)
    expect(allergens).toContain(allergen)
    if (broken !== undefined) expect(diets).toContain(broken)
  })

  it.each([
    'Pan-fried trout with lemon',
    'Grilled chicken with basil and rice',
    'Soy sauce, Caesar dressing, hot sauce',
    'Fried egg over rice noodles',
    'Oysters on ice',
  ])('“%s” hides nothing that its names do not say', (text) => {
    expect(breaks(text).words).toEqual([])
  })

  it('is answered by the list of ingredients, unless only its cook can say', () => {
    expect(breaks('Almond-crusted trout', ['trout', 'almond']).words).toEqual([])
    expect(breaks('Breaded veal', ['veal', 'breadcrumb', 'egg']).words).toEqual([])
    expect(breaks('Stuffed peppers', ['bell pepper', 'rice']).words).toEqual(['Stuffed'])
  })
})
