import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { needsMetBy } from './need.ts'

const fills = (name: string): boolean => {
  const dish = loadCatalogue().find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return needsMetBy(dish).includes('filling')
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
  expect(fills(name)).toBe(isFilling)
})
