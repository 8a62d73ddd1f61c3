import { expect, it } from 'vitest'
import { overflowEdges } from './use-overflow-edges.ts'

it('names the sides of a row that hide something', () => {
  expect(overflowEdges(0, 300, 300)).toBe('none')
  expect(overflowEdges(0, 300, 500)).toBe('end')
  expect(overflowEdges(100, 300, 500)).toBe('both')
  expect(overflowEdges(200, 300, 500)).toBe('start')
})

it('takes a fraction of a pixel for nothing', () => {
  expect(overflowEdges(0.5, 300, 300.6)).toBe('none')
})
