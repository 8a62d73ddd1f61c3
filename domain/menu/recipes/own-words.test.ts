import { describe, expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { diet, ownDiet } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { againstItem } from './against.ts'

const against = (changes: Partial<MenuItem>) => {
  const item = buildItem({ description: '', ...changes })
  const menu = newMenu([{ id: 1, name: 'All', items: [item] }])
  const [section] = menu.sections
  if (!section) throw new Error('a menu without a section')
  return againstItem(menu, section, item)
}

describe('words for groups of foods', () => {
  it.each([
    'contains nuts',
    'mit Nüssen',
    'Nusstorte',
    'Nusskuchen',
    'salade aux noix',
    'tarta de frutos secos',
    'koek met noten',
    'shellfish of the day',
    'seafood platter',
    'Meeresfrüchte',
    'plateau de fruits de mer',
    'frutti di mare',
    'paella de mariscos',
    'schaaldieren',
    'Schalentiere',
    'molluscs',
    'contains dairy',
    'met zuivel',
    'latticini freschi',
    'contains gluten',
    'with soy',
    'sulphites',
    'gebakken vis',
    'Pea\u200Bnut curry',
    'Ｐｅａｎｕｔ curry',
    'Prawn\u2060s',
  ])('are doubted where nothing of the group is declared: %s', (name) => {
    expect(against({ name, allergens: [] }).doubts).toHaveLength(1)
    expect(against({ name: 'Special', description: name, allergens: [] }).doubts).toHaveLength(1)
  })

  it.each([
    ['seafood platter', ['molluscs']],
    ['contains nuts', ['pecans']],
    ['nut-free cake', []],
    ['no nuts, no dairy', []],
    ['sans fruits de mer', []],
    ['vegan seafood', []],
    ['noix de coco', []],
    ['Muskatnuss', []],
    ['donut peach', []],
    ['gluten-friendly', []],
    ['non-dairy', []],
    ['vis-à-vis', []],
  ])('are not doubted: %s with %j', (name, allergens) => {
    expect(against({ name, allergens }).doubts).toEqual([])
  })

  it.each([
    ['mit Nüssen', ownDiet.nutFree],
    ['seafood platter', diet.vegan],
    ['shellfish', ownDiet.kosher],
    ['contains dairy', diet.dairyFree],
    ['contains gluten', diet.glutenFree],
  ])('speak against a diet: %s', (description, id) => {
    expect(against({ name: 'Special', description, dietaryOptions: [id] }).doubts).toHaveLength(1)
  })
})

describe('a diet that the words of a dish claim', () => {
  it.each([
    [{ name: 'Gluten-free pasta', allergens: ['wheat'] }],
    [{ name: 'Vegan burger', ingredients: ['beef', 'lettuce'] }],
    [{ name: 'Nut-free brownie', ingredients: ['walnuts'] }],
    [{ name: 'Plat sans gluten', allergens: ['wheat'] }],
    [{ name: 'Senza glutine', allergens: ['barley'] }],
    [{ name: 'Crème végane', allergens: ['milk'] }],
    [{ name: 'Bowl', description: 'Frisch. 100 % pflanzlich', allergens: ['eggs'] }],
    [{ name: 'Halal chicken', ingredients: ['chicken', 'bacon'] }],
    [{ name: 'Curry (vegan)', allergens: ['fish'] }],
    [{ name: 'Tarta', secondName: 'Dairy-free tart', allergens: ['milk'] }],
    [{ name: 'Cake', description: 'Nussfrei', allergens: [], mayContain: ['nuts'] }],
  ] satisfies [Partial<MenuItem>][])('is untrue where its data denies it: %j', (changes) => {
    expect(against(changes).untrue).toHaveLength(1)
  })

  it.each([
    [{ name: 'Vegan burger', ingredients: ['tofu', 'lettuce'] }],
    [{ name: 'Burger with vegan mayo', ingredients: ['beef'] }],
    [{ name: 'Burger', description: 'on a gluten-free bun, with vegan mayo', allergens: ['milk', 'wheat'] }],
    [{ name: 'Pasta (gluten-free on request)', allergens: ['wheat'] }],
    [{ name: 'Not vegan', allergens: ['milk'] }],
    [{ name: 'Pizza', description: 'Vegan option available.', allergens: ['milk'] }],
    [{ name: 'Fish in kosher salt', allergens: ['crustaceans'] }],
    [{ name: 'Pie', description: 'vegan', dietaryOptions: [] }],
  ] satisfies [Partial<MenuItem>][])('is not contradicted: %j', (changes) => {
    expect(against(changes).untrue).toEqual([])
  })
})
