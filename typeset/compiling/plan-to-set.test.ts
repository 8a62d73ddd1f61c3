import { expect, it } from 'vitest'
import type { SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SheetUnit } from '../sheet/units/sheet-units.ts'
import { type PlanToSet, planToSet } from './plan-to-set.ts'

const heading = { kind: 'section', id: 1, name: 'Mains', level: 0 } as SheetUnit
const item = (name: string, markText = '') =>
  ({ kind: 'item', name, markText, signs: '', more: null }) as SheetUnit
const mark = { text: 'V', chilies: 0, icon: null, alt: '', meaning: '', name: 'Vegetarian' }

const sheetOf = (legendPlace: Sheet['legendPlace']) =>
  ({
    units: [heading, item('Pie', 'V'), item('Stew')],
    legend: [mark],
    legendPlace,
    style: { ornamentFamily: 'template' },
    header: { index: [] },
  }) as unknown as Sheet

/** A heading and an item on a first page, one that goes on under the name on a second. */
const plan = {
  heights: {
    continued: [8, 0, 0],
    heads: [5, 0, 0],
    units: [20, 30, 40],
    areOnOneLine: [false, true, false],
  },
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

/** The columns of each page, in their order. */
function columnsOf(toSet: PlanToSet) {
  return toSet.pages.map(({ bands }) =>
    bands.flatMap(({ columns }) =>
      columns.map((name) => {
        const column = toSet.columns[name]
        if (!column) throw new Error(`no column ${name}`)
        return column
      }),
    ),
  )
}

it('gives each column its units with their heights, and no page its words', () => {
  const toSet = planToSet(sheetOf('last-page'), plan)
  const [column] = columnsOf(toSet)[0] ?? []
  expect(column?.repeated).toBeNull()
  expect(column?.units.map(({ unit, before, height }) => [unit, before, height])).toEqual([
    [heading, 6, 20],
    [{ ...item('Pie', 'V'), isOneLine: true }, 6, 30],
  ])
  expect(JSON.stringify(toSet.pages)).not.toContain('Pie')
})

it('repeats a section with its name on another page, and with its heads alone in another column', () => {
  const [, columns] = columnsOf(planToSet(sheetOf('last-page'), plan))
  expect(columns?.map(({ repeated }) => repeated)).toEqual([
    { unit: heading, isNamed: true, before: 2, height: 8 },
    { unit: heading, isNamed: false, before: 3, height: 5 },
  ])
})

it('says which bands run over', () => {
  const [first, second] = plan.pages.map(({ bands }) => bands)
  const over = { ...placed(2), overflows: true }
  const running = {
    ...plan,
    pages: [{ ...plan.pages[0], bands: first }, page([{ ...second?.[0]?.columns[0], units: [over] }])],
  } as unknown as SheetPlan
  const { pages } = planToSet(sheetOf('last-page'), running)
  expect(pages.map(({ bands }) => bands.map(({ runsOver }) => runsOver))).toEqual([[false], [true]])
})

it('says on which pages the sections of a list begin', () => {
  const listed = (index: readonly string[]) => {
    const sheet = { ...sheetOf('last-page'), units: [heading, item('Pie'), heading], header: { index } }
    return planToSet(sheet as unknown as Sheet, plan).sectionPages
  }
  expect(listed(['Mains', 'Sweets'])).toEqual([1, 2])
  expect(listed([])).toEqual([])
})

it('says what marks mean where it is wanted', () => {
  const legends = (place: Sheet['legendPlace']) =>
    planToSet(sheetOf(place), plan).pages.map(({ legend }) => legend.length)
  expect(legends('where-needed')).toEqual([1, 0])
  expect(legends('each-page')).toEqual([1, 1])
  expect(legends('last-page')).toEqual([0, 1])
})

it('refuses a plan of another sheet', () => {
  const other = { ...sheetOf('each-page'), units: [heading] } as unknown as Sheet
  expect(() => planToSet(other, plan)).toThrow(RangeError)
})
