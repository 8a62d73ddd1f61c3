import { expect, it } from 'vitest'
import { placeLabels } from './place-labels.ts'

it('prints no label over another, and keeps the outermost', () => {
  const labels = [
    { text: 'Strip $56.00', x: 540 },
    { text: 'Filet $58.00', x: 560 },
    { text: 'Ribeye $64.00', x: 590 },
    { text: 'Kids Mac $7.00', x: 40 },
  ]
  const placed = placeLabels(labels, 600, 5)
  expect(placed.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Ribeye $64.00', 'end'],
    ['Kids Mac $7.00', 'start'],
  ])
})

it('leaves out a label that the plot has no room for', () => {
  expect(placeLabels([{ text: 'x'.repeat(60), x: 150 }], 300, 5)).toEqual([])
})
