import { expect, it } from 'vitest'
import { defaultDesign } from '../design/settings.ts'
import { newDesign } from './new-design.ts'

it('begins without the watermark where the plan may leave it out, and else as ever', () => {
  expect(newDesign('professional')).toEqual({ ...defaultDesign, hideWatermark: true })
  expect(newDesign('basic')).toEqual(defaultDesign)
})
