import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { houseStandards } from '../catalogue/house-standard.ts'
import { areNearDuplicates, tellingWords } from '../catalogue/names.ts'
import { customItem } from '../menu/editing/edits.ts'
import type { Section } from '../menu/model/section.ts'
import { fixedPrice, leadPrice } from '../menu/prices/lead-price.ts'
import { type CategoryId, categories, cuisines, diet, dietaryOptions } from '../reference/reference.ts'
import { isOutOfSeason } from './choosing/season.ts'
import { generationFiltersSchema, requestedCounts } from './filters.ts'
import { fittingDishes, generateMenu } from './generate.ts'
import { foodCostOf } from './pricing/food-cost.ts'
import { priceBand } from './pricing/price-band.ts'
import { guestsOf } from './pricing/shared-plates.ts'
import { isSoughtOnAnyCard } from './sought/sought.ts'

const catalogue = loadCatalogue()

const filtersArbitrary = fc
  .record({
    cuisineId: fc.constantFrom(...cuisines.map(({ id }) => id)),
    priceRange: fc.integer({ min: 1, max: 5 }),
    dietaryOptions: fc.subarray(dietaryOptions.map(({ id }) => id)),
    itemsPerCategoryCustom: fc.record(
      Object.fromEntries(categories.map(({ id }) => [id, fc.integer({ min: 0, max: 10 })])),
    ),
  })
  .filter(({ itemsPerCategoryCustom }) => Object.values(itemsPerCategoryCustom).some((count) => count > 0))
  .map((filters) => generationFiltersSchema.parse(filters))

const generate = (filters: object, seed = 1): Section[] =>
  generateMenu({ catalogue, filters: generationFiltersSchema.parse(filters), seed })

/** The one section that may hold more than was asked for. */
const isHouseStandard = (section: Section) =>
  houseStandards.some(({ dishes }) => dishes[0]?.id === section.items[0]?.id)

describe('a generated menu', () => {
  it('has what was asked for or says truthfully what is missing, whatever is asked', () => {
    fc.assert(
      fc.property(filtersArbitrary, fc.nat(), (filters, seed) => {
        const menu = generateMenu({ catalogue, filters, seed })
        expect(menu.map(({ id }) => id)).toEqual(requestedCounts(filters).map(({ categoryId }) => categoryId))
        const names = menu.flatMap(({ items }) => items.map((item) => tellingWords(item.name)))
        for (const [index, name] of names.entries()) {
          const alike = names.slice(index + 1).find((other) => areNearDuplicates(name, other))
          if (alike) expect.fail(`${[...name].join(' ')} and ${[...alike].join(' ')} are one dish`)
        }
        for (const section of menu) {
          const count = filters.itemsPerCategoryCustom[section.id] ?? 0
          const unfit = section.items.filter((item) => {
            const dish = catalogue.find(({ id }) => id === item.id)
            const costClass = dish && foodCostOf(dish).costClass
            const band = priceBand(section.id as CategoryId, filters.priceRange, costClass)
            const lead = leadPrice(item)
            const amount = lead ? lead.amount / guestsOf(item) : band.low * 100
            return (
              item.cuisineId !== filters.cuisineId ||
              item.categoryId !== section.id ||
              !filters.dietaryOptions.every((id) => item.dietaryOptions.includes(id)) ||
              amount < band.low * 100 ||
              amount > band.high * 100
            )
          })
          expect(unfit).toEqual([])
          if (isHouseStandard(section)) continue
          const available = fittingDishes(catalogue, filters, section.id).length
          expect(section.items).toHaveLength(Math.min(count, available))
          if (available >= count) expect(section.shortfall).toBeUndefined()
          else expect(section.shortfall).toMatchObject({ requested: count, found: available })
        }
      }),
      { numRuns: tries(400) },
    )
  }, 120_000)

  it('is the same for the same filters and seed', () => {
    fc.assert(
      fc.property(filtersArbitrary, fc.nat(), (filters, seed) => {
        const input = { catalogue, filters, seed, season: 'autumn' } as const
        expect(generateMenu(input)).toEqual(generateMenu(input))
      }),
      { numRuns: tries(40) },
    )
  })

  it('never falls short of ten of each category without a dietary wish', () => {
    const counts = Object.fromEntries(categories.map(({ id }) => [id, 10]))
    for (const { id: cuisineId } of cuisines) {
      for (const priceRange of [1, 2, 3, 4, 5]) {
        const menu = generate({ cuisineId, priceRange, itemsPerCategoryCustom: counts })
        expect(menu.map(({ items }) => items.length)).toEqual([10, 10, 10, 10, 10])
        expect(menu.some(({ shortfall }) => shortfall)).toBe(false)
      }
    }
  })

  it('differs from seed to seed: mean Jaccard similarity of menus under 0.6', () => {
    const menus = Array.from({ length: tries(100) }, (_, seed) =>
      generate({ cuisineId: 7, itemsPerCategoryCustom: { 1: 5, 2: 5, 3: 5, 4: 5, 5: 5 } }, seed),
    ).map((menu) => new Set(menu.flatMap(({ items }) => items.map(({ id }) => id))))
    const similarities = menus.flatMap((menu, index) =>
      menus.slice(index + 1).map((other) => menu.intersection(other).size / menu.union(other).size),
    )
    expect(similarities.reduce((sum, value) => sum + value, 0) / similarities.length).toBeLessThan(0.6)
  })

  it('has something for vegetarians in each savory section of three, and makes no vegetarian menu unasked', () => {
    for (const { id: cuisineId } of cuisines) {
      for (let seed = 0; seed < tries(12); seed += 1) {
        for (const { id, name, items } of generate(
          { cuisineId, itemsPerCategoryCustom: { 1: 3, 2: 3, 4: 3 } },
          seed,
        )) {
          const vegetarian = items.filter(({ dietaryOptions }) =>
            [diet.vegetarian, diet.vegan].some((id) => dietaryOptions.includes(id)),
          )
          expect(vegetarian.length, `cuisine ${cuisineId}, ${name}, seed ${seed}`).toBeGreaterThan(0)
          if (id === 2) expect(vegetarian).toHaveLength(1)
        }
      }
    }
  })

  it('is dearer at a higher price range', () => {
    const total = (priceRange: number, seed: number) =>
      generate({ cuisineId: 8, priceRange, itemsPerCategoryCustom: { 1: 5, 2: 5, 3: 5 } }, seed)
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + (leadPrice(item)?.amount ?? 0) / guestsOf(item), 0)
    const totals = [1, 2, 3, 4, 5].map((range) =>
      [1, 2, 3].reduce((sum, seed) => sum + total(range, seed), 0),
    )
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(new Set(totals).size).toBe(5)
  })

  it('serves nothing out of season while anything else is left', () => {
    for (const { id: cuisineId } of cuisines) {
      for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
        const filters = generationFiltersSchema.parse({
          cuisineId,
          itemsPerCategoryCustom: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 },
        })
        for (const { id: categoryId, items } of generateMenu({ catalogue, filters, seed: 1, season })) {
          const served = catalogue.filter((dish) => items.some((item) => item.id === dish.id))
          const inSeason = fittingDishes(catalogue, filters, categoryId).filter(
            (dish) => !isOutOfSeason(dish, season),
          )
          const late = served.filter((dish) => isOutOfSeason(dish, season))
          expect(late).toHaveLength(Math.max(0, items.length - inSeason.length))
        }
      }
    }
  })

  it('prefers dishes of the season to those of none', () => {
    const seasons = Array.from({ length: 60 }, (_, seed) =>
      generateMenu({
        catalogue,
        filters: generationFiltersSchema.parse({ cuisineId: 1, itemsPerCategoryCustom: { 1: 3, 2: 3 } }),
        seed,
        season: 'summer',
      }),
    )
      .flat()
      .flatMap(({ items }) => items.flatMap(({ id }) => catalogue.find((dish) => dish.id === id) ?? []))
      // What guests come for is there in any season.
      .filter((dish) => !isSoughtOnAnyCard(dish))
      .map(({ season }) => season)
    const ofSummer = fittingDishes(catalogue, { cuisineId: 1, dietaryOptions: [] }, 1)
      .concat(fittingDishes(catalogue, { cuisineId: 1, dietaryOptions: [] }, 2))
      .filter((dish) => !isOutOfSeason(dish, 'summer') && !isSoughtOnAnyCard(dish))
    const share = ofSummer.filter(({ season }) => season === 'summer').length / ofSummer.length
    const summer = seasons.filter((season) => season === 'summer').length
    expect(summer / seasons.length).toBeGreaterThan(share * 1.3)
  })

  it('spreads a section over at least three ingredient families', () => {
    for (const { id: cuisineId } of cuisines) {
      for (let seed = 0; seed < tries(20); seed += 1) {
        const [section] = generate({ cuisineId, itemsPerCategoryCustom: { 2: 5 } }, seed)
        const families = section?.items.map(({ id }) => catalogue.find((dish) => dish.id === id)?.family)
        expect(new Set(families).size).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe('a menu with accepted items', () => {
  const filters = generationFiltersSchema.parse({ cuisineId: 1, itemsPerCategoryCustom: { 1: 3, 3: 2 } })
  const tiramisu = catalogue.find(({ name }) => /tiramis/i.test(name))
  const accepted = [
    customItem(
      { name: 'Tiramisù', description: 'As at home.', prices: [fixedPrice(900)], dietaryOptions: [] },
      { id: 9100, cuisineId: 1, categoryId: 3 },
    ),
  ]

  it('keeps them, fills up to the exact counts and never repeats them', () => {
    expect(tiramisu).toBeDefined()
    for (let seed = 0; seed < tries(50); seed += 1) {
      const [appetizers, desserts] = generateMenu({ catalogue, filters, seed, accepted })
      expect(appetizers?.items).toHaveLength(3)
      expect(desserts?.items).toHaveLength(2)
      expect(desserts?.items[0]).toEqual(accepted[0])
      expect(desserts?.items[1]?.id).not.toBe(tiramisu?.id)
    }
  })
})

describe('the Indian house standard', () => {
  const appetizers = (count: number, changes = {}) =>
    generate({ cuisineId: 4, itemsPerCategoryCustom: { 1: count, 2: 1 }, ...changes })[0]

  it('stands in for fewer than five appetizers, at its own prices', () => {
    expect(appetizers(3)?.items.map((item) => [item.name, leadPrice(item)?.amount])).toEqual([
      ['Samosa', 700],
      ['Pakora', 800],
      ['Pani Puri', 900],
      ['Chaat', 800],
      ['Chicken Tikka', 1200],
    ])
    expect(
      appetizers(3)?.items.map(({ dietaryOptions }) =>
        [diet.vegetarian, diet.vegan].map((id) => dietaryOptions.includes(id)),
      ),
    ).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  it('leaves five or more, none, and a dietary wish that it does not meet to the catalogue', () => {
    expect(appetizers(5)?.items.map(({ name }) => name)).not.toContain('Samosa')
    expect(appetizers(0)?.id).toBe(2)
    expect(appetizers(3, { dietaryOptions: [1] })?.items).toHaveLength(3)
  })
})
