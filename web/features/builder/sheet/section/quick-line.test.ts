import { describe, expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { typedPrices } from '../../../../menu/prices/typed-prices.ts'
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
