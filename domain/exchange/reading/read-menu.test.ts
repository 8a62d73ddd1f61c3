import { expect, it } from 'vitest'
import { MENU_SIZE_LIMITS } from '../../menu/model/schema.ts'
import { readMenu } from './read-menu.ts'
import { layOut } from './source.ts'

const read = (text: string, leavesOutRepeats = true) => {
  const source = layOut(text)
  return readMenu(source.table, { ...source, firstSection: 'Main Courses', leavesOutRepeats })
}

const namesOf = ({ sections }: ReturnType<typeof read>) =>
  sections.map(({ name, items }) => [name, ...items.map((item) => item.name)])

it('says of each row that is not on the menu why, and what stood there', () => {
  const { sections, leftOut } = read(
    [
      'Category,Dish,Price',
      'Soups,Tomato,6.50',
      'Soups,,4',
      'Soups,Leek,',
      'Soups,Onion,market price',
      'Soups,Fish,-8',
      '',
      `Soups,${'Very '.repeat(50)}hot,8`,
      'Soups,Tomato,6.50',
    ].join('\n'),
  )
  expect(sections[0]?.items.map(({ row, name, price }) => [row, name, price])).toEqual([[2, 'Tomato', 6.5]])
  expect(leftOut.map(({ source, problem }) => [source.number, problem])).toEqual([
    [3, { code: 'no_name' }],
    [4, { code: 'no_price' }],
    [5, { code: 'price_unreadable' }],
    [6, { code: 'price_negative' }],
    [8, { code: 'name_too_long', length: 253 }],
    [9, { code: 'repeats_row', row: 2 }],
  ])
  expect(leftOut[2]?.source.cells).toEqual(['Soups', 'Onion', 'market price'])
})

it('keeps rows that repeat another where the owner wants them', () => {
  expect(namesOf(read('Section,Name,Price\nSoups,Leek,6\nSoups,Leek,6', false))).toEqual([
    ['Soups', 'Leek', 'Leek'],
  ])
})

it('takes formulas for the words that they are', () => {
  const reading = read('Section,Name,Price\n=cmd(),"=HYPERLINK(""x"",""y"")",6')
  expect(namesOf(reading)).toEqual([['=cmd()', '=HYPERLINK("x","y")']])
})

it('gives dishes without a section that of the row above, and says so', () => {
  const reading = read('Section,Name,Price\n,Bread,3\nSoups,Leek,6\n,Onion,7\nDesserts,Cake,8')
  expect(namesOf(reading)).toEqual([
    ['Main Courses', 'Bread'],
    ['Soups', 'Leek', 'Onion'],
    ['Desserts', 'Cake'],
  ])
  expect(reading.remarks).toEqual([
    { code: 'section_missing', count: 1 },
    { code: 'section_from_above', count: 1 },
  ])
})

it('takes a row that names a section alone for its heading', () => {
  expect(namesOf(read('Item,Price\nSTARTERS,\nSoup,6\nMAINS,\nSteak,24'))).toEqual([
    ['STARTERS', 'Soup'],
    ['MAINS', 'Steak'],
  ])
  expect(namesOf(read('Section,Item,Price\nSoups,,\n,Leek,6\nWines,,'))).toEqual([
    ['Soups', 'Leek'],
    ['Wines'],
  ])
})

it('tells a dish without a price from a heading', () => {
  const plain = read('Item,Price\nSoup,6\nBread,\nDESSERTS,\nCake,8')
  expect(namesOf(plain)).toEqual([
    ['Main Courses', 'Soup'],
    ['DESSERTS', 'Cake'],
  ])
  expect(plain.leftOut).toMatchObject([{ source: { number: 3 }, problem: { code: 'no_price' } }])
  expect(namesOf(read('Item,Price\nFrom the sea,\nBass,30\nFrom the land,\nBeef,28'))).toEqual([
    ['From the sea', 'Bass'],
    ['From the land', 'Beef'],
  ])
})

it('makes one section of two spellings', () => {
  expect(namesOf(read('Section,Name,Price\nSoups,Leek,6\nSOUPS ,Onion,7'))).toEqual([
    ['Soups', 'Leek', 'Onion'],
  ])
})

it('names what it does not take over', () => {
  const { remarks, leftOut } = read(
    'Chez Luc,,,\nName,Price,Calories,Tags,Contains\nSoup,€6,120,V; halal,shellfish\nFish,7,,,,and chips\nBeef,8,,,',
  )
  expect(leftOut).toMatchObject([{ source: { number: 1 }, problem: { code: 'above_headings' } }])
  expect(remarks).toEqual([
    { code: 'currency_not_converted', currency: '€', count: 1 },
    { code: 'unused_column', heading: 'Calories' },
    { code: 'unknown_diet', row: 3, word: 'halal' },
    { code: 'unknown_allergen', row: 3, word: 'shellfish' },
    { code: 'unused_cells', row: 4, text: 'and chips' },
    { code: 'section_missing', count: 3 },
  ])
})

it('tells what is not there from what is blank', () => {
  const items = (text: string) => read(text).sections.flatMap((section) => section.items)
  expect(items('Name,Price\nSoup,6')).toEqual([{ row: 2, name: 'Soup', price: 6 }])
  expect(items('Name,Price,Description,Diet,Allergens\nSoup,6,,,')).toEqual([
    { row: 2, name: 'Soup', price: 6, description: '', dietaryOptions: [] },
  ])
  expect(items('Name,Price,Allergens\nSoup,6,none')).toEqual([
    { row: 2, name: 'Soup', price: 6, allergens: [] },
  ])
})

it('fills a menu to its limit and leaves out the rest, each row with its reason', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Soups,Soup ${at},6`)
  const { sections, leftOut } = read(['Section,Name,Price', ...rows].join('\n'))
  expect(sections[0]?.items).toHaveLength(MENU_SIZE_LIMITS.items)
  expect(leftOut).toHaveLength(10_000 - MENU_SIZE_LIMITS.items)
  expect(leftOut[0]).toMatchObject({ source: { number: 1002 }, problem: { code: 'too_many_items' } })

  const sectionRows = Array.from({ length: MENU_SIZE_LIMITS.groups + 2 }, (_, at) => `Section ${at},Soup,6`)
  expect(
    read(['Section,Name,Price', ...sectionRows].join('\n')).leftOut.map(({ problem }) => problem.code),
  ).toEqual(['too_many_sections', 'too_many_sections'])
})
