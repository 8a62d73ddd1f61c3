import { expect, it } from 'vitest'
import { matchColumns } from '../columns/match-columns.ts'
import { noColumns } from '../columns/menu-columns.ts'
import { layOut } from './source.ts'

it.each([
  [['Category', 'Item', 'Description', 'Price'], { section: 0, name: 1, description: 2, price: 3 }],
  [
    ['DISH NAME', 'Item description', 'Cost ($)', 'Menu section'],
    { name: 0, description: 1, price: 2, section: 3 },
  ],
  [['$', 'Title', 'Dietary tags', 'Allergen info'], { price: 0, name: 1, dietary: 2, allergens: 3 }],
  [['Item Category', 'Item'], { section: 0, name: 1 }],
  [['Nombre', 'Descripción', 'Precio', 'Categoría'], { name: 0, description: 1, price: 2, section: 3 }],
  [['SKU', 'Photo', 'Contains alcohol'], {}],
  [['Item Name', 'Variation Name', 'Categories', 'Price'], { name: 0, label: 1, section: 2, price: 3 }],
  [
    ['Second name', 'Name', 'Price type', 'Price', 'Calories of the price', 'Calories'],
    { secondName: 0, name: 1, kind: 2, price: 3, priceKcal: 4, kcal: 5 },
  ],
])('finds the columns of %j', (headings, match) => {
  expect(matchColumns(headings)).toEqual({ ...noColumns, ...match })
})

it('finds the headings below a title, and the delimiter by them', () => {
  const source = layOut(
    'Summer menu, 2026\n\nName;Price;Description\nSoup;6,50;Basil, cream, bread\nSteak;24,00;Rare',
  )
  expect(source).toMatchObject({
    layout: 'table',
    headingsRow: 3,
    columns: { name: 0, price: 1, description: 2 },
    table: { delimiter: ';' },
  })
  expect(source.table.rows.at(-1)).toEqual({ number: 5, cells: ['Steak', '24,00', 'Rare'] })
})

it('guesses the columns of a table without headings', () => {
  expect(
    layOut(
      'Soups\tLeek\tWith cream and bread\t6\nSoups\tOnion\tGratinated with cheese\t7\nSoups\tPea\tCold\t5',
    ),
  ).toMatchObject({
    layout: 'table',
    headingsRow: null,
    columns: { ...noColumns, section: 0, name: 1, description: 2, price: 3 },
  })
  expect(layOut('1,Leek soup,6.50\n2,Onion soup,7\n3,Pea soup,5').columns).toMatchObject({
    name: 1,
    price: 2,
  })
})

it('tells a table from a menu in lines', () => {
  expect(layOut('Starters\n\nSoup, hot ... 6.50\nBasil, cream\nBread 3').layout).toBe('lines')
  expect(layOut('Soup\t6.50\nBasil and cream\nSteak\t24\nRare').layout).toBe('lines')
  expect(layOut('Soup\t6.50\nSteak\t24').layout).toBe('table')
  expect(layOut('').table.rows).toEqual([])
})

it('obeys the line in which Excel names the delimiter', () => {
  const { table } = layOut('sep=|\r\nName|Price\r\nSoup, hot|6\r\n')
  expect(table).toMatchObject({
    delimiter: '|',
    rows: [{ number: 2 }, { number: 3, cells: ['Soup, hot', '6'] }],
  })
})

it('reads on after a quotation mark that nobody closed', () => {
  const { table } = layOut('Name,Price\n"12"" Pizza",9\n"Half pizza,5\nSoup,6')
  expect(table.hasUnclosedQuote).toBe(true)
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['Name', 'Price'],
    ['12" Pizza', '9'],
    ['"Half pizza', '5'],
    ['Soup', '6'],
  ])
})

it('reads lines that end in different ways, and keeps line ends within quotes', () => {
  expect(layOut('Name,Price\r\nSoup,6\nSteak,24\rCake,5').table.rows).toHaveLength(4)
  expect(layOut('Name,Price\r\n"Soup\nof the day",6\r\n').table.rows[1]?.cells[0]).toBe('Soup\nof the day')
})
