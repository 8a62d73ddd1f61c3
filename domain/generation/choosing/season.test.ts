import { describe, expect, it } from 'vitest'
import { hemisphereOf, seasonOf } from './season.ts'

describe('the season of a date', () => {
  it('is the other half of the year in the south', () => {
    expect(seasonOf(new Date('2026-02-10'))).toBe('winter')
    expect(seasonOf(new Date('2026-02-10'), 'south')).toBe('summer')
    expect(seasonOf(new Date('2026-11-23'))).toBe('autumn')
    expect(seasonOf(new Date('2026-11-23'), 'south')).toBe('spring')
    expect(seasonOf(new Date('2026-12-01'), hemisphereOf('AU'))).toBe('summer')
    expect(seasonOf(new Date('2026-12-01'), hemisphereOf('FR'))).toBe('winter')
    expect(seasonOf(new Date('2026-12-01'), hemisphereOf(undefined))).toBe('winter')
  })
})
