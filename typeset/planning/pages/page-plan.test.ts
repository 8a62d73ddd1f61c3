import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { planPages } from './page-plan.ts'
import type { PagePlan, PlanFrame, PlannedColumn, PlannedPage, PlanUnit } from './planned-page.ts'

const frame: PlanFrame = {
  height: 600,
  headerHeight: 100,
  keptOnLastPage: 0,
  columns: 1,
  gaps: {
    afterHeader: { natural: 30, elasticity: 1 },
    beforeSection: { natural: 30, elasticity: 1 },
    afterHeading: { natural: 15, elasticity: 0.5 },
    betweenItems: { natural: 12, elasticity: 0.8 },
  },
}

const CONTINUED = 12
const HEADS = 7
const NO_COLUMN: PlannedColumn = { continues: null, isNamed: false, beforeName: 0, units: [] }
const section: PlanUnit = { kind: 'section', height: 30, continuedHeight: CONTINUED }
const item = (height: number): PlanUnit => ({ kind: 'item', height })
const sectionOf = (items: number, height = 40): PlanUnit[] => [
  section,
  ...Array.from({ length: items }, () => item(height)),
]

const columnsOfPage = ({ bands }: PlannedPage) => bands.flatMap(({ columns }) => columns)
const columnsOf = (plan: PagePlan) =>
  plan.pages.flatMap((page) => page.bands.flatMap(({ columns }) => columns))
const unitsOf = (plan: PagePlan) =>
  columnsOf(plan).flatMap((column) => column.units.map((placed) => placed.unit))

/** Height of a column as the engine will set it, without the header. */
function heightOf(units: readonly PlanUnit[], column: PlannedColumn): number {
  const repeated = column.isNamed ? CONTINUED : HEADS
  const continued = column.continues === null ? 0 : repeated + column.beforeName
  return column.units.reduce((sum, { unit, before }) => sum + before + (units[unit]?.height ?? 0), continued)
}

test('hangs a short menu above the middle of its page with airy gaps', () => {
  const plan = planPages(sectionOf(3), frame)
  expect(plan.pages).toHaveLength(1)
  const [page] = plan.pages
  expect(page?.air).toBeGreaterThan(1.5)
  const used = frame.headerHeight + heightOf(sectionOf(3), columnsOf(plan)[0] ?? NO_COLUMN)
  const below = frame.height - used - (page?.top ?? 0)
  expect(page?.top).toBeGreaterThan(30)
  expect(below).toBeGreaterThan(page?.top ?? 0)
})

test('hangs each page of a menu that fills none of them, and no page of another menu', () => {
  const topsOf = (...sections: PlanUnit[][]) => planPages(sections.flat(), frame).pages.map(({ top }) => top)
  const tops = topsOf(sectionOf(4, 50), sectionOf(4, 50))
  expect(tops).toHaveLength(2)
  for (const top of tops) expect(top).toBeGreaterThan(30)
  expect(topsOf(sectionOf(7, 50), sectionOf(4, 50))).toEqual([0, 0])
})

test('tightens the gaps when that saves a page', () => {
  const units = sectionOf(9, 37.5)
  const plan = planPages(units, frame)
  expect(plan.pages).toHaveLength(1)
  expect(plan.pages[0]?.air).toBeLessThan(1)
})

test('begins in the first column, however short the menu', () => {
  const plan = planPages(sectionOf(1), { ...frame, columns: 2 })
  expect(columnsOf(plan).map((column) => column.units.length)).toEqual([2, 0])
})

test('repeats no name of a section on its own page, and keeps the distance from the header', () => {
  const [first, second] = columnsOf(planPages(sectionOf(12), { ...frame, columns: 2 }))
  expect([first?.continues, second?.continues]).toEqual([null, null])
  expect(second?.units[0]?.before).toBe(first?.units[0]?.before)
})

test('repeats the heads of a section in each column, and its name on each page', () => {
  const headed: PlanUnit = { ...section, hasHeads: true, headsHeight: HEADS }
  const units = [headed, ...sectionOf(35).slice(1)]
  const plan = planPages(units, { ...frame, columns: 2 })
  expect(plan.pages).toHaveLength(2)
  const columns = columnsOf(plan)
  expect(columns.map(({ continues }) => continues)).toEqual([null, 0, 0, 0])
  expect(columns.map(({ isNamed }) => isNamed)).toEqual([false, false, true, false])
  expect(columns[1]?.beforeName).toBe(columns[0]?.units[0]?.before)
})

test('begins a page with a section rather than cut it in two', () => {
  const units = [...sectionOf(6), ...sectionOf(6), ...sectionOf(7)]
  const plan = planPages(units, frame)
  expect(columnsOf(plan).map((column) => column.continues)).toEqual([null, null, null])
  expect(columnsOf(plan).map((column) => column.units.length)).toEqual([7, 7, 8])
})

test('names the section again where it continues, and leaves no dish alone', () => {
  const units = sectionOf(24)
  const plan = planPages(units, frame)
  const columns = columnsOf(plan)
  expect(columns.slice(1).map((column) => column.continues)).toEqual(columns.slice(1).map(() => 0))
  for (const column of columns) expect(column.units.length).toBeGreaterThan(1)
})

test('lets a dish that is taller than a page run over, under its heading', () => {
  const units = [section, item(40), item(2000), item(40)]
  const plan = planPages(units, frame)
  expect(unitsOf(plan)).toEqual([0, 1, 2, 3])
  const placed = columnsOf(plan).flatMap((column) => column.units)
  expect(placed.filter(({ overflows }) => overflows).map(({ unit }) => unit)).toEqual([2])
})

test('gives the header a page of its own when nothing fits under it', () => {
  const plan = planPages([section, item(450)], { ...frame, headerHeight: 500 })
  expect(columnsOf(plan).map((column) => column.units.length)).toEqual([0, 2])
})

test('adds no air to a page that its units fill to the point', () => {
  const heights = [[177], [180, 30, 64], [105]]
  const units = heights.flatMap((items) => [section, ...items.map(item)])
  const plan = planPages(units, { ...frame, keptOnLastPage: 90 })
  const [first] = columnsOf(plan)
  expect(first && heightOf(units, first)).toBeLessThanOrEqual(frame.height - frame.headerHeight)
})

test('plans a page for a menu without dishes', () => {
  expect(planPages([], frame).pages).toHaveLength(1)
})

test('fills two columns of a page evenly', () => {
  const plan = planPages([...sectionOf(5), ...sectionOf(5)], { ...frame, columns: 2 })
  expect(plan.pages).toHaveLength(1)
  expect(columnsOf(plan).map((column) => column.units.length)).toEqual([6, 6])
})

test('begins another page only when the last one has no room for its foot', () => {
  const pagesWith = (keptOnLastPage: number) =>
    planPages(sectionOf(9, 37.5), { ...frame, keptOnLastPage }).pages.map((page) =>
      columnsOfPage(page).map((column) => column.units.length),
    )
  expect(pagesWith(0)).toEqual([[10]])
  expect(pagesWith(90)).toEqual([[expect.closeTo(5, -1)], [expect.closeTo(5, -1)]])
})

const menus = fc
  .array(fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 25 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((sections) => sections.flatMap((heights) => [section, ...heights.map(item)]))

test.each([
  [1, 0],
  [2, 0],
  [1, 90],
  [2, 90],
])(
  'keeps every promise for any menu in %i column(s), %i points kept free on the last page',
  (columns, kept) => {
    fc.assert(
      fc.property(menus, (units) => {
        const plan = planPages(units, { ...frame, columns, keptOnLastPage: kept })
        expect(unitsOf(plan)).toEqual(units.map((_, index) => index))
        for (const [number, page] of plan.pages.entries()) {
          const above = number === 0 ? frame.headerHeight : 0
          const below = number === plan.pages.length - 1 ? kept : 0
          const room = frame.height - above - below - page.top
          for (const [position, column] of columnsOfPage(page).entries()) {
            expect(heightOf(units, column)).toBeLessThanOrEqual(room)
            const last = column.units.at(-1)
            if (last) expect(units[last.unit]?.kind).toBe('item')
            const first = column.units[0]
            const isNamed = position === 0 && first !== undefined && units[first.unit]?.kind === 'item'
            expect(column.continues !== null).toBe(isNamed)
          }
        }
      }),
      { numRuns: tries(150) },
    )
  },
)

test('never takes more pages than filling each from the top would', () => {
  fc.assert(
    fc.property(menus, (units) => {
      expect(planPages(units, frame).pages.length).toBeLessThanOrEqual(pagesFilledFromTheTop(units))
    }),
    { numRuns: tries(100) },
  )
})

/** A plain reading of the rules: put what fits, natural gaps, take a heading along to the next page. */
function pagesFilledFromTheTop(units: readonly PlanUnit[]): number {
  let pages = 1
  let used = frame.headerHeight
  for (const [index, unit] of units.entries()) {
    const { gaps } = frame
    const gap = unit.kind === 'section' ? gaps.beforeSection : gaps.betweenItems
    const next = unit.kind === 'section' ? gaps.afterHeading.natural + (units[index + 1]?.height ?? 0) : 0
    if (used + gap.natural + unit.height + next > frame.height - 1) {
      pages++
      used = unit.kind === 'section' ? 0 : CONTINUED
    }
    used += gap.natural + unit.height
  }
  return pages
}

test('ends columns at one foot where one is a little shorter, and leaves one alone that is much shorter', () => {
  const feetOf = (...items: readonly number[]) => {
    const units = items.flatMap((count) => [
      section,
      ...Array.from({ length: count }, () => ({ ...item(30), isBound: true })),
    ])
    return columnsOf(planPages(units, { ...frame, columns: 2 })).map((column) => heightOf(units, column))
  }
  const [first = 0, second = 0] = feetOf(10, 9)
  expect(second).toBeCloseTo(first, 1)
  const [tall = 0, short = 0] = feetOf(10, 5)
  expect(short).toBeLessThan(0.6 * tall)
})
