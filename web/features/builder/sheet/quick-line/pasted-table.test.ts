import { describe, expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { readPastedTable } from './pasted-table.ts'

const under = (heads: readonly PriceHead[] = []): PriceContext => ({
  heads,
  writing: { menu: newMenu(), design: { priceSign: 'before', priceCents: 'always' } },
  before: [],
  mayLack: true,
})

const glassAndBottle = [
  { id: 'h1', label: 'Glass' },
  { id: 'h2', label: 'Bottle' },
]

const read = (text: string, heads?: readonly PriceHead[]) => {
  const table = readPastedTable(text, under(heads))
  return (
    table && [
      table.heads.map(({ label }) => label),
      ...table.dishes.map(({ name, description, prices }) => [
        [name, description].filter(Boolean).join(': '),
        ...prices.map(({ head, amount }) => [
          table.heads.find(({ id }) => id === head)?.label,
          (amount ?? 0) / 100,
        ]),
      ]),
    ]
  )
}

describe('a pasted table', () => {
  const wines = 'Wine\tGlass\tBottle\nChablis\t$14\t$58\nSancerre\t16\t64.50\nHouse red\t\t40'

  it('becomes columns, and a dish for each row', () => {
    expect(read(wines)).toEqual([
      ['Glass', 'Bottle'],
      ['Chablis', ['Glass', 14], ['Bottle', 58]],
      ['Sancerre', ['Glass', 16], ['Bottle', 64.5]],
      ['House red', ['Bottle', 40]],
    ])
  })

  it('uses the columns of its section, in any order, and adds those that it lacks', () => {
    expect(read(wines, glassAndBottle)?.[0]).toEqual(['Glass', 'Bottle'])
    expect(read('Pizza\tBottle\tCarafe\nCava\t30\t18', glassAndBottle)).toEqual([
      ['Glass', 'Bottle', 'Carafe'],
      ['Cava', ['Bottle', 30], ['Carafe', 18]],
    ])
  })

  it('goes by order where nothing is over it and the section has as many columns', () => {
    const rows = 'Chablis\t14\t58\nSancerre\t16\t64'
    expect(read(rows, glassAndBottle)?.slice(1)).toEqual([
      ['Chablis', ['Glass', 14], ['Bottle', 58]],
      ['Sancerre', ['Glass', 16], ['Bottle', 64]],
    ])
    expect(read(rows)?.slice(1)).toEqual([
      ['Chablis', [undefined, 14], [undefined, 58]],
      ['Sancerre', [undefined, 16], [undefined, 64]],
    ])
  })

  it('keeps what is said of a dish, and reads tables between bars', () => {
    expect(
      read('| Pizza | What | Small | Large |\n|---|---|---|---|\n| Margherita | basil | 12 | 18 |'),
    ).toEqual([
      ['Small', 'Large'],
      ['Margherita: basil', ['Small', 12], ['Large', 18]],
    ])
  })

  it('is none with one column of prices, uneven rows, words among prices or a single row', () => {
    for (const text of [
      'Soup\t9\nSalad\t12',
      'Soup\tofthe day\t9\nSalad\tgreen\t12',
      'Soup\t9\t12\nSalad\t12',
      'Soup\t9\task\nSalad\t12\t13',
      'Soup\t9\t12',
      'Soup 9\nSalad 12',
    ])
      expect(read(text), text).toBeNull()
  })
})
