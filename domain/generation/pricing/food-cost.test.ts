import { describe, expect, it } from 'vitest'
import { writtenDish } from '#tests/builders/written-dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { foodCostOf, gramsTold } from './food-cost.ts'

describe('the food cost of a dish', () => {
  it.each([
    ['lobster', 'luxury'],
    ['wagyu beef', 'luxury'],
    ['white truffle', 'luxury'],
    ['black truffle', 'luxury'],
    ['caviar', 'luxury'],
    ['turbot', 'luxury'],
    ['sea urchin', 'luxury'],
    ['ribeye steak', 'dear'],
    ['halibut', 'dear'],
    ['salmon', 'usual'],
    ['chicken', 'usual'],
    ['chickpea', 'commodity'],
    ['corn tortilla', 'commodity'],
  ] as const)('puts %s among what is %s', (ingredient, costClass) => {
    const dish = writtenDish('Plate', 'A plate.', { ingredients: [ingredient, 'butter'] })
    expect(foodCostOf(dish).costClass).toBe(costClass)
  })

  it('counts the trace that makes a plain dish a luxury', () => {
    const plain = writtenDish('Egg', 'An egg.', { ingredients: ['egg', 'butter'] })
    const fine = writtenDish('Egg', 'An egg.', { ingredients: ['egg', 'butter', 'caviar'] })
    expect(foodCostOf(plain).costClass).toBe('commodity')
    expect(foodCostOf(fine).costClass).toBe('luxury')
    expect(foodCostOf(fine).usd).toBeGreaterThan(foodCostOf(plain).usd + 10)
  })

  it('weighs what its words weigh', () => {
    const steak = (words: string) => writtenDish('Strip', words, { ingredients: ['strip steak'] })
    expect(gramsTold(steak('Twelve-ounce strip, seared.'))).toBe(340)
    expect(gramsTold(steak('A 16 oz strip, seared.'))).toBe(454)
    expect(gramsTold(steak('A strip, seared.'))).toBeUndefined()
    const [small, large] = [steak('Eight-ounce strip.'), steak('Sixteen ounces of strip.')]
    expect(foodCostOf(large).usd).toBeGreaterThan(foodCostOf(small).usd * 1.5)
  })

  it('asks less of fish beside rice than of fish alone', () => {
    const alone = writtenDish('Salmon', 'Salmon.', { ingredients: ['salmon', 'rice'] })
    const beside = writtenDish('Rice', 'Rice with salmon.', { ingredients: ['rice', 'salmon'] })
    expect(foodCostOf(beside).usd).toBeLessThan(foodCostOf(alone).usd)
  })

  it('tells a bottle of Sole by its words: Dover is flown in', () => {
    const sole = (words: string) => writtenDish('Sole', words, { ingredients: ['sole', 'butter'] })
    expect(foodCostOf(sole('Whole Dover sole.')).usd).toBeGreaterThan(2 * foodCostOf(sole('Sole.')).usd)
  })

  it('keeps food of the middle of the market between 5 and 45 percent of its price, drinks between 10 and 35', () => {
    const shares = loadCatalogue().map((dish) => ({
      dish,
      share: foodCostOf(dish).usd / dish.price,
      class: foodCostOf(dish).costClass,
    }))
    const odd = shares.filter(({ dish, share, class: costClass }) => {
      if (dish.categoryId === 5) return share < 0.1 || share > 0.35
      return share < 0.05 || (share > 0.45 && costClass !== 'luxury' && costClass !== 'dear')
    })
    expect(odd.map(({ dish, share }) => `${dish.name} ${share.toFixed(2)}`)).toEqual([])
  })
})
