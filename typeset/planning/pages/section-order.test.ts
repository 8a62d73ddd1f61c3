import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { planPages } from './page-plan.ts'
import type { PlanFrame, PlanUnit } from './planned-page.ts'
import { planInBestOrder } from './section-order.ts'

const frame: PlanFrame = {
  height: 600,
  headerHeight: 100,
  keptOnLastPage: 0,
  columns: 2,
  gaps: {
    afterHeader: { natural: 30, elasticity: 1 },
    beforeSection: { natural: 30, elasticity: 1 },
    afterHeading: { natural: 15, elasticity: 0.5 },
    betweenItems: { natural: 12, elasticity: 0.8 },
  },
}

const sectionOf = (items: number, more: Partial<PlanUnit> = {}): PlanUnit[] => [
  { kind: 'section', height: 30, continuedHeight: 12, ...more } as PlanUnit,
  ...Array.from({ length: items }, () => ({ kind: 'item', height: 30, ...more }) as PlanUnit),
]

test('lets sections change places where that keeps them whole in even columns', () => {
  const units = [sectionOf(2), sectionOf(6), sectionOf(4)].flat()
  const { pages, order, cost } = planInBestOrder(units, frame)
  expect(cost).toBeLessThan(planPages(units, frame).cost)
  const [columns] = pages.map(({ bands }) => bands[0]?.columns ?? [])
  const begins = columns?.map((column) => units[order[column.units[0]?.unit ?? 0] ?? 0]?.kind)
  expect(begins).toEqual(['section', 'section'])
})

test('leaves sections in their places where nothing is gained', () => {
  const units = [sectionOf(5), sectionOf(5)].flat()
  expect(planInBestOrder(units, frame).order).toEqual(units.map((_, index) => index))
})

test('moves no section past one that stands across all columns', () => {
  const units = [
    sectionOf(2),
    sectionOf(6),
    sectionOf(1, { isWide: true }),
    sectionOf(4),
    sectionOf(1),
  ].flat()
  const { order } = planInBestOrder(units, frame)
  const wide = order.indexOf(10)
  expect(order.slice(0, wide).every((unit) => unit < 10)).toBe(true)
  expect(order.slice(wide + 2).every((unit) => unit > 11)).toBe(true)
})

test('places each unit once, its section above it, on no more pages', () => {
  const menus = fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
    .map((sizes) => sizes.flatMap((size) => sectionOf(size)))
  fc.assert(
    fc.property(menus, (units) => {
      const { order, pages } = planInBestOrder(units, frame)
      expect([...order].sort((one, other) => one - other)).toEqual(units.map((_, index) => index))
      for (const [place, unit] of order.entries())
        if (units[unit]?.kind === 'item') expect(order[place - 1]).toBe(unit - 1)
      expect(pages.length).toBeLessThanOrEqual(planPages(units, frame).pages.length)
    }),
    { numRuns: tries(30) },
  )
})
