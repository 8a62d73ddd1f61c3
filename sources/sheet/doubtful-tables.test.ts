import { expect, it } from 'vitest'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { csvRows } from './csv-rows.ts'

const doubtsOf = (csv: string, corrections?: ReadonlyMap<number, 'item'>) =>
  readSheets(mapSheets([{ name: '', rows: csvRows(csv) }]), corrections && { corrections }).lines.flatMap(
    ({ text, doubts }) => doubts.map(({ code }) => [text.split('\t')[1], code]),
  )

it('doubts a price that is far from the others of its section, as in lines', () => {
  const table =
    'Category,Name,Price\nMains,Pike,18\nMains,Hare,21\nMains,Veal,1900\nMains,Duck,20\nMains,Carp,17\n'
  expect(doubtsOf(table)).toEqual([['Veal', 'price_far_from_others']])
  expect(doubtsOf(table.replace('1900', '19'))).toEqual([])
  expect(doubtsOf(table, new Map([[3, 'item']]))).toEqual([])
})

it('doubts a dish without a price where the others have one, and none where few have', () => {
  const table =
    'Category,Name,Description,Price\nMains,Pike,with dill,18\nMains,Hare,stewed,\nMains,Veal,roast,19\n'
  expect(doubtsOf(table)).toEqual([['Hare', 'price_missing']])
  expect(doubtsOf(table.replace('19', ''))).toEqual([])
})

it('doubts letters in brackets that no legend explains', () => {
  const table = 'Category,Name,Price\nMains,"Pike (A, F)",18\nMains,Hare (v),21\nMains,Veal (for two),19\n'
  expect(doubtsOf(table)).toEqual([['Pike (A, F)', 'mark_unknown']])
})

it('doubts a dish that its section has twice', () => {
  const table =
    'Category,Name,Description,Price\nMains,Pike,fried,18\nStarters,Pike,smoked,11\nMains,Pike,stewed,21\n'
  expect(doubtsOf(table)).toEqual([['Pike', 'name_repeated']])
})

it('says which words and prices of a row a menu has no room for', () => {
  const many = Array.from({ length: 9 }, (_, at) => `${at + 1} pieces`)
  const { content, lines } = readSheets(
    mapSheets([
      {
        name: '',
        rows: [
          ['Name', 'Description', ...many],
          ['Dim sum', `${'steamed '.repeat(124)}behind`, ...many.map((_, at) => `${at + 1}.50`)],
          ['Baozi', `${'steamed '.repeat(125)}behind`, '7'],
        ],
      },
    ]),
  )
  expect(content.sections[0]?.items.map(({ prices }) => prices.length)).toEqual([8, 1])
  expect(lines.map(({ doubts }) => doubts)).toEqual([
    [],
    [{ code: 'too_many', text: '9 pieces 950' }],
    [{ code: 'too_long', text: 'behind' }],
  ])
})

it('leaves out the notices and the sections of a second sheet for which one menu has no room', () => {
  const sheet = (name: string) => ({
    name,
    rows: [
      ['Category', 'Name', 'Price'],
      ...Array.from({ length: 40 }, (_, at) => [`${name} ${at}`, `Dish ${name} ${at}`, '9']),
    ],
  })
  const { content, lines } = readSheets(mapSheets([sheet('Noon'), sheet('Night')]))
  expect(content.sections).toHaveLength(60)
  expect(lines.filter(({ role }) => role === 'leave-out').map(({ text, doubts }) => [text, doubts])).toEqual(
    Array.from({ length: 20 }, (_, at) => [
      `Night ${at + 20}\tDish Night ${at + 20}\t9`,
      [{ code: 'too_many' }],
    ]),
  )
})
