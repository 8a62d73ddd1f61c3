import { describe, expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import { typedPrices } from '../../../../menu/prices/box-of-prices.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { readQuickDish, readQuickDishes } from './quick-line.ts'

const context: PriceContext = {
  heads: [],
  writing: { menu: newMenu(), design: { priceSign: 'before', priceCents: 'always' } },
  before: [],
  mayLack: true,
}

const read = (line: string) => {
  const { name, description, prices } = readQuickDish(line, context)
  return [name, description, typedPrices(prices, context)]
}

describe('a dish in one line', () => {
  it.each([
    ['Oysters', 'Oysters', '', ''],
    ['Shrimp cocktail 19', 'Shrimp cocktail', '', '19'],
    ['Steak tartare*  19 / 32', 'Steak tartare*', '', '19 / 32'],
    ['Caviar service* MP', 'Caviar service*', '', 'MP'],
    ['Fries ........ 8.50', 'Fries', '', '8.50'],
    ['Pork chop, mustard fruit 32½', 'Pork chop, mustard fruit', '', '32.50'],
    ['Bavette — watercress, one sauce 34', 'Bavette', 'watercress, one sauce', '34'],
    ['7 Up 3', '7 Up', '', '3'],
    ['Barolo 2016 90', 'Barolo 2016', '', '90'],
    ['Barolo 2016', 'Barolo 2016', '', ''],
    ['Two eggs any style', 'Two eggs any style', '', ''],
    ['Wings 6 pc', 'Wings 6 pc', '', ''],
    ['Grilled whole branzino 32', 'Grilled whole branzino', '', '32'],
    ['Grilled whole branzino MP', 'Grilled whole branzino', '', 'MP'],
    ['Roast half chicken 24', 'Roast half chicken', '', '24'],
    ['Menu for two 45', 'Menu for two', '', '45'],
    ['Cheese, three 16, five 24', 'Cheese', '', 'three 16 / five 24'],
    ['Bottle of the week: ask', 'Bottle of the week', '', 'ask'],
    ['Pears, gluten free', 'Pears, gluten free', '', ''],
    ['Poached seasonal fruit', 'Poached seasonal fruit', '', ''],
    ['Fruit seasonal', 'Fruit seasonal', '', ''],
    ['Potted shrimp — toast ($3 supplement)', 'Potted shrimp', 'toast', '+3'],
    ['Choice of three (lobster +20)', 'Choice of three', '', 'lobster +20'],
    ['Ribeye — 45 minutes 32 oz 135', 'Ribeye', '45 minutes', '32 oz 135'],
    ['Lobster   時價 Seasonal', 'Lobster', '', '時價 Seasonal'],
    ['Shrimp dumplings (4)', 'Shrimp dumplings (4)', '', ''],
    ['Roast (under 12)', 'Roast (under 12)', '', ''],
    ['Hop House 13 6.50 (1)', 'Hop House 13', '(1)', '6.50'],
    ['Oysters 14 / 26 (14)', 'Oysters', '(14)', '14 / 26'],
    ['7 Up (2)', '7 Up (2)', '', ''],
    ['', '', '', ''],
    ['14', '14', '', ''],
  ])('“%s”', (line, name, description, prices) => {
    expect(read(line)).toEqual([name, description, prices])
  })

  it('reads prices that have words of their own', () => {
    expect(read('French onion soup cup 9 / bowl 14')[0]).toBe('French onion soup')
    expect(readQuickDish('French onion soup cup 9 / bowl 14', context).prices).toHaveLength(2)
    expect(readQuickDish('Littleneck clams half dozen 14 / dozen 26', context)).toMatchObject({
      name: 'Littleneck clams',
      prices: [
        { label: 'half dozen', amount: 1400 },
        { label: 'dozen', amount: 2600 },
      ],
    })
  })

  it('reads amounts whose sign stands behind them', () => {
    const inEuros = {
      ...context,
      writing: { ...context.writing, menu: { ...newMenu(), currency: 'EUR', language: 'fr' } },
    }
    for (const line of ['Œuf mayonnaise 7 €', 'Œuf mayonnaise 7 euros', 'Œuf mayonnaise   7,00 €'])
      expect(readQuickDish(line, inEuros)).toMatchObject({
        name: 'Œuf mayonnaise',
        prices: [{ amount: 700 }],
      })
    expect(readQuickDish('Pêche du jour selon arrivage', inEuros)).toMatchObject({
      name: 'Pêche du jour',
      prices: [{ kind: 'market' }],
    })
  })

  it('puts a row of amounts and dashes under the columns', () => {
    const heads = ['125ml', '175ml', '250ml', 'Btl'].map((label, at) => ({ id: `h${at + 1}`, label }))
    expect(readQuickDish('Prosecco   6.5   –   –   36', { ...context, heads }).prices).toMatchObject([
      { amount: 650, head: 'h1' },
      { amount: 3600, head: 'h4' },
    ])
  })

  it('reads the number and, on a menu in two languages, the second name', () => {
    const inTwo = {
      ...context,
      writing: { ...context.writing, menu: { ...newMenu(), secondLanguage: 'zh-Hant' } },
    }
    expect(readQuickDish('1. 蝦餃 Shrimp dumplings (4)  6.95', inTwo)).toMatchObject({
      number: '1',
      name: 'Shrimp dumplings (4)',
      secondName: '蝦餃',
      prices: [{ amount: 695 }],
    })
    expect(readQuickDish('蝦餃 Shrimp dumplings', context).name).toBe('蝦餃 Shrimp dumplings')
    expect(readQuickDish('7 Up 3', inTwo)).not.toHaveProperty('number')
  })

  it('takes a row of amounts for the columns, whatever stands before it', () => {
    const heads = ['10"', '14"'].map((label, at) => ({ id: `h${at + 1}`, label }))
    const inColumns = { ...context, heads }
    expect(readQuickDish('Toppings, each 1.50 2.25', inColumns)).toMatchObject({
      name: 'Toppings, each',
      prices: [{ amount: 150, head: 'h1' }, { amount: 225 }],
    })
    expect(readQuickDish('Coffee "" 2.20', inColumns).prices).toEqual([
      { id: 'p1', kind: 'fixed', amount: 220 },
    ])
  })

  it('reads the producer and the vintage of a wine under columns alone', () => {
    const heads = ['Glass', 'Bottle'].map((label, at) => ({ id: `h${at + 1}`, label }))
    expect(readQuickDish('Gamay, Foillard 2022 17 76', { ...context, heads })).toMatchObject({
      name: 'Gamay',
      wine: { producer: 'Foillard', vintage: '2022' },
      prices: [{ amount: 1700 }, { amount: 7600 }],
    })
    expect(readQuickDish('Gamay, Foillard 2022 17', context).name).toBe('Gamay, Foillard 2022')
  })

  it('takes a letter with digits for a number where dishes have numbers', () => {
    expect(readQuickDish('L1 Beef 12', { ...context, isNumbered: true })).toMatchObject({
      name: 'Beef',
      number: 'L1',
    })
    expect(readQuickDish('V8 juice 4', context).name).toBe('V8 juice')
    expect(readQuickDish('7 Up 3', { ...context, isNumbered: true }).name).toBe('7 Up')
  })

  it('keeps a count that stands behind its least out of the prices', () => {
    expect(read('Oysters — min. 3 4 each')).toEqual(['Oysters', 'min. 3', '4 each'])
  })

  it('parts where the main ingredient comes from', () => {
    expect(readQuickDish('Entrecôte (origine France) — frites 27', context)).toMatchObject({
      name: 'Entrecôte',
      description: 'frites',
      origin: 'origine France',
    })
  })

  it('loses no word of a line that is too long for a name', () => {
    const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')
    const { name, description } = readQuickDish(words, context)
    expect(name.length).toBeLessThanOrEqual(200)
    expect(`${name} ${description}`).toBe(words)
  })
})

it('takes several lines for several dishes, and a line that stands in for what is said of the one above', () => {
  const lines = 'Fries 8\n\nCreamed spinach 9\r\n   with nutmeg\nOlives'
  expect(readQuickDishes(lines, context).map(({ name, description }) => [name, description])).toEqual([
    ['Fries', ''],
    ['Creamed spinach', 'with nutmeg'],
    ['Olives', ''],
  ])
})
