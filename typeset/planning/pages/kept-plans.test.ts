import { expect, it } from 'vitest'
import { keptPlans } from './kept-plans.ts'
import type { PlanFrame, PlanUnit } from './planned-page.ts'

const gap = { natural: 10, elasticity: 1 }
const frame: PlanFrame = {
  height: 700,
  headerHeight: 90,
  keptOnLastPage: 0,
  columns: 1,
  gaps: { afterHeader: gap, beforeSection: gap, afterHeading: gap, betweenItems: gap },
}
const unitsOf = (...heights: number[]): PlanUnit[] =>
  heights.map((height, index) => ({ kind: index === 0 ? 'section' : 'item', height }))

it('plans once what has the same heights in the same frame', () => {
  const planned: number[] = []
  const plan = keptPlans((units) => {
    planned.push(units.length)
    return { units: units.length }
  })
  const first = plan(unitsOf(30, 20, 20), frame)
  expect(plan(unitsOf(30, 20, 20), { ...frame })).toBe(first)
  expect(planned).toEqual([3])
})

it.each([
  ['a height', unitsOf(30, 20, 32), frame],
  ['a place', unitsOf(30, 20, 20, 20), frame],
  ['what stays together', unitsOf(30, 20, 20).map((unit) => ({ ...unit, isBound: true })), frame],
  ['the height of a page', unitsOf(30, 20, 20), { ...frame, height: 701 }],
  [
    'white space',
    unitsOf(30, 20, 20),
    { ...frame, gaps: { ...frame.gaps, beforeSection: { natural: 11, elasticity: 1 } } },
  ],
])('plans anew where %s is another', (_what, units, otherFrame) => {
  const plan = keptPlans((given, { height, gaps }) => ({ given, height, gaps }))
  const first = plan(unitsOf(30, 20, 20), frame)
  expect(plan(units, otherFrame)).not.toBe(first)
  expect(plan(units, otherFrame)).toEqual({ given: units, height: otherFrame.height, gaps: otherFrame.gaps })
})
