import { describe, expect, it } from 'vitest'
import { readPriceChange, startingPriceChange } from './price-change-form.ts'

describe('a price change as it was typed', () => {
  it('raises or lowers by what stands in the box', () => {
    expect(readPriceChange({ ...startingPriceChange, by: '7.5' })).toEqual({
      kind: 'percent',
      by: 7.5,
      rounding: 'half-dollar',
    })
    expect(readPriceChange({ ...startingPriceChange, direction: 'lower', kind: 'amount', by: '2' })?.by).toBe(
      -2,
    )
    expect(readPriceChange({ ...startingPriceChange, by: '7,5' })?.by).toBe(7.5)
  })

  it.each(['', ' ', '0', '-3', 'ten', 'Infinity'])('is none yet for “%s”', (by) => {
    expect(readPriceChange({ ...startingPriceChange, by })).toBeNull()
  })
})
