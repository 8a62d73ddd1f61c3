import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { diet } from '../../reference/reference.ts'
import { refreshItem } from '../refresh.ts'
import { likeThis } from './like-this.ts'
import { type Likeness, likenesses } from './likenesses.ts'

const catalogue = loadCatalogue()
const mains = catalogue.filter(({ cuisineId, categoryId }) => cuisineId === 1 && categoryId === 2)
const amountOf = ({ price }: { price: number }) => price * 100
const like = (dish: (typeof mains)[number], wanted: Likeness) =>
  likeThis(mains, { dish, amount: amountOf(dish) }, wanted, amountOf)
const named = (name: string) => {
  const dish = mains.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dish
}

describe('another dish like this', () => {
  const pasta = named('Spaghetti alla Carbonara')

  it('is of its kind: pasta for pasta', () => {
    const pastas = like(pasta, 'similar')
    expect(pastas.length).toBeGreaterThan(2)
    expect(pastas).not.toContain(pasta)
    expect(pastas.every(({ family }) => family === 'noodle')).toBe(true)
  })

  it('is cheaper, lighter or vegan as wanted', () => {
    const steak = named('Tagliata di Manzo')
    expect(like(steak, 'cheaper').every(({ price }) => price < steak.price)).toBe(true)
    expect(like(pasta, 'lighter').every(({ weight }) => weight !== 'rich')).toBe(true)
    expect(like(pasta, 'vegan').every(({ dietaryOptions }) => dietaryOptions.includes(diet.vegan))).toBe(true)
  })

  it('is answered for an item of a menu', () => {
    const input = { catalogue, cuisineId: 1, categoryId: 2, priceRange: 3, dietaryOptions: [], seed: 2 }
    for (const wanted of likenesses) {
      const item = refreshItem({ ...input, menuItemIds: [pasta.id], itemId: pasta.id, like: wanted })
      expect(item?.id, wanted).not.toBe(pasta.id)
      expect(item, wanted).toBeDefined()
    }
  })

  it('costs less than the dish does on the menu, whatever its price range asks', () => {
    const steak = named('Tagliata di Manzo')
    for (const priceRange of [1, 2, 3]) {
      const item = refreshItem({
        catalogue,
        cuisineId: 1,
        categoryId: 2,
        priceRange,
        dietaryOptions: [],
        seed: priceRange,
        menuItemIds: [steak.id],
        itemId: steak.id,
        like: 'cheaper',
        original: { name: steak.name, description: steak.description, amount: 18_00 },
      })
      const amount = item && leadPrice(item)?.amount
      expect(amount).toBeLessThan(18_00)
    }
  })

  it('is found for an owner’s own dish by its words, and nothing is cheaper than what has no price', () => {
    const own = {
      catalogue,
      cuisineId: 1,
      categoryId: 2,
      priceRange: 3,
      dietaryOptions: [],
      seed: 4,
      menuItemIds: [9500],
      itemId: 9500,
    }
    const original = { name: 'Grilled swordfish', description: 'With lemon and capers.' }
    const cheaper = refreshItem({ ...own, like: 'cheaper', original: { ...original, amount: 34_00 } })
    expect(catalogue.find(({ id }) => id === cheaper?.id)?.family).toBe('fish')
    expect((cheaper && leadPrice(cheaper)?.amount) ?? 34_00).toBeLessThan(34_00)
    const vegan = refreshItem({ ...own, like: 'vegan', original })
    expect(vegan?.dietaryOptions).toContain(diet.vegan)
    expect(refreshItem({ ...own, like: 'cheaper', original })).toBeUndefined()
    expect(refreshItem({ ...own, like: 'similar' })).toBeUndefined()
  })
})
