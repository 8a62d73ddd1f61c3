import { describe, expect, it } from 'vitest'
import { isLong, tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { cuisines } from '../../reference/reference.ts'
import { generationFiltersSchema } from '../filters.ts'
import { composeMenu } from '../generate.ts'
import { isAtMarketPrice, rangesAway } from './credible-ranges.ts'
import { foodCostOf } from './food-cost.ts'
import { dishesInRange, rangeRemarks } from './in-range.ts'
import { priceBand } from './price-band.ts'
import { guestsOf } from './shared-plates.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
const ranges = [1, 2, 3, 4, 5]

const composed = (cuisineId: number, priceRange: number, seed: number, dietaryOptions: number[] = []) => {
  const filters = generationFiltersSchema.parse({
    cuisineId,
    priceRange,
    dietaryOptions,
    itemsPerCategoryCustom: { 1: 5, 2: 5, 3: 3, 4: 3, 5: 4 },
  })
  const { sections, remarks } = atOnce(composeMenu({ catalogue, filters, seed }))
  return { items: sections.flatMap(({ items }) => items), remarks }
}

/** The dishes of a menu that no menu of its range would have. The house standard is in no catalogue. */
const outside = (items: readonly { id: number }[], priceRange: number) =>
  items.flatMap(({ id }) => {
    const dish = byId.get(id)
    return dish && rangesAway(dish, priceRange) > 0 && !isAtMarketPrice(dish) ? [dish] : []
  })

describe('a menu of a price range', () => {
  it.each(cuisines)(
    'of $name cuisine has only dishes of its range, each in its band',
    ({ id: cuisineId }) => {
      for (const priceRange of ranges) {
        for (let seed = 0; seed < tries(6); seed += 1) {
          const { items, remarks } = composed(cuisineId, priceRange, seed)
          expect(outside(items, priceRange)).toEqual([])
          expect(remarks.filter((text) => text.includes('another price range'))).toEqual([])
          for (const item of items) {
            const dish = byId.get(item.id)
            const costClass = dish && foodCostOf(dish).costClass
            const { low, high } = priceBand(item.categoryId as 1, priceRange, costClass)
            const lead = leadPrice(item)
            // At market price it has none, and a price for two is of two.
            if (!lead) continue
            const amount = lead.amount / guestsOf(item)
            expect(amount, item.name).toBeGreaterThanOrEqual(low * 100)
            expect(amount, item.name).toBeLessThanOrEqual(high * 100)
          }
        }
      }
    },
  )

  it('says which dishes are of another range where a diet leaves too few', () => {
    let relaxed = 0
    for (const { id: cuisineId } of cuisines) {
      for (const priceRange of ranges) {
        // The short form tries one at a time, another with each cuisine and range.
        for (const diets of inTurn([[2], [3, 4], [5]], cuisineId + priceRange, isLong ? 3 : 1)) {
          const { items, remarks } = composed(cuisineId, priceRange, 1, diets)
          const others = outside(items, priceRange)
          const said = remarks.filter((text) => text.includes('another price range'))
          expect(said).toEqual(rangeRemarks(others, priceRange))
          relaxed += others.length
        }
      }
    }
    expect(relaxed).toBeGreaterThan(0)
  })

  it('spreads its main courses from the middle up: in most menus the dearest costs 2.5 times the cheapest', () => {
    const spreads = cuisines.flatMap(({ id: cuisineId }) =>
      [3, 4, 5].flatMap((priceRange) => {
        const { items } = composed(cuisineId, priceRange, 1)
        const amounts = items
          .filter(({ categoryId }) => categoryId === 2)
          .flatMap((item) => leadPrice(item)?.amount ?? [])
        return Math.max(...amounts) / Math.min(...amounts)
      }),
    )
    expect(spreads.filter((spread) => spread >= 2.5).length / spreads.length).toBeGreaterThan(0.7)
  })

  it('chooses other dishes at the top than at the bottom: few of one are credible in the other', () => {
    for (const { id: cuisineId } of cuisines) {
      const mains = catalogue.filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === 2)
      const [low, high] = [1, 5].map((range) => new Set(dishesInRange(mains, range, 5)))
      const either = low?.union(high ?? new Set()).size ?? 0
      expect((low?.intersection(high ?? new Set()).size ?? 0) / either, String(cuisineId)).toBeLessThan(0.7)
    }
  })
})

it('never falls back on what is sold at market price', () => {
  const dish = catalogue.find(({ name }) => name === 'Sole Meunière')
  if (!dish) throw new Error('No sole')
  expect(dishesInRange([dish], 5, 1)).toEqual([])
})
