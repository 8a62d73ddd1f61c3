import { expect, it } from 'vitest'
import { defaultDesign } from '../settings.ts'
import { formatOf, formats } from './formats.ts'
import { type paperKeys, paperOf, paperSizeLabel, papers } from './paper.ts'

const chosen = (pageSize: (typeof paperKeys)[number], isLandscape = false) =>
  paperOf({ ...defaultDesign, pageSize, isLandscape })

it('turns a named paper onto its long side', () => {
  expect(chosen('tabloid')).toEqual({ widthPt: 792, heightPt: 1224 })
  expect(chosen('tabloid', true)).toEqual({ widthPt: 1224, heightPt: 792 })
})

it('leaves a paper of one’s own as it is given', () => {
  const custom = { ...defaultDesign, pageSize: 'custom', customWidthIn: 6, customHeightIn: 9 } as const
  expect(paperOf({ ...custom, isLandscape: true })).toEqual(paperOf(custom))
})

it('says sizes in inches or whole millimetres', () => {
  expect(paperSizeLabel('a4', 'mm')).toBe('210 × 297 mm')
  expect(paperSizeLabel('a5', 'mm')).toBe('148 × 210 mm')
  expect(paperSizeLabel('letter', 'in')).toBe('8.5 × 11 in')
})

it('cuts panels of a third of a sheet, one of them a sixteenth of an inch short', () => {
  const { 'letter-panel': letter, 'a4-panel': a4 } = papers
  expect(3 * letter.width - 1 / 16).toBeCloseTo(11, 6)
  expect(3 * a4.width - 1 / 16).toBeCloseTo(11.69, 2)
})

it('keeps each format apart from the others, and knows it again', () => {
  expect(new Set(formats.map(({ key }) => key)).size).toBe(formats.length)
  for (const format of formats) expect(formatOf(format.settings)).toBe(format)
  expect(formatOf({ ...defaultDesign, pageSize: 'custom' })).toBeUndefined()
})
