import { describe, expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { seededRandom } from '../choosing/random.ts'
import { generationFiltersSchema } from '../filters.ts'
import { generateMenu } from '../generate.ts'
import { refreshItem } from '../refresh.ts'
import { isSoughtOnAnyCard } from '../sought/sought.ts'
import { chooseHouse, houseOfCard } from './choose-house.ts'
import { housesOf, housesOfCuisine, isForeign } from './houses-of.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
const AMERICAN = 5

const named = (...names: string[]): Dish[] =>
  names.map((name) => {
    const dish = catalogue.find((one) => one.name === name)
    if (!dish) throw new Error(`The catalogue has no ${name}`)
    return dish
  })

const homesOf = (name: string): string[] => named(name).flatMap((dish) => [...housesOf(dish)])

describe('where a dish is at home', () => {
  it.each([
    ['Patty Melt', ['diner']],
    ['Prime Rib', ['steakhouse']],
    ['Texas Smoked Brisket', ['barbecue']],
    ['Crawfish Étouffée', ['southern']],
    ['Pizza Margherita', ['pizzeria']],
    ['Mapo Tofu', ['sichuan']],
    ['Dongpo Pork', ['jiangnan']],
    ['Peking Duck', ['northern']],
    ["General Tso's Chicken", ['takeout']],
    ['Masala Dosa', ['southern']],
    ['Bhel Puri', ['western']],
    ['Tacos al Pastor', ['taqueria']],
    ['Mole Poblano con Pollo', ['traditional']],
    ['Moussaka', ['eastern']],
    ['Paella Valenciana', ['western']],
    ['Marinated Olives', []],
    ['Pad Thai', ['street']],
    ['Galbi Gui', ['barbecue']],
    ['Moules Frites', ['bistro', 'brasserie']],
    ['Chuletón a la Brasa', ['grill house']],
    ['Nigiri Moriawase', ['sushi bar']],
    ['Spanakopita', ['eastern']],
  ])('%s: %j', (name, houses) => {
    expect(homesOf(name)).toEqual(houses)
  })

  it('places something in each house of each cuisine', () => {
    for (const cuisineId of [1, 3, 4, 5, 7, 9]) {
      const mains = catalogue.filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === 2)
      for (const house of housesOfCuisine(cuisineId))
        expect(mains.filter((dish) => housesOf(dish).has(house)).length, house).toBeGreaterThan(4)
    }
  })
})

describe('the house of a menu', () => {
  const diner = named('Patty Melt', 'Diner Meatloaf', 'Reuben Sandwich', 'Onion Rings')

  it('is told by its card, and by none where dishes of several stand on it', () => {
    expect(houseOfCard(AMERICAN, diner)).toBe('diner')
    const mixed = named('Patty Melt', 'Texas Smoked Brisket', 'Crawfish Étouffée', 'Prime Rib')
    expect(houseOfCard(AMERICAN, mixed)).toBeUndefined()
    expect(houseOfCard(6, named('Pad Thai'))).toBeUndefined()
  })

  it('is that of the dishes that stand, and none where it cannot serve', () => {
    const pool = catalogue.filter((dish) => dish.cuisineId === AMERICAN && dish.categoryId === 2)
    const section = { categoryId: 2, size: 6, pool }
    for (let seed = 0; seed < 8; seed += 1)
      expect(chooseHouse(AMERICAN, [section], diner, seededRandom(seed), 3)).toBe('diner')
    const chosen = Array.from({ length: 20 }, (_, seed) =>
      chooseHouse(AMERICAN, [section], [], seededRandom(seed), 3),
    )
    expect(new Set(chosen).size).toBeGreaterThan(3)
    const ribs = { ...section, pool: named('St. Louis Ribs', 'Prime Rib') }
    expect(chooseHouse(AMERICAN, [ribs], [], seededRandom(1), 3)).toBeUndefined()
  })

  it('is one: no card mixes diner, barbecue and steakhouse, nor any cuisine its own', () => {
    for (const cuisineId of [1, 3, 4, 5, 7, 9]) {
      const strangers = Array.from({ length: 6 }, (_, seed) => {
        const filters = generationFiltersSchema.parse({
          cuisineId,
          itemsPerCategoryCustom: { 1: 5, 2: 6, 3: 3, 4: 3 },
        })
        const dishes = generateMenu({ catalogue, filters, seed, season: 'autumn' }).flatMap(({ items }) =>
          items.flatMap(({ id }) => byId.get(id) ?? []),
        )
        const counts = housesOfCuisine(cuisineId).map(
          (house) => dishes.filter((dish) => isForeign(dish, house) && !isSoughtOnAnyCard(dish)).length,
        )
        return Math.min(...counts)
      })
      expect(strangers.filter((count) => count > 3)).toEqual([])
      expect(strangers.filter((count) => count === 0).length, `cuisine ${cuisineId}`).toBeGreaterThan(2)
    }
  })

  it('holds for one dish that is exchanged', () => {
    const others = Array.from({ length: 8 }, (_, seed) =>
      refreshItem({
        catalogue,
        cuisineId: AMERICAN,
        categoryId: 2,
        priceRange: 2,
        dietaryOptions: [],
        menuItemIds: diner.map(({ id }) => id),
        itemId: diner[0]?.id ?? 0,
        seed,
      }),
    ).flatMap((item) => byId.get(item?.id ?? 0) ?? [])
    expect(others).toHaveLength(8)
    expect(others.filter((dish) => isForeign(dish, 'diner') && !isSoughtOnAnyCard(dish))).toEqual([])
  })
})
