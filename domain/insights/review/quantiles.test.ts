import { expect, it } from 'vitest'
import { quantile, spreadOf } from './quantiles.ts'

it('takes quantiles between neighbors in proportion, as spreadsheets do', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile([1, 2, 3, 4], share))).toEqual([
    1, 1.75, 2.5, 3.25, 4,
  ])
})

it('describes a list whatever its order, and an empty one not at all', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ count: 3, min: 1, q1: 3, median: 5, q3: 7, max: 9 })
  expect(spreadOf([])).toBeUndefined()
})
