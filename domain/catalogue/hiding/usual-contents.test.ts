import { describe, expect, it } from 'vitest'
import { allergenGroup, allergens } from '../../allergens/allergen-keys.ts'
import { readProposal } from '../../generation/proposed-dish.ts'
import { loadCatalogue } from '../dishes/catalogue.ts'
import { allergensOf } from '../truth.ts'
import { classicDishes } from './classic-dishes.ts'
import { usualBeyond, usualContentsIn } from './usual-contents.ts'

const usual = (name: string, description = ''): string[] =>
  usualContentsIn(name, description).map(({ anyOf }) => anyOf.join('|'))

it.each([
  ['Spaghetti Carbonara', ['gluten', 'eggs', 'milk', '']],
  ['Pad Thai', ['peanuts', 'eggs', 'crustaceans|fish']],
  ['Gyoza (6)', ['gluten', 'soybeans']],
  ["Fish'n'Chips", ['gluten', 'fish']],
  ['FISH & CHIPS', ['gluten', 'fish']],
  ['PB&J', ['peanuts', 'gluten']],
  ['Quiche Lorraine', ['gluten', 'eggs', 'milk', '']],
  ['Tiramisù della casa', ['gluten', 'eggs', 'milk']],
  ['Chicken Satay Skewers', ['peanuts']],
  ['Wiener Schnitzel', ['gluten', 'eggs', '']],
  ['Rahmspinat', ['milk']],
  ['Spiegeleier', ['eggs']],
  ['Irish Coffee', ['milk', '']],
  ['Vissoep', ['fish']],
  ['Croque-Monsieur', ['gluten', 'milk', '']],
  ['Caesar Wrap', ['fish', 'eggs', 'milk']],
  ['Steak, sauce béarnaise', ['eggs', 'milk']],
  ['Trofie al Pesto', ['milk', 'nuts']],
  ['Baklava', ['gluten', 'nuts']],
  ['Käsespätzle', ['gluten', 'eggs', 'milk']],
  ['Crème Brûlée', ['eggs', 'milk']],
  ['Hummus & Pita', ['sesame']],
  ['Two Blinis', ['gluten', 'eggs', 'milk']],
])('a classic dish implies what it normally has: %s', (name, groups) => {
  expect(usual(name)).toEqual(groups)
})

it.each([
  ['Risotto alla milanese', ['milk']],
  ['Paella valenciana', []],
  ['Vegan Pad Thai', ['peanuts']],
  ['Lasagne (vegan)', ['gluten']],
  ['Gluten-free lasagne', ['milk']],
  ['Pad Thai, no peanuts', ['eggs', 'crustaceans|fish']],
  ['Donut peach', []],
  ['Virgin Mojito', []],
  ['Oat milk cappuccino', []],
  ['Coconut milk rice pudding', []],
  ['Aquafaba meringue', []],
  ['Vegan meatballs', []],
  ['Mushroom stroganoff', []],
  ['Poulet rôti', []],
  ['Cucumber salad', []],
])('and not what its name says that it lacks, or is another dish: %s', (name, groups) => {
  expect(usual(name)).toEqual(groups)
  expect(usual('Salad', `served with ${name}`)).toEqual([])
})

it('reads a denial in the description', () => {
  expect(usual('Pad Thai', 'Made without eggs or peanuts')).toEqual(['crustaceans|fish'])
})

it('has contents that exist, and each name under one recipe', () => {
  const words = new Set<string>([...allergens, 'meat', 'pork', 'alcohol', 'none'])
  const rows = Object.values(classicDishes).flatMap((text) => text.trim().split('\n'))
  const known = new Map<string, string>()
  for (const row of rows) {
    const [head = '', names = ''] = row.split(': ')
    for (const word of head.split(/[ |]/)) expect([row, words.has(word)]).toEqual([row, true])
    for (const name of names.split(', ')) {
      expect(name).toMatch(/^[\p{Ll}ß&' -]+$/u)
      expect([name, known.get(name) ?? head]).toEqual([name, head])
      known.set(name, head)
    }
  }
  expect(known.size).toBeGreaterThan(500)
})

describe('our own recipes', () => {
  const catalogue = loadCatalogue()

  it('have what their names imply, but for a few that leave it out on purpose', () => {
    const asked = catalogue.filter(({ name, description, ingredients }) => {
      const has = new Set(allergensOf(ingredients).map((key) => allergenGroup(key)))
      return usualContentsIn(name, description).some(
        ({ anyOf }) => anyOf.length > 0 && !anyOf.some((group) => has.has(group)),
      )
    })
    expect(asked.length / catalogue.length).toBeLessThan(0.012)
    const unexplained = asked.filter(({ name, description, ingredients }) =>
      usualBeyond(name, description, ingredients).some((word) => word.allergens.length > 0),
    )
    expect(unexplained.map(({ name }) => name)).toEqual([
      'Chile Relleno de Quinoa',
      'Tom Yum Siam',
      'Lentil Moussaka',
    ])
  })
})

it('lets no model call a carbonara free of what its list leaves out', () => {
  const proposal = { section: 'Mains', name: 'Carbonara', description: 'Pasta as in Rome.', price: 20 }
  const lean = readProposal({ ...proposal, ingredients: ['spaghetti', 'pancetta', 'black pepper'] })
  expect(lean.allergens).toBeUndefined()
  const whole = readProposal({ ...proposal, ingredients: ['spaghetti', 'pancetta', 'egg', 'pecorino'] })
  expect(whole.allergens).toEqual(['wheat', 'eggs', 'milk'])
  const padThai = {
    ...proposal,
    name: 'Pad Thai',
    ingredients: ['rice noodle', 'tofu', 'bean sprout', 'lime'],
  }
  expect(readProposal({ ...padThai, description: 'Noodles from the wok.' }).diets).not.toContain(2)
})
