import { describe, expect, it } from 'vitest'
import { locationMultipliers, pricingData } from '#domain/pricing/multipliers.ts'
import { defaultPricingChoice, multipliersFor } from '#domain/pricing/optimize.ts'
import { basisOf, explainPrice, markupText, movingFactors, readTarget } from './price-factors.ts'

const desserts = { id: 3, name: 'Desserts' }
const choice = {
  location: 'New York',
  audience: 'upscale',
  isCompetitive: true,
  isSeasonal: true,
  customMarkupPercent: -20,
}

describe('the explanation of a price', () => {
  it('names every factor that moves it', () => {
    const factors = movingFactors(multipliersFor(desserts, choice, pricingData), choice, desserts.name)
    expect(factors).toEqual([
      { name: 'New York', factor: 1.13 },
      { name: 'Upscale Dining', factor: 1.3 },
      { name: 'competitive', factor: 0.95 },
      { name: 'seasonal', factor: 1.1 },
      { name: 'your markup', factor: 0.8 },
      { name: 'Desserts', factor: 0.98 },
    ])
    expect(explainPrice(1000, 'USD', factors)).toBe(
      '$10.00 × 1.13 New York × 1.30 Upscale Dining × 0.95 competitive × 1.10 seasonal × 0.80 your markup × 0.98 Desserts = $12.04, rounded up',
    )
  })

  it('leaves out what changes nothing', () => {
    const mains = { id: 2, name: 'Main Courses' }
    const factors = movingFactors(
      multipliersFor(mains, defaultPricingChoice, pricingData),
      defaultPricingChoice,
      mains.name,
    )
    expect(explainPrice(1250, 'USD', factors)).toBe('$12.50, rounded up to a whole dollar')
    expect(explainPrice(1250, 'JPY', factors)).toBe('¥1,250, rounded up to the next ¥100')
  })

  it('shows the basis of a location, and none of an unknown one', () => {
    expect(basisOf(locationMultipliers, 'Boston')).toMatch(/^× 1\.10\. U\.S\. Bureau of Economic Analysis/)
    expect(basisOf(locationMultipliers, 'Atlantis')).toBeUndefined()
  })
})

it('writes a markup with its sign', () => {
  expect([-20, 0, 30].map(markupText)).toEqual(['−20%', 'none', '+30%'])
})

it('reads a target check average from 10 to 200', () => {
  expect(['10', '200', '42.5'].map((typed) => readTarget(typed, 'USD'))).toEqual([10, 200, 42.5])
  expect(['', ' ', '9.99', '201', 'NaN', 'a lot'].map((typed) => readTarget(typed, 'USD'))).toEqual(
    Array(6).fill(null),
  )
  expect(['1000', '2500', '200'].map((typed) => readTarget(typed, 'JPY'))).toEqual([10, 25, null])
})
