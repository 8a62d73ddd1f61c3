import { expect, it } from 'vitest'
import { typedMenu } from '#tests/builders/typed-menu.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { tellingWords } from '../../catalogue/names.ts'
import { trendsOf } from '../optimization/trends.ts'
import { reviewMenu } from './menu-review.ts'
import { isOnIt } from './two-names.ts'

it.each([
  ['Affogato al Caffè', 'Affogato', true],
  ['Gnocchi à la Parisienne', 'Gnocchi Parisienne', true],
  ['Soju', 'Soju bottle', true],
  ['Beet Salad', 'Salad', false],
  ['Salmon Tartare', 'Salmon', false],
  ['Galbi Gui', 'Kimchi Jjigae', false],
])('knows whether %s is on a menu with %s', (dish, own, isThere) => {
  expect(isOnIt(tellingWords(dish), [tellingWords(own)])).toBe(isThere)
})

it('offers a steakhouse no dish without meat, none around what it has, and none below all that it sells', () => {
  const menu = typedMenu(`# Starters
    Shrimp Cocktail; 18
    French Onion Soup; 12
    Wedge Salad; 13
    Steak Tartare; 19
    # Main Courses
    New York Strip; 48
    Filet Mignon; 46
    Ribeye; 58
    Roast Chicken; 29
    Grilled Salmon; 34
    # Desserts
    New York Cheesecake; 12
    Chocolate Cake; 13
    Crème Brûlée; 12
    Pecan Pie; 11`)
  const catalogue = loadCatalogue()
  const trends = trendsOf(reviewMenu({ menu, cuisineId: 5, chosenCuisineId: 5, season: 'autumn', catalogue }))
  expect(trends.length).toBeGreaterThan(0)
  const least = { 1: 1200, 2: 2900, 4: 1100 } as Readonly<Record<number, number>>
  for (const { categoryId, price, dietaryOptions } of trends) {
    expect(categoryId <= 2 && dietaryOptions.includes(1)).toBe(false)
    expect(price ?? 0).toBeGreaterThanOrEqual(least[categoryId] ?? 0)
  }
})
