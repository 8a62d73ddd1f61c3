import { expect, test } from 'vitest'
import type { PlanFrame, PlanUnit } from './planned-page.ts'
import { planWholeSections } from './whole-sections.ts'

const frame: PlanFrame = {
  height: 600,
  headerHeight: 0,
  keptOnLastPage: 0,
  columns: 2,
  gaps: {
    afterHeader: { natural: 0, elasticity: 0 },
    beforeSection: { natural: 30, elasticity: 1 },
    afterHeading: { natural: 15, elasticity: 0.5 },
    betweenItems: { natural: 12, elasticity: 0.8 },
  },
}

/** A section whose name is across the page. */
const sectionOf = (items: number): PlanUnit[] => [
  { kind: 'section', height: 30, continuedHeight: 12, isWide: true },
  ...Array.from({ length: items }, (): PlanUnit => ({ kind: 'item', height: 40, isBelowWide: true })),
]

/** How many items of the second of two sections are on each page. */
function secondSectionOn(sizes: readonly [number, number], room: Partial<PlanFrame> = {}): number[] {
  const { pages } = planWholeSections(sizes.flatMap(sectionOf), { ...frame, ...room })
  return pages.map(
    ({ bands }) =>
      bands
        .flatMap(({ columns }) => columns.flatMap(({ units }) => units))
        .filter(({ unit }) => unit > sizes[0] + 1).length,
  )
}

test('lets a list below a name across the page go on to the next page where a hole would be left', () => {
  const [first = 0, second = 0] = secondSectionOn([10, 20])
  expect(first).toBeGreaterThanOrEqual(6)
  expect(second).toBeGreaterThanOrEqual(6)
  expect(first + second).toBe(20)
})

test('keeps a short section below its name whole, and a list where no hole is left', () => {
  expect(secondSectionOn([10, 12])).toEqual([0, 12])
  expect(secondSectionOn([18, 20])).toEqual([0, 20])
})

test('leaves a few items of a list over where a page holds all but them', () => {
  const onPages = secondSectionOn([3, 81], { columns: 3, height: 760 })
  expect(onPages.reduce((sum, items) => sum + items)).toBe(81)
})
