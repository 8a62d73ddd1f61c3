import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { type NeedName, needsMetBy } from './need.ts'

const meets = (name: string, need: NeedName): boolean => {
  const dish = loadCatalogue().find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return needsMetBy(dish).includes(need)
}

it.each([
  ['Polenta Morbida', true],
  ['Aligot', true],
  ['Couscous with Raisins and Almonds', true],
  ['Insalata Russa', false],
  ['Tabbouleh', false],
  ['Misoshiru', false],
  ['Salt and Pepper King Oyster Mushrooms', false],
])('%s fills beside a roast: %s', (name, isFilling) => {
  expect(meets(name, 'filling')).toBe(isFilling)
})

it.each([
  ['Torta Caprese', true],
  ['Bonet', true],
  ['Boston Cream Pie', true],
  ['Tiramisù', false],
  ['Pesche Ripiene', false],
  ['Red Velvet Cake', false],
])('%s is a dessert of chocolate to who reads the card: %s', (name, isChocolate) => {
  expect(meets(name, 'chocolate')).toBe(isChocolate)
})
