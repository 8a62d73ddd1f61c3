import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMenuText } from './menu-text.ts'

const rowsOf = (text: string) => readMenuText(text).rows.map(({ number, cells }) => [number, ...cells])

it('reads headings, dishes with leaders, and what is said of them below', () => {
  expect(
    rowsOf(
      [
        'STARTERS',
        'Tomato soup (V, GF) ........ 6.50',
        'Basil and cream',
        'from our own garden.',
        'Bruschetta\t$8',
        '',
        'Mains:',
        'Steak frites – 24,00 €',
        '',
        'From the sea',
        '-----------',
        'Sea bass 31',
      ].join('\n'),
    ),
  ).toEqual([
    [2, 'STARTERS', 'Tomato soup', 'Basil and cream from our own garden.', '6.50', 'V, GF'],
    [5, 'STARTERS', 'Bruschetta', '', '$8', ''],
    [8, 'Mains', 'Steak frites', '', '24,00 €', ''],
    [12, 'From the sea', 'Sea bass', '', '31', ''],
  ])
})

it('takes a price on a line of its own to the dish above it', () => {
  expect(rowsOf('Grill\n\nT-bone\nwith herb butter\n32\n\nRibs\n18')).toEqual([
    [3, 'Grill', 'T-bone', 'with herb butter', '32', ''],
    [7, 'Grill', 'Ribs', '', '18', ''],
  ])
  expect(rowsOf('Soup\n6.50\nBasil and cream\nSteak\n24')).toEqual([
    [1, '', 'Soup', 'Basil and cream', '6.50', ''],
    [4, '', 'Steak', '', '24', ''],
  ])
})

it('keeps a line that says neither price nor dish, so that it can be shown', () => {
  expect(rowsOf('Chez Luc\n\nDESSERTS\nTarte tatin 9\n\nCheese of the day')).toEqual([
    [1, '', 'Chez Luc', '', '', ''],
    [4, 'DESSERTS', 'Tarte tatin', '', '9', ''],
    [6, 'DESSERTS', 'Cheese of the day', '', '', ''],
  ])
})

it('takes a description that stands apart for a description', () => {
  expect(rowsOf('Soup 6\n\nBasil, cream and bread.\n\nSteak 24')).toEqual([
    [1, '', 'Soup', 'Basil, cream and bread.', '6', ''],
    [5, '', 'Steak', '', '24', ''],
  ])
})

it('takes neither a vintage nor a number within a name for a price', () => {
  expect(rowsOf('Pinot Noir 2019')).toEqual([[1, '', 'Pinot Noir 2019', '', '', '']])
  expect(rowsOf('Pinot Noir 2019 48')).toEqual([[1, '', 'Pinot Noir 2019', '', '48', '']])
  expect(rowsOf('Route66')).toEqual([[1, '', 'Route66', '', '', '']])
})

it('takes several prices, market prices and prices in words off the name', () => {
  expect(
    rowsOf(
      [
        'Raw Bar:',
        'Oysters on the half shell* — Market Price',
        'Caviar service* MP',
        'Steak tartare*, egg yolk, grilled sourdough 19 / 32',
        'Pork chop, mustard fruit 32½',
        'Happy oysters 2 each',
        'Calzone from 12.95',
        'Muscadet sur lie 2023   5,50 / 18 / 27',
        'Empty',
        'Fish from the market 21',
      ].join('\n'),
    ).map(([, , name, , price]) => [name, price]),
  ).toEqual([
    ['Oysters on the half shell*', 'Market Price'],
    ['Caviar service*', 'MP'],
    ['Steak tartare*, egg yolk, grilled sourdough', '19 / 32'],
    ['Pork chop, mustard fruit', '32½'],
    ['Happy oysters', '2 each'],
    ['Calzone', 'from 12.95'],
    ['Muscadet sur lie 2023', '5,50 / 18 / 27'],
    ['Fish from the market', '21'],
  ])
})

it('keeps every word of any text in some row', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('', 'STARTERS', 'Soup 6.50', '6.50', 'with cream.', 'Mains:', '----'),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const kept = readMenuText(lines.join('\n'))
        .rows.flatMap(({ cells }) => cells)
        .join('\n')
      const letters = (text: string) => text.match(/\p{L}+/gu) ?? []
      const lost = letters(lines.join('\n')).filter((word) => !kept.includes(word))
      expect(lost).toEqual([])
    }),
  )
})

it('is quick with a line as long as a book', () => {
  const started = performance.now()
  for (const text of [
    `${'.'.repeat(300_000)}x`,
    `${' '.repeat(300_000)}x1`,
    '9'.repeat(300_000),
    '('.repeat(300_000),
  ]) {
    readMenuText(text)
  }
  expect(performance.now() - started).toBeLessThan(500)
})
