import { describe, expect, it } from 'vitest'
import { breaksHabit, endingFigures, endingFor, habitOf, withEnding } from './price-endings.ts'

describe('the habit of a menu', () => {
  it('is how three prices in four end', () => {
    expect(habitOf([995, 1295, 1495, 795, 895, 1100], 'USD')).toBe('ninetyFive')
    expect(habitOf([900, 1250, 1400, 700, 800, 1150], 'USD')).toBe('half')
  })

  it('is none where prices are few or of all kinds', () => {
    expect(habitOf([900, 1200, 1400], 'USD')).toBeUndefined()
    expect(habitOf([900, 1295, 1499, 725, 890, 1100], 'USD')).toBeUndefined()
  })

  it('takes whole and half dollars for one', () => {
    expect(breaksHabit(1250, 'half', 'USD')).toBe(false)
    expect(breaksHabit(1225, 'half', 'USD')).toBe(false)
    expect(breaksHabit(1220, 'half', 'USD')).toBe(true)
  })

  it('is told in the units of the currency', () => {
    expect(habitOf([690, 980, 1290, 1490, 890, 590], 'EUR')).toBe('ninety')
    expect(habitOf([1290, 980, 790, 1490, 890, 590], 'JPY')).toBe('ninety')
    expect(habitOf([980, 1280, 780, 1480, 880, 580], 'JPY')).toBeUndefined()
    expect(habitOf([3500, 4000, 2500, 1500, 6000, 7500], 'KWD')).toBe('half')
    expect(breaksHabit(3200, 'half', 'KWD')).toBe(true)
  })
})

describe('a new price', () => {
  it('has the nearest ending of the kind', () => {
    expect(withEnding(1240, 'ninetyFive', 'USD')).toBe(1195)
    expect(withEnding(1250, 'ninetyFive', 'USD')).toBe(1295)
    expect(withEnding(1230, 'half', 'USD')).toBe(1250)
    expect(withEnding(1250, 'whole', 'USD')).toBe(1200)
    expect(withEnding(1234, 'ninety', 'JPY')).toBe(1190)
    expect(withEnding(3_240, 'half', 'KWD')).toBe(3_000)
  })

  it('is never nothing', () => {
    expect(withEnding(10, 'whole', 'USD')).toBe(100)
    expect(withEnding(10, 'ninetyFive', 'USD')).toBe(95)
  })

  it('ends in whole dollars where all do', () => {
    expect(endingFor([900, 1200], 'USD')).toBe('whole')
    expect(endingFor([], 'USD')).toBe('half')
  })
})

it.each([
  ['half', 'USD', ['.00', '.50']],
  ['ninetyFive', 'EUR', ['.95']],
  ['ninety', 'JPY', ['90']],
  ['half', 'KWD', ['.000', '.500']],
  ['ninety', 'CZK', ['9.00']],
] as const)('%s of %s is written %s', (ending, currency, figures) => {
  expect(endingFigures(ending, currency)).toEqual(figures)
})
