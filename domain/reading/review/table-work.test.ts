import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { textLines } from '../lines/text-lines.ts'
import { fingerprintOf } from '../tables/mapping/remembered.ts'
import { tableLines } from '../tables/rows/table-lines.ts'
import { readWork } from './read-work.ts'
import { beginReview, moveLine, type ReviewWork, rewriteCells, sayRole } from './review-work.ts'
import { tablesOf } from './work-table.ts'

const house = [
  ['The house'],
  [],
  ['Category', 'Dish', 'Price', 'Supplier'],
  ['Starters', 'Soup', '6.50', 'Metro'],
  ['Starters', 'Oysters', 'about ten'],
  ['Mains', '', '12'],
  ['Mains', 'Steak', '24'],
  ['Mains', 'Steak', '24'],
]

type Rows = readonly (readonly string[])[]

function begun(
  sheets: readonly { readonly name: string; readonly rows: Rows }[],
  find: Parameters<typeof tablesOf>[2] = () => undefined,
): ReviewWork {
  const lines = sheets.flatMap((sheet, at) => tableLines(sheet, 0, at + 1).map(({ line }) => line))
  const brought = sheets.map(({ name }, at) => ({ source: 0, page: at + 1, name }))
  return beginReview(lines, new Map(), tablesOf(lines, brought, find))
}

const read = (work: ReviewWork) => readWork(work, 'USD')
const namesOf = (work: ReviewWork) => itemsOf(read(work).content).map(({ name }) => name)
const rowOf = (work: ReviewWork, words: string) =>
  read(work).rows.find(({ text }) => text.includes(words)) ?? { key: -1, role: 'none', doubts: [] }

const work = begun([{ name: '', rows: house }])

it('reads each row of a sheet as a line, and keeps those that are left out with the reason', () => {
  expect(work.tables).toMatchObject([{ by: 'headings', mapping: { kind: 'other', headings: 1 } }])
  const { rows, remarks } = read(work)
  expect(rows.map(({ role, isOfTable, isDoubtful }) => [role, isOfTable, isDoubtful])).toEqual([
    ['title', true, true],
    ['heads', true, false],
    ['item', true, false],
    ['item', true, true],
    ['leave-out', true, true],
    ['item', true, false],
    ['leave-out', true, true],
  ])
  expect(rows.filter(({ role }) => role === 'leave-out').map(({ doubts }) => doubts)).toEqual([
    [{ code: 'name_missing' }],
    [{ code: 'row_repeated' }],
  ])
  expect(remarks).toEqual([
    { code: 'row_repeated', count: 1 },
    { code: 'unused_column', heading: 'Supplier' },
  ])
})

it('reads a row again with other cells, also where it was left out', () => {
  const nameless = rowOf(work, '\t\t12')
  const fixed = rewriteCells(work, nameless.key, ['Mains', 'Pie', '12'])
  expect(namesOf(fixed)).toEqual(['Soup', 'Oysters', 'Pie', 'Steak'])
  const left = sayRole(work, [rowOf(work, 'Soup').key], 'leave-out')
  expect(namesOf(left)).toEqual(['Oysters', 'Steak'])
  expect(namesOf(rewriteCells(left, rowOf(work, 'Soup').key, ['Starters', 'Bisque', '7']))).toContain(
    'Bisque',
  )
  expect(rewriteCells(work, nameless.key, ['', ' '])).toBe(work)
})

it('takes a row that says what another one says where a person wants both', () => {
  const repeated = read(work).rows.at(-1)
  expect(namesOf(sayRole(work, [repeated?.key ?? -1], 'item'))).toEqual(['Soup', 'Oysters', 'Steak', 'Steak'])
})

it('moves a row within its sheet, below its headings', () => {
  const soup = rowOf(work, 'Soup')
  expect(namesOf(moveLine(work, soup.key, 1))).toEqual(['Oysters', 'Soup', 'Steak'])
  expect(moveLine(work, soup.key, -1)).toBe(work)
})

it('knows the headings again of which a person said what their columns hold', () => {
  const rows = [
    ['Was', 'Wert', 'Wo'],
    ['Suppe', '6.50', 'Vorweg'],
  ]
  const guessed = begun([{ name: '', rows }])
  expect(guessed.tables[0]?.by).toBe('guess')
  const known = fingerprintOf(['WAS', 'wert', 'wo ', ''])
  const again = begun([{ name: '', rows }], (fingerprint) =>
    fingerprint === known
      ? { kind: 'other', columns: [{ holds: 'name' }, { holds: 'price' }, { holds: 'section' }] }
      : undefined,
  )
  expect(again.tables[0]?.by).toBe('memory')
  expect(read(again).content.sections.map(({ name }) => name)).toEqual(['Vorweg'])
})

it('reads sheets and texts as one menu, and leaves a sheet alone that holds none', () => {
  const text = textLines('DESSERTS\nPie   $9\nTart   $8\n').map((line) => ({
    ...line,
    place: { ...line.place, source: 1 },
  }))
  const sheets = [
    {
      name: 'Menu',
      rows: [
        ['Section', 'Name', 'Price'],
        ['Soups', 'Leek', '6'],
      ],
    },
    { name: 'Notes', rows: [['Call the baker'], ['Order lamps']] },
  ]
  const lines = [
    ...sheets.flatMap((sheet, at) => tableLines(sheet, 0, at + 1).map(({ line }) => line)),
    ...text,
  ]
  const tables = tablesOf(
    lines,
    sheets.map(({ name }, at) => ({ source: 0, page: at + 1, name })),
    () => undefined,
  )
  const { content, rows, remarks } = read(beginReview(lines, new Map(), tables))
  expect(content.sections.map(({ name, items }) => [name, ...items.map((item) => item.name)])).toEqual([
    ['DESSERTS', 'Pie', 'Tart'],
    ['Soups', 'Leek'],
  ])
  expect(rows.map(({ text: words }) => words)).toEqual([
    'Section\tName\tPrice',
    'Soups\tLeek\t6',
    'DESSERTS',
    'Pie\t$9',
    'Tart\t$8',
  ])
  expect(rows[1]?.itemId).toBe(content.sections[1]?.items[0]?.id)
  expect(remarks).toEqual([{ code: 'other_sheet', name: 'Notes' }])
})

it('asks for a price below zero, and takes its figures for none', () => {
  const below = begun([
    {
      name: '',
      rows: [
        ['Dish', 'Small', 'Large'],
        ['Soup', '-3', '9'],
        ['Pie', '4', '8'],
      ],
    },
  ])
  expect(itemsOf(read(below).content)[0]?.prices.map(({ amount }) => amount)).toEqual([900])
  expect(rowOf(below, 'Soup').doubts.map(({ code }) => code)).toContain('price_unclear')
})
