import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dishToItem } from '../../generation/dish-to-item.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { trendsOf } from '../optimization/trends.ts'
import { reviewMenu } from './menu-review.ts'

const catalogue = loadCatalogue()
const THAI = 6
const names = ['Tom Yum Het', 'Gai Yang Samunprai', 'Hor Mok Pla', 'Khanom Krok']
const items = names.map((name) => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalogue has no ${name}`)
  return dishToItem(dish, 3)
})

const offeredTo = (section: Partial<Section>, more: Partial<Menu> = {}): string[] => {
  const menu = { ...newMenu([{ id: 2, name: 'Mains', items, ...section }]), ...more }
  const review = reviewMenu({ menu, cuisineId: THAI, season: 'autumn', catalogue })
  return trendsOf(review).map(({ name }) => name)
}

it('offers a menu what is trending', () => {
  expect(offeredTo({})).toContain('Goong Chae Nam Pla')
})

it('offers nothing raw, hot or with alcohol to a children’s menu, and nothing to a meal that is served whole', () => {
  const hot = /Goong Chae|Larb|Tom Yum|Som Tum|Kra Pao|Beer|Mojito/
  expect(offeredTo({ name: 'Kids' }).filter((name) => hot.test(name))).toEqual([])
  expect(offeredTo({}, { title: 'Children’s Menu' }).filter((name) => hot.test(name))).toEqual([])
  expect(offeredTo({ name: 'Omakase' })).toEqual([])
  expect(offeredTo({ layout: 'courses', prices: [] })).toEqual([])
  expect(offeredTo({}, { title: 'Nine-Course Tasting' })).toEqual([])
})
