import { expect, test } from 'vitest'
import { classic } from '#templates/classic/template.ts'
import { type Sheet, sheetOf } from '../sheet/sheet.ts'
import { buildGroups, buildInput, buildItem } from '../testing/build-input.ts'
import { writingOf } from '../text/writing.ts'
import { HeightBook, type SheetPart } from './height-book.ts'

const sheet = (...given: Parameters<typeof buildInput>): Sheet => {
  const input = buildInput(...given)
  return sheetOf(input, classic, {}, writingOf(input))
}

/** Measures by the length of the text, and notes what it was asked. */
function ruler() {
  const asked: SheetPart[] = []
  return {
    asked,
    measure: (parts: readonly SheetPart[]) => {
      asked.push(...parts)
      return parts.map((part) => JSON.stringify(part).length)
    },
  }
}

test('measures a sheet once, each text once', () => {
  const book = new HeightBook()
  const { asked, measure } = ruler()
  const twice = buildGroups(3)
  twice[0]?.items.push(
    buildItem(99, 1, { name: 'Dish 0001', description: twice[0].items[0]?.description, price: 5.01 }),
  )
  const first = book.heightsOf(sheet(twice), 1, measure)
  expect(asked.map(({ kind }) => kind)).toEqual([
    'header',
    'foot',
    'continued',
    'section',
    'item',
    'item',
    'item',
  ])
  expect(first.units).toHaveLength(5)
  expect(first.units[4]).toBe(first.units[1])
  expect(book.heightsOf(sheet(twice), 1, measure)).toEqual(first)
  expect(asked).toHaveLength(7)
})

test('measures only what an edit has changed', () => {
  const book = new HeightBook()
  const groups = buildGroups(3, 3)
  book.heightsOf(sheet(groups), 1, ruler().measure)
  const { asked, measure } = ruler()
  const edited = groups.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item })) }))
  const [item] = edited[1]?.items ?? []
  if (item) item.description = 'A new description.'
  book.heightsOf(sheet(edited, { primaryColor: '#000000' }), 1, measure)
  expect(asked).toMatchObject([{ kind: 'item', description: 'A new description.' }])
})

test.each([
  ['paper', { pageSize: 'a4' }],
  ['type size', { fontSize: 'large' }],
  ['font', { fontFamily: 'sans-serif' }],
  ['header style', { headerStyle: 'banner' }],
] as const)('measures everything again for another %s', (_, design) => {
  const book = new HeightBook()
  book.heightsOf(sheet(buildGroups(3)), 1, ruler().measure)
  const { asked, measure } = ruler()
  book.heightsOf(sheet(buildGroups(3), design), 1, measure)
  expect(asked).toHaveLength(7)
})
