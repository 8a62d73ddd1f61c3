import { expect, test } from 'vitest'
import type { SectionStyle } from '#domain/design/page-style.ts'
import type { Design } from '#domain/design/settings.ts'
import { classic as template } from '#templates/classic/template.ts'
import { buildSections } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import { planSheet } from '../fit/plan-sheet.ts'

const USUAL: SectionStyle = { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: false }

/** Plans sections of this many items, all units of one height, with the styles of some. */
function planOf(
  sizes: number[],
  styles: Record<number, Partial<SectionStyle>>,
  design: Partial<Design> = {},
) {
  const sectionStyles = Object.fromEntries(
    Object.entries(styles).map(([id, style]) => [id, { ...USUAL, ...style }]),
  )
  const sheet = sheetOfInput(template, [buildSections(...sizes), { columns: 2, sectionStyles, ...design }])
  const units = sheet.units.map(() => 30)
  const continued = units.map(() => 12)
  return planSheet(sheet, template.layout, {
    header: 80,
    laterHeader: 80,
    foot: 0,
    lastFoot: 0,
    areOnOneLine: [],
    continued,
    heads: [],
    units,
  })
}

/** For each page, each band and each column the units in it. */
const placesIn = (plan: ReturnType<typeof planOf>) =>
  plan.pages.map(({ bands }) =>
    bands.map(({ columns }) => columns.map(({ units }) => units.map(({ unit }) => unit))),
  )

test('sets a section across all columns, with balanced columns above and below it', () => {
  const [page] = placesIn(planOf([4, 2, 6], { 2: { isFullWidth: true } }))
  expect(page).toHaveLength(3)
  expect(page?.[1]).toEqual([[5, 6, 7]])
  expect(page?.[0]?.map((column) => column.length)).toEqual([3, 2])
  expect(page?.[2]?.map((column) => column.length).toSorted()).toEqual([3, 4])
})

test('begins a section in another column, and on another page', () => {
  const columns = placesIn(planOf([2, 5], { 2: { begins: 'column' } }))
  expect(columns).toEqual([
    [
      [
        [0, 1, 2],
        [3, 4, 5, 6, 7, 8],
      ],
    ],
  ])
  const pages = placesIn(planOf([2, 5], { 2: { begins: 'page' } }))
  expect(pages).toHaveLength(2)
  expect(pages[0]?.flat(2)).toEqual([0, 1, 2])
})

test.each([{ isKeptTogether: true }, { isBoxed: true }])('keeps a section whole that is %o', (style) => {
  const columnsWith = (id: number, place: number) =>
    placesIn(planOf([3, 6, 3], { 2: style }))
      .flat(2)
      .filter((column) => column.includes(place + id))
  const [column, ...others] = columnsWith(0, 4)
  expect(others).toEqual([])
  expect(column).toEqual(expect.arrayContaining([4, 5, 6, 7, 8, 9, 10]))
})

test('parts a section that no page holds, although it should stay whole', () => {
  const pages = placesIn(planOf([40], { 1: { isKeptTogether: true } }))
  expect(pages.flat(3)).toEqual(Array.from({ length: 41 }, (_, index) => index))
})

test('lets sections change places only where their owner allows it', () => {
  const sizes = [2, 6, 4]
  expect(placesIn(planOf(sizes, {})).flat(3)).toEqual(Array.from({ length: 15 }, (_, index) => index))
  const moved = placesIn(planOf(sizes, {}, { mayReorderSections: true })).flat(3)
  expect(moved).not.toEqual([...moved].sort((one, other) => one - other))
  expect(new Set(moved).size).toBe(15)
})
