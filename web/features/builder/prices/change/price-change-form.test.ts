import { describe, expect, it } from 'vitest'
import { readPriceChange, roundingOptions, startingPriceChange as starting } from './price-change-form.ts'

const own = { ends: [95] }

describe('a price change as it was typed', () => {
  it('raises or lowers by what stands in the box', () => {
    expect(readPriceChange({ ...starting, by: '7.5' }, own)).toEqual({
      kind: 'percent',
      by: 7.5,
      rounding: own,
      withExtras: false,
    })
    expect(readPriceChange({ ...starting, direction: 'lower', kind: 'amount', by: '2' }, own)?.by).toBe(-2)
    expect(readPriceChange({ ...starting, by: '7,5' }, own)?.by).toBe(7.5)
  })

  it('rounds an amount only where that was chosen', () => {
    const typed = { ...starting, kind: 'amount', by: '0.20' } as const
    expect(readPriceChange(typed, own)?.rounding).toEqual({ step: 1 })
    expect(readPriceChange({ ...typed, rounding: { step: 25 } }, own)?.rounding).toEqual({ step: 25 })
  })

  it.each(['', ' ', '0', '-3', 'ten', 'Infinity'])('is none yet for “%s”', (by) => {
    expect(readPriceChange({ ...starting, by }, own)).toBeNull()
  })
})

it('offers the endings of the menu and the rounding of its currency', () => {
  const labels = (currency: string) =>
    roundingOptions({ ends: [0, 25, 95] }, currency).map(({ label }) => label)
  expect(labels('USD')).toEqual([
    'As on this menu: .00, .25 or .95',
    'Exact to the cent',
    'Nearest $0.05',
    'Nearest $0.10',
    'Nearest $0.25',
    'Nearest $0.50',
    'Whole dollar',
  ])
  expect(labels('JPY')).toEqual([
    'As on this menu: 00, 25 or 95',
    'Exact',
    'Nearest ¥5',
    'Nearest ¥10',
    'Nearest ¥25',
    'Nearest ¥50',
    'Nearest ¥100',
  ])
  expect(roundingOptions({ step: 500 }, 'KWD').map(({ value }) => value)).toEqual([
    '1',
    '50',
    '100',
    '250',
    '500',
    '1000',
  ])
})
