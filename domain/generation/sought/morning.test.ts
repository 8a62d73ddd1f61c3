import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { cuisines } from '../../reference/reference.ts'
import { menuBriefSchema } from '../brief/brief.ts'
import { composeBrief } from '../brief/compose-brief.ts'
import { needsMetBy } from '../forms/need.ts'
import { isOfMorningCard, morningThings } from './morning.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
/** Poured from bars of other kitchens, too. */
const POURED = ['Mimosa', 'Bloody Mary']

const brunchOf = (cuisineId: number, seed: number) => {
  const brief = menuBriefSchema.parse({ cuisineId, kind: 'brunch', priceRange: 3 })
  const { menu } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
  const dishes = (name: string) =>
    (menu?.sections.find((section) => section.name === name)?.items ?? []).flatMap(
      ({ id }) => byId.get(id) ?? [],
    )
  return { dishes, prices: menu?.sections.flatMap(({ items }) => items) ?? [] }
}

describe('a brunch', () => {
  it.each(cuisines)('of $name is of dishes that its catalogue has, in their own courses', ({ id }) => {
    for (const { what, categoryId, dishes } of morningThings(id))
      for (const name of dishes) {
        const own = catalogue.find(
          (dish) => dish.name === name && (dish.cuisineId === id || POURED.includes(name)),
        )
        expect(own?.categoryId, `${what}: ${name}`).toBe(categoryId)
      }
  })

  it.each(cuisines)(
    'of $name is what its mornings have, with coffee or tea, a juice and something to toast with',
    ({ id }) => {
      for (const seed of [1, 2]) {
        const { dishes } = brunchOf(id, seed)
        const plates = dishes('Brunch')
        expect(plates).toHaveLength(6)
        expect(plates.filter(isOfMorningCard).length, plates.map(({ name }) => name).join()).toBeGreaterThan(
          3,
        )
        expect(plates.filter((dish) => needsMetBy(dish).includes('eggs')).length).toBeGreaterThan(0)
        const cups = dishes('Coffee & Tea').map((dish) => plateOf(dish).drink)
        expect(cups).toContain('coffee')
        expect(dishes('Brunch Cocktails').some((dish) => needsMetBy(dish).includes('brunchDrink'))).toBe(true)
        expect(dishes('Juices & Coolers').some((dish) => needsMetBy(dish).includes('juice'))).toBe(true)
        expect(dishes('Something Sweet').some(isOfMorningCard)).toBe(true)
      }
    },
  )

  it('costs at lunch and brunch less where a plate of dinner is smaller, and no less for an egg or a glass', () => {
    const { prices } = brunchOf(5, 1)
    const brief = menuBriefSchema.parse({
      cuisineId: 5,
      priceRange: 3,
      sections: [
        { name: 'Breakfast', count: 12 },
        { name: 'Drinks', count: 12 },
      ],
    })
    const { menu } = atOnce(composeBrief({ catalogue, brief, seed: 1, season: 'autumn' }))
    const dinner = new Map(
      menu?.sections.flatMap(({ items }) => items).map((item) => [item.id, item.prices[0]?.amount]),
    )
    const both = prices.filter(({ id }) => dinner.has(id))
    expect(both.length).toBeGreaterThan(3)
    for (const {
      id,
      name,
      prices: [price],
    } of both) {
      const isMorning = /egg|pancake|toast|benedict|mimosa|mary|coffee|juice/i.test(name)
      if (isMorning) expect(price?.amount, name).toBe(dinner.get(id))
    }
  })
})
