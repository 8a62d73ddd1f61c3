import { expect, it } from 'vitest'
import type { SheetPlan } from '../planning/plan-sheet.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/units/sheet-units.ts'
import { pagesToSet } from './page-to-set.ts'

const heading = { kind: 'section', id: 1, name: 'Mains' } as SheetUnit
const item = (name: string, markText = '') =>
  ({ kind: 'item', name, markText, signs: '', more: null }) as SheetUnit
const mark = { text: 'V', chilies: 0, icon: null, alt: '', name: 'Vegetarian' }

const sheetOf = (legendPlace: Sheet['legendPlace']) =>
  ({ units: [heading, item('Pie', 'V'), item('Stew')], legend: [mark], legendPlace }) as unknown as Sheet

/** A heading and an item on a first page, one that goes on under the name on a second. */
const plan = {
  heights: { continued: [8, 0, 0], heads: [5, 0, 0], units: [20, 30, 40] },
  pages: [
    page([{ continues: null, isNamed: false, beforeName: 0, units: [placed(0), placed(1)] }]),
    page([
      { continues: 0, isNamed: true, beforeName: 2, units: [] },
      { continues: 0, isNamed: false, beforeName: 3, units: [placed(2)] },
    ]),
  ],
} as unknown as SheetPlan

function page(columns: object[]) {
  return { air: 1, top: 4, hasHeader: false, bands: [{ before: 0, isWide: false, columns }] }
}

function placed(unit: number) {
  return { unit, before: 6, overflows: false }
}

it('gives each page its units with their heights, and nothing of other pages', () => {
  const [first, second] = pagesToSet(sheetOf('last-page'), plan)
  const [column] = first?.bands[0]?.columns ?? []
  expect(column?.repeated).toBeNull()
  expect(column?.units.map(({ unit, before, height }) => [unit, before, height])).toEqual([
    [heading, 6, 20],
    [item('Pie', 'V'), 6, 30],
  ])
  expect(JSON.stringify(second)).not.toContain('Pie')
})

it('repeats a section with its name on another page, and with its heads alone in another column', () => {
  const columns = pagesToSet(sheetOf('last-page'), plan)[1]?.bands[0]?.columns
  expect(columns?.map(({ repeated }) => repeated)).toEqual([
    { unit: heading, isNamed: true, before: 2, height: 8 },
    { unit: heading, isNamed: false, before: 3, height: 5 },
  ])
})

it('says what marks mean where it is wanted', () => {
  const legends = (place: Sheet['legendPlace']) =>
    pagesToSet(sheetOf(place), plan).map(({ legend }) => legend.length)
  expect(legends('where-needed')).toEqual([1, 0])
  expect(legends('each-page')).toEqual([1, 1])
  expect(legends('last-page')).toEqual([0, 1])
})

it('refuses a plan of another sheet', () => {
  const other = { ...sheetOf('each-page'), units: [heading] } as unknown as Sheet
  expect(() => pagesToSet(other, plan)).toThrow(RangeError)
})
