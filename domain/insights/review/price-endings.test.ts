import { describe, expect, it } from 'vitest'
import { breaksHabit, endingFor, habitOf, withEnding } from './price-endings.ts'

describe('the habit of a menu', () => {
  it('is how three prices in four end', () => {
    expect(habitOf([9.95, 12.95, 14.95, 7.95, 8.95, 11])).toBe('ninetyFive')
    expect(habitOf([9, 12.5, 14, 7, 8, 11.5])).toBe('half')
  })

  it('is none where prices are few or of all kinds', () => {
    expect(habitOf([9, 12, 14])).toBeUndefined()
    expect(habitOf([9, 12.95, 14.99, 7.25, 8.9, 11])).toBeUndefined()
  })

  it('takes whole and half dollars for one', () => {
    expect(breaksHabit(12.5, 'half')).toBe(false)
    expect(breaksHabit(12.25, 'half')).toBe(true)
  })
})

describe('a new price', () => {
  it('has the nearest ending of the kind', () => {
    expect(withEnding(12.4, 'ninetyFive')).toBe(11.95)
    expect(withEnding(12.5, 'ninetyFive')).toBe(12.95)
    expect(withEnding(12.3, 'half')).toBe(12.5)
    expect(withEnding(12.5, 'whole')).toBe(12)
  })

  it('is never nothing', () => {
    expect(withEnding(0.1, 'whole')).toBe(1)
    expect(withEnding(0.1, 'ninetyFive')).toBe(0.95)
  })

  it('ends in whole dollars where all do', () => {
    expect(endingFor([9, 12])).toBe('whole')
    expect(endingFor([])).toBe('half')
  })
})
