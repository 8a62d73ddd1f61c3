import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { diet } from '../../catalogue/reference.ts'
import { refreshItem } from '../refresh.ts'
import { likenesses, likeThis } from './like-this.ts'

const catalogue = loadCatalogue()
const mains = catalogue.filter(({ cuisineId, categoryId }) => cuisineId === 1 && categoryId === 2)
const named = (name: string) => {
  const dish = mains.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dish
}

describe('another dish like this', () => {
  const pasta = named('Spaghetti alla Carbonara')

  it('is of its kind: pasta for pasta', () => {
    const like = likeThis(mains, pasta, 'similar')
    expect(like.length).toBeGreaterThan(2)
    expect(like).not.toContain(pasta)
    expect(like.every(({ family }) => family === 'noodle')).toBe(true)
  })

  it('is cheaper, lighter or vegan as wanted', () => {
    const steak = named('Tagliata di Manzo')
    expect(likeThis(mains, steak, 'cheaper').every(({ price }) => price < steak.price)).toBe(true)
    expect(likeThis(mains, pasta, 'lighter').every(({ weight }) => weight !== 'rich')).toBe(true)
    expect(
      likeThis(mains, pasta, 'vegan').every(({ dietaryOptions }) => dietaryOptions.includes(diet.vegan)),
    ).toBe(true)
  })

  it('is answered for an item of a menu, and for an owner’s own there is none', () => {
    const input = { catalogue, cuisineId: 1, categoryId: 2, priceRange: 3, dietaryOptions: [], seed: 2 }
    for (const like of likenesses) {
      const item = refreshItem({ ...input, menuItemIds: [pasta.id], itemId: pasta.id, like })
      expect(item?.id, like).not.toBe(pasta.id)
      expect(item, like).toBeDefined()
    }
    expect(refreshItem({ ...input, menuItemIds: [9001], itemId: 9001, like: 'cheaper' })).toBeUndefined()
  })
})
