import { describe, expect, it } from 'vitest'
import { avoidedColumns, avoidReason } from './avoiding.ts'

const milk = avoidedColumns('EU', ['milk'])

describe('a dish for who avoids milk', () => {
  it.each([
    [{ allergens: ['milk'] }, 'contains'],
    [{ allergens: ['milk'], removable: ['milk'] }, 'removable'],
    [{ allergens: ['eggs'], mayContain: ['milk'] }, 'may-contain'],
    [{}, 'not-declared'],
    [{ mayContain: ['eggs'] }, 'not-declared'],
    [{ allergens: ['eggs'] }, null],
    [{ allergens: [] }, null],
  ] as const)('%o: %s', (item, reason) => {
    expect(avoidReason(item, milk)).toBe(reason)
  })

  it('has the gravest of several reasons', () => {
    const both = avoidedColumns('EU', ['milk', 'nuts'])
    expect(avoidReason({ allergens: ['milk', 'walnuts'], removable: ['milk'] }, both)).toBe('contains')
  })
})

it('takes a cereal that nobody named for each of them', () => {
  expect(avoidReason({ allergens: ['gluten'] }, avoidedColumns('US', ['wheat']))).toBe('contains')
})

it('leaves out words that are no column of the market', () => {
  expect(avoidedColumns('US', ['celery', 'wheat', 'x', '']).map(({ key }) => key)).toEqual(['wheat'])
})
