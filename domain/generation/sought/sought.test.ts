import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { cuisines, diet } from '../../reference/reference.ts'
import { generationFiltersSchema } from '../filters.ts'
import { composeMenu } from '../generate.ts'
import { housesOfCuisine } from '../houses/houses-of.ts'
import { housesWithLists, soughtThings } from './sought.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
/** Cuisines whose lists were set. */
const listed = cuisines.filter(({ id }) => soughtThings(id).length > 0)

const menuOf = (cuisineId: number, priceRange: number, seed: number, house?: string) => {
  const itemsPerCategoryCustom = { 1: 5, 2: 6, 3: 3, 4: 3, 5: 5 }
  const filters = generationFiltersSchema.parse({ cuisineId, priceRange, itemsPerCategoryCustom, house })
  const { sections, remarks } = atOnce(composeMenu({ catalogue, filters, seed, season: 'autumn' }))
  return { dishes: sections.flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? [])), remarks }
}

describe('what guests come for', () => {
  it.each(listed)(
    'is, in $name, dishes of the catalogue in their own courses, by lists of houses that there are',
    ({ id }) => {
      const lists = [undefined, ...housesWithLists(id)]
      for (const house of lists)
        for (const { what, categoryId, dishes } of soughtThings(id, house))
          for (const name of dishes) {
            const dish = catalogue.find((one) => one.cuisineId === id && one.name === name)
            expect(dish?.categoryId, `${what}: ${name}`).toBe(categoryId)
          }
      expect(housesWithLists(id).filter((house) => !housesOfCuisine(id).includes(house))).toEqual([])
      expect(soughtThings(id).length).toBeGreaterThanOrEqual(15)
    },
  )

  it.each(listed)(
    'is on $name cards: the first of each course, for any seed and middle range',
    ({ id, name }) => {
      for (const priceRange of [2, 3, 4])
        for (let seed = 0; seed < tries(4); seed += 1) {
          const { dishes, remarks } = menuOf(id, priceRange, seed * 7919)
          for (const categoryId of [1, 2, 3, 4]) {
            const [first] = soughtThings(id).filter((thing) => thing.categoryId === categoryId)
            const isThere = first && dishes.some((dish) => first.dishes.has(dish.name))
            const isSaid = remarks.some((text) => text.includes(first?.what ?? ''))
            expect(isThere || isSaid, `${name}, ${priceRange}, ${seed}: ${first?.what}`).toBe(true)
          }
        }
    },
  )

  it('is what a chosen house is known for, and nothing of another house', () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { dishes } = menuOf(5, 3, seed, 'steakhouse')
      const names = dishes.map((dish) => dish.name)
      expect(names).toContain('New York Strip Steak')
      expect(names).toContain('Shrimp Cocktail')
      expect(names.filter((one) => /Brisket|Ribs|Meatloaf|Grits|Guacamole/.test(one))).toEqual([])
    }
  })

  it('says of a house that the cuisine does not have which ones it has', () => {
    expect(menuOf(5, 3, 1, 'Ethiopian').remarks.join(' ')).toMatch(/no house called “Ethiopian”.*Steakhouse/)
  })
})

it('serves vegan starters and main courses by bound where nobody asked for them', () => {
  for (const { id, name } of listed)
    for (let seed = 0; seed < tries(3); seed += 1) {
      const { dishes } = menuOf(id, 3, seed)
      const vegan = (categoryId: number) =>
        dishes.filter((dish) => dish.categoryId === categoryId && dish.dietaryOptions.includes(diet.vegan))
          .length
      expect(vegan(1), `${name} starters`).toBeLessThanOrEqual(5 / 3)
      expect(vegan(2), `${name} main courses`).toBeLessThanOrEqual(6 / 4)
    }
})
