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
