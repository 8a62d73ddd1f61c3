import { expect, it } from 'vitest'
import { columnsGuessed, guessMapping } from '#domain/reading/tables/mapping/guess-mapping.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { seenInMenu as seen } from '#tests/support/seen-in-menu.ts'
import { csvRows } from './csv-rows.ts'

const sheetOf = (text: string) => ({ name: '', rows: csvRows(text) })
const read = (text: string) => readSheets(mapSheets([sheetOf(text)]))

it('takes columns for prices that stand in the place of the one for the only price, to be looked at', () => {
  const text =
    'Course,Dish,Price,Chicken,Lamb\nBreads,Naan,3.50,,\nCurries,Tikka masala,,11.50,12.50\nCurries,Korma,,7.95,8.50\n'
  expect(seen(read(text))).toEqual([
    'Breads',
    '- Naan: 350',
    'Curries',
    '- Tikka masala: Chicken 1150, Lamb 1250',
    '- Korma: Chicken 795, Lamb 850',
  ])
  const sheet = sheetOf(text)
  expect(columnsGuessed(sheet, guessMapping(sheet))).toEqual([3, 4])
})

it.each([
  'Dish,Price,Prep time\nNaan,3.50,10\nKorma,7.95,25\n',
  'Dish,Small,Large,Prep time\nNaan,3.50,5.50,10\nKorma,7.95,9.50,25\n',
])('takes numbers beside prices for none in %j', (text) => {
  const { content, remarks } = read(text)
  expect(
    content.sections[0]?.items.flatMap(({ prices }) => prices.map(({ amount }) => amount)),
  ).not.toContain(1000)
  expect(remarks).toContainEqual({ code: 'unused_column', heading: 'Prep time' })
})

it('keeps what is sold at the only price of a cell', () => {
  expect(seen(read('Dish,Price\nMint tea,pot 6.50\nOysters,3 pc 9\n'))).toEqual([
    'Menu',
    '- Mint tea: pot 650',
    '- Oysters: 3 piece 900',
  ])
})

it('takes words over several columns of prices for what is sold at them', () => {
  expect(
    seen(read('Dish,Price\nCocktails,all day,happy hour\nNegroni,13,9\nSpritz,12,8\n')).slice(0, 3),
  ).toEqual([
    'Cocktails',
    '- Negroni: all day 1300, happy hour 900',
    '- Spritz: all day 1200, happy hour 800',
  ])
})

const energies = (text: string) =>
  read(text).content.sections.flatMap(({ items }) =>
    items.map(({ name, kcal, prices }) => [name, kcal ?? null, ...prices.map((price) => price.kcal ?? null)]),
  )
const doubtsOf = (text: string) =>
  read(text).lines.flatMap(({ doubts }) => doubts.map(({ code, text: about }) => `${code} ${about}`))

it.each([
  ['beside each price', 'Item,Small,Cal,Large,Cal\nLatte,4.50,150,5.50,210\nMocha,5.00,290,6.00,400\n'],
  [
    'named after each size',
    'Item,Small,Small Cal,Large,Large Cal\nLatte,4.50,150,5.50,210\nMocha,5,290,6,400\n',
  ],
  ['behind all prices', 'Item,Small,Large,Small Cal,Large Cal\nLatte,4.50,5.50,150,210\nMocha,5,6,290,400\n'],
  ['of prices without sizes', 'Item,Price,kcal,Price,kcal\nLatte,4.50,150,5.50,210\nMocha,5.25,290,6,400\n'],
  ['in kJ', 'Item,Small,kJ,Large,kJ\nLatte,4.50,628,5.50,879\nMocha,5.00,1213,6.00,1674\n'],
])('reads the energy of each size from columns %s', (_, text) => {
  expect(energies(text)).toEqual([
    ['Latte', null, 150, 210],
    ['Mocha', null, 290, 400],
  ])
  expect(doubtsOf(text)).toEqual([])
})

it('reads the energy of each row where rows are sizes', () => {
  const text =
    'Section,Item,Size,Price,Calories\nBeer,Stout,pint,6.20,210\n,,half,3.20,105\nBeer,Porter,pint,6.50,220\n'
  expect(energies(text)).toEqual([
    ['Stout', null, 210, 105],
    ['Porter', null, 220],
  ])
  expect(doubtsOf(text).filter((doubt) => doubt.startsWith('cell_unclear'))).toEqual([])
})

it.each([
  ['Energy (kJ)', 'Pie,9,1841\nCake,7,837\n'],
  ['kcal', 'Pie,9,440\nCake,7,200\n'],
  ['Calories', 'Pie,9,1841 kJ / 440 kcal\nCake,7,200 Cal\n'],
])('reads the energy of a dish under %s', (heading, rows) => {
  expect(energies(`Item,Price,${heading}\n${rows}`)).toEqual([
    ['Pie', 440, null],
    ['Cake', 200, null],
  ])
})

it('says an energy that no dish has or that has no price, and keeps the dish', () => {
  const text =
    'Item,Small,Cal,Large,Cal\nLatte,4.50,-5,5.50,"40,000"\nMocha,5.00,n/a,6.00,400\nTea,-,90,4.00,120\nChai,4,180,5,260\n'
  expect(energies(text)).toEqual([
    ['Latte', null, null, null],
    ['Mocha', null, null, 400],
    ['Tea', null, 120],
    ['Chai', null, 180, 260],
  ])
  expect(doubtsOf(text)).toEqual([
    'cell_unclear -5',
    'cell_unclear 40,000',
    'cell_unclear n/a',
    'cell_unclear 90',
  ])
})

it('reads the sodium of a dish in mg or g, and says what no dish has', () => {
  const text = 'Item,Price,Sodium (mg)\nRamen,14,"2,450 mg"\nSoup,9,0.8 g\nPie,8,-5\nStew,8,400000\n'
  expect(read(text).content.sections[0]?.items.map(({ sodiumMg }) => sodiumMg)).toEqual([
    2450,
    800,
    undefined,
    undefined,
  ])
  expect(doubtsOf(text)).toEqual(['cell_unclear -5', 'cell_unclear 400000'])
})
