import { expect, it } from 'vitest'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { seenInMenu as seen } from '#tests/support/seen-in-menu.ts'
import { csvRows } from './csv-rows.ts'

const read = (text: string) => readSheets(mapSheets([{ name: '', rows: csvRows(text) }]))

it.each([
  [
    'Sort,Dish,Price\nStarters,Soup,6\nStarters,Salad,7\nMains,Pike,18\nMains,Hare,20\n',
    'under a heading that is not known',
  ],
  ['Sort,Dish,Price\nStarters,Soup,6\n,Salad,7\nMains,Pike,18\n,Hare,20\n', 'where each is written once'],
  [
    'STARTERS,Description,Price\nSoup,hot,6\nSalad,,7\nMAINS,Description,Price\nPike,,18\nHare,,20\n',
    'in rows of headings',
  ],
  ['Dish,Price\n\nStarters\nSoup,6\nSalad,7\n\nMains\nPike,18\nHare,20\n', 'below blank rows'],
])('finds sections in %j, %s', (text) => {
  expect(seen(read(text)).map((line) => line.toLowerCase())).toEqual([
    'starters',
    '- soup: 600',
    '- salad: 700',
    'mains',
    '- pike: 1800',
    '- hare: 2000',
  ])
})

it('takes words that are repeated and no sections for none', () => {
  const reading = read('Station,Dish,Price\nKitchen,Soup,6\nBar,Salad,7\nKitchen,Pike,18\nBar,Hare,20\n')
  expect(seen(reading)[0]).toBe('Menu')
  expect(reading.content.sections[0]?.items.map(({ description }) => description)).toEqual(['', '', '', ''])
  expect(reading.remarks).toContainEqual({ code: 'unused_column', heading: 'Station' })
})

it('takes the sizes over the prices of a section for those of its own items', () => {
  const reading = read(`Dish,Description,Price
Soups
Pho,with herbs,9
Pizza,,Small,Large
Bianca,with potatoes,8,11
Marinara,,7,10
Wine,,Glass,Bottle
Malbec,,9,32
Sides
Bread,,4
`)
  expect(seen(reading)).toEqual([
    'Soups',
    '- Pho: 900',
    'Pizza',
    '- Bianca: Small 800, Large 1100',
    '- Marinara: Small 700, Large 1000',
    'Wine',
    '- Malbec: Glass 900, Bottle 3200',
    'Sides',
    '- Bread: 400',
  ])
})

it('takes rows of a name alone for items where the headings are in capitals', () => {
  const reading = read('Dish,Price\nMAINS\nPike,18\nHare,20\nSIDES\nFries\nSalad\nSWEETS\nCake,7\n')
  expect(seen(reading)).toEqual([
    'MAINS',
    '- Pike: 1800',
    '- Hare: 2000',
    'SIDES',
    '- Fries: no price',
    '- Salad: no price',
    'SWEETS',
    '- Cake: 700',
  ])
})
