import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import type { SectionSort } from './section-sorts.ts'
import { suitsName } from './suits-name.ts'

const catalogue = loadCatalogue()

it.each<[dish: string, sort: SectionSort, name: string, suits: boolean]>([
  ['Blue Cheese and Honeycomb', 'desserts', 'Sweet Endings', false],
  ['Blue Cheese and Honeycomb', 'desserts', 'Desserts', true],
  ['Key Lime Pie', 'desserts', 'Sweet Endings', true],
  ["Soupe à l'Oignon Gratinée", 'starters', 'À Partager', false],
  ["Soupe à l'Oignon Gratinée", 'starters', 'Pour Commencer', true],
  ['Vermont Hard Cider', 'beers', 'Draught Beer', false],
  ['Vermont Hard Cider', 'beers', 'Cider & Ale', true],
  ['Diner Milkshake', 'withoutAlcohol', 'Zero Proof', false],
  ['Diner Milkshake', 'withoutAlcohol', 'Soft Drinks', true],
  ['Nam Jim Satay', 'barSnacks', 'Happy Hour', false],
])('%s as %s of “%s”: %j', (dish, sort, name, suits) => {
  const [found] = catalogue.filter((one) => one.name === dish)
  expect(found && suitsName(found, sort, name)).toBe(suits)
})
