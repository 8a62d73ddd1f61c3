import { describe, expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import { readPriceChange, roundings, startingPriceChange } from './price-change-form.ts'

const starting = startingPriceChange(newMenu())

describe('a price change as it was typed', () => {
  it('raises or lowers by what stands in the box', () => {
    expect(readPriceChange({ ...starting, by: '7.5' })).toEqual({
      kind: 'percent',
      by: 7.5,
      step: 50,
      withExtras: false,
    })
    expect(readPriceChange({ ...starting, direction: 'lower', kind: 'amount', by: '2' })?.by).toBe(-2)
    expect(readPriceChange({ ...starting, by: '7,5' })?.by).toBe(7.5)
  })

  it.each(['', ' ', '0', '-3', 'ten', 'Infinity'])('is none yet for “%s”', (by) => {
    expect(readPriceChange({ ...starting, by })).toBeNull()
  })
})

it('offers the rounding of each currency', () => {
  const labels = (currency: string) => roundings(currency).map(({ label }) => label)
  expect(labels('USD')).toEqual([
    'Exact to the cent',
    'Nearest $0.05',
    'Nearest $0.10',
    'Nearest $0.25',
    'Nearest $0.50',
    'Whole dollar',
  ])
  expect(labels('JPY')).toEqual([
    'Exact',
    'Nearest ¥5',
    'Nearest ¥10',
    'Nearest ¥25',
    'Nearest ¥50',
    'Nearest ¥100',
  ])
  expect(roundings('KWD').map(({ value }) => value)).toEqual([1, 50, 100, 250, 500, 1000])
  expect(['EUR', 'JPY', 'KWD'].map((currency) => startingPriceChange(newMenu([], currency)).step)).toEqual([
    50, 50, 500,
  ])
})
