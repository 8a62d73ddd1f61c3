import { expect, test } from 'vitest'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { classic } from '#templates/classic/template.ts'
import { type buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import type { Sheet } from '../../sheet/sheet.ts'
import { HeightCache } from './height-cache.ts'
import type { PartTypes } from './part-types.ts'
import type { MeasuredPart, SheetPart } from './sheet-parts.ts'

const sheet = (...given: Parameters<typeof buildInput>): Sheet => sheetOfInput(classic, given)

const type = { size: 10, weight: 400, style: 'normal', tracking: 0 } as const
const types: PartTypes = {
  description: { ...type, share: 0.9 },
  line: { name: type, beforeMark: '', mark: type, price: type, gap: { beside: 10, least: 0, kept: 0 } },
  priceLine: null,
  quiet: type,
  notice: type,
}

/** Measures by the kind of the part, and notes what it was asked. */
function ruler() {
  const asked: SheetPart[] = []
  return {
    asked,
    measure: (parts: readonly MeasuredPart[]) => {
      asked.push(...parts.map(({ part }) => part))
      return { heights: parts.map(({ part }) => part.kind.length), types }
    },
  }
}

test('measures a sheet once, each text once', () => {
  const book = new HeightCache()
  const { asked, measure } = ruler()
  const twice = buildSections(3)
  twice[0]?.items.push(
    buildItem(99, 1, {
      name: 'Dish 0001',
      description: twice[0].items[0]?.description,
      prices: [fixedPrice(501)],
    }),
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
  const book = new HeightCache()
  const sections = buildSections(3, 3)
  book.heightsOf(sheet(sections), 1, ruler().measure)
  const { asked, measure } = ruler()
  const edited = structuredClone(sections)
  const [item] = edited[1]?.items ?? []
  if (item) item.description = 'A new description\u{200b}.'
  book.heightsOf(sheet(edited, { primaryColor: '#000000' }), 1, measure)
  expect(asked).toMatchObject([{ kind: 'item', description: 'A new description\u{200b}.' }])
})

test.each([
  ['paper', { pageSize: 'a4' }],
  ['type size', { fontSize: 'large' }],
  ['font', { fontFamily: 'sans-serif' }],
  ['header style', { headerStyle: 'banner' }],
] as const)('measures everything again for another %s', (_, design) => {
  const book = new HeightCache()
  book.heightsOf(sheet(buildSections(3)), 1, ruler().measure)
  const { asked, measure } = ruler()
  book.heightsOf(sheet(buildSections(3), design), 1, measure)
  expect(asked).toHaveLength(7)
})

test('measures no dish whose shape is known, whatever its words are', () => {
  const book = new HeightCache()
  book.heightsOf(sheet(buildSections(3, 3)), 1, ruler().measure)
  const { asked, measure } = ruler()
  const sections = buildSections(3, 3)
  for (const { items } of sections)
    for (const item of items) item.description = item.description?.replace('roasted', 'toasted')
  book.heightsOf(sheet(sections), 1, measure)
  expect(asked).toEqual([])
})
