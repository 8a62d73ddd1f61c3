import { describe, expect, it } from 'vitest'
import { writtenDish } from '#tests/builders/written-dish.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { plateOf, readDish } from './read-dish.ts'

const catalogue = loadCatalogue()

function plate(name: string) {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return plateOf(dish)
}

describe('a dish on the plate', () => {
  it.each([
    ['Porchetta', 'red meat', true],
    ['Poulet Rôti', 'poultry', true],
    ['Sole Meunière', 'fish', true],
    ['Arroz a la Tumbada', 'shellfish', true],
    ['Spaghetti alla Carbonara', 'red meat', false],
    ['Spaghetti al Pomodoro', 'vegan', false],
    ['Palak Paneer', 'vegetarian', false],
    ['Tonnarelli Cacio e Pepe', 'meatless', false],
  ])('%s is of %s', (name, kind, isCentral) => {
    expect(plate(name)).toMatchObject({ kind, isCentral })
  })

  it.each([
    ['Raw beef with capers', 'raw'],
    ['Squid dusted in flour and deep-fried', 'fried'],
    ['Rice noodles tossed in the wok, with a fried egg', 'stir-fried'],
    ['Skirt steak over mesquite', 'grilled'],
    ['Brisket smoked for a night', 'smoked'],
    ['Beef stewed with pearl onions', 'braised'],
    ['Sea bass steamed with lime', 'steamed'],
    ['Pan-fried gnocchi', 'seared'],
    ['Radishes and butter', undefined],
  ])('“%s” is %s', (description, technique) => {
    expect(plateOf(writtenDish('Dish', description)).technique).toBe(technique)
  })

  it.each([
    ['Chianti Classico', 'red wine'],
    ['Sancerre', 'white wine'],
    ['Rosé de Provence', 'rosé wine'],
    ['Lambrusco Secco', 'sparkling wine'],
    ['Champagne Brut', 'sparkling wine'],
    ['Vin Chaud', 'cocktail'],
    ['Kir', 'cocktail'],
    ['Sangría', 'cocktail'],
    ['Junmai Ginjō', 'rice wine'],
    ['Tsingtao Lager', 'beer'],
    ['Grappa', 'spirit'],
    ['Negroni', 'cocktail'],
    ['Carajillo', 'cocktail'],
    ['Masala Chai', 'tea'],
    ['Espresso', 'coffee'],
    ['Hot Chocolate', 'hot drink'],
    ['Cucumber Mint Seltzer', 'zero-proof'],
    ['Ramune', 'soft drink'],
  ])('%s is ordered as %s', (name, drink) => {
    expect(plate(name).drink).toBe(drink)
  })

  it('has the sauce and the garnish that a guest recognizes on another plate', () => {
    const beef = plateOf(writtenDish('Tagliata', 'Sliced steak over arugula, shaved Parmigiano on top.'))
    expect(beef.garnishes).toEqual(['arugula', 'shaved Parmigiano'])
    expect(plateOf(writtenDish('Rice', 'Black rice, with a spoon of alioli.')).sauces).toEqual(['aioli'])
    expect(plateOf(writtenDish('Noodles', 'Short noodles and aïoli.')).sauces).toEqual(['aioli'])
    const drink = writtenDish('Punch', 'With walnuts and salsa verde.', { categoryId: 5 })
    expect(plateOf(drink)).toMatchObject({ garnishes: [], sauces: [] })
  })

  it('knows what a side is made for, and what that is', () => {
    const side = (description: string) => plateOf(writtenDish('Side', description, { categoryId: 4 }))
    expect(side('Mushrooms in butter, meant for the steak.').asksFor).toBe('steak')
    expect(side('Cranberries and orange, beside roast meats.').asksFor).toBe('roast')
    expect(side('Onions, the standard partner of North Indian kebabs.').asksFor).toBe('kebab')
    expect(side('Potatoes fried twice.').asksFor).toBeUndefined()
    expect(plateOf(writtenDish('New York Strip', 'Seared in iron.')).companyFor).toContain('steak')
    expect(plateOf(writtenDish('Seekh Kebab', 'Minced lamb.')).companyFor).toContain('kebab')
    // A side for the steak isn't a steak.
    expect(side('Mushrooms in butter, meant for the steak.').companyFor).toEqual([])
  })

  it('is hot, cold or frozen, and beside a warm pie ice cream makes no frozen dessert', () => {
    expect(plate('Sorbetto al Limone').serving).toBe('frozen')
    expect(plate('Tiramisù').serving).toBe('cold')
    expect(plate('Apple Pie à la Mode').serving).toBe('hot')
  })

  it('fills or does not', () => {
    expect(plate('Garlic Naan').starch).toBe('bread')
    expect(plate('Jeera Rice').starch).toBe('rice')
    expect(plate('Couscous with Raisins and Almonds').starch).toBe('grain')
    expect(plate('Tortillas de Maíz Azul').starch).toBe('tortilla')
    expect(plate('Cicoria Ripassata').starch).toBeUndefined()
  })

  it('has the season that its author or its produce gives it', () => {
    expect(plate('Burrata con Pesche').seasons).toEqual(['summer'])
    expect(plate('Insalata di Cavolo Nero').seasons).toContain('winter')
    expect(plate('Porchetta').seasons).toEqual([])
  })

  it('suits brunch or the bar by its words', () => {
    expect(plate('Chilaquiles Verdes').occasions).toContain('brunch')
    expect(plate('Buffalo Wings').occasions).toContain('bar')
    expect(plate('Bloody Mary').occasions).toEqual([])
  })

  it('leaves no drink of the catalogue without a kind, and gives food none', () => {
    for (const dish of catalogue) {
      expect(plateOf(dish).drink !== undefined, dish.name).toBe(dish.categoryId === 5)
    }
  })
})

describe('a dish without a recipe', () => {
  const read = (name: string, more = {}) => readDish({ name, description: '', ...more })

  it('is likely to be what its words suggest', () => {
    const salmon = read('Salmon tartare')
    expect(salmon).toMatchObject({ sure: 'likely', kind: 'fish', serving: 'cold', technique: 'raw' })
    expect(plate('Porchetta').sure).toBe('certain')
  })

  it('says how it is known that it is raw', () => {
    expect(read('Steak tartare').raw).toBe('certain')
    expect(read('Steak', { marks: ['raw'] }).raw).toBe('declared')
    expect(read('Raw shrimp in lime').raw).toBe('certain')
    // Raw for the palate, and no risk.
    expect(read('Beet carpaccio')).toMatchObject({ raw: undefined, technique: 'raw' })
    expect(read('Tartare sauce')).toMatchObject({ raw: undefined, technique: undefined })
  })

  it('says how a drink is served, and how that is known', () => {
    const drink = (name: string, more = {}) => read(name, { isDrink: true, ...more }).pour
    expect(drink('Sangiovese')).toEqual({ is: 'alcohol', sure: 'certain' })
    expect(drink('Sunset', { marks: ['alcohol'] })).toEqual({ is: 'alcohol', sure: 'declared' })
    expect(drink('House special')).toBeUndefined()
    expect(read('Chicken marsala').pour).toBeUndefined()
  })

  it('names its course by a word of its name', () => {
    expect(['Barolo', 'Tiramisù', 'Beef'].map((name) => read(name).course)).toEqual([
      'drink',
      'dessert',
      undefined,
    ])
  })
})
